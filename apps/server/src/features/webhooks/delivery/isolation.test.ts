import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../../test/webhook-deliveries.ts';
import { FOR_ONE_ACCOUNT } from './claim-queries.ts';
import {
  deleteWebhooks,
  expectNewOnesFirst,
  expectQuickOnesFirst,
  HANGS,
  hooks,
  receivers,
  web,
  webhooksAt,
} from './isolation.suite.ts';

afterAll(web.close);
beforeEach(deleteWebhooks);

test.each([
  ['a few people', 40],
  ['more people than there are places for', 270],
])('a webhook that was never tried does not wait behind those of %s that hang', (_, count) =>
  expectNewOnesFirst(count),
);

test('new ones of few people that hang, more than there are places, keep no other new one', async () => {
  const { quick, held, deliveries, release } = await receivers();
  const slow = await webhooksAt(HANGS, 80);
  const others = await webhooksAt(quick.url(), 50);
  for (let i = 0; i < 4; i += 1) for (const person of slow) await hooks.tell(person);
  for (const person of others) await hooks.tell(person);
  const { stop } = await deliveries();
  await until(() => quick.posted.length === 50);
  expect(held).toHaveLength(8 * FOR_ONE_ACCOUNT);
  release();
  await stop();
  await quick.close();
});

test('a lease that is over gives up its place, whatever the attempt does', async () => {
  const leases: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const lease = new AbortController();
    leases.push(lease);
    return lease.signal;
  });
  const { quick, held, deliveries } = await receivers();
  const [person] = await webhooksAt(HANGS, 10);
  for (let i = 0; i < 2; i += 1) await hooks.tell(person!);
  const { stop } = await deliveries();
  await until(() => held.length === FOR_ONE_ACCOUNT);
  for (const lease of leases) lease.abort(new Error('over'));
  // Nobody answers: who stops would wait for ever.
  await stop();
  timeout.mockRestore();
  await quick.close();
});

test('those that have answered at once do not wait behind more hanging ones than may be under way', () =>
  expectQuickOnesFirst(300, 2));
