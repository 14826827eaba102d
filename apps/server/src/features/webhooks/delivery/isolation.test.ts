import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { onWebhooks, until } from '../../../../test/webhook-deliveries.ts';
import { serveReceiver } from '../../../../test/webhook-receiver.ts';

const web = await createTestWeb();
const hooks = onWebhooks(web);
afterAll(web.close);
beforeEach(() => sql`delete from webhooks`.execute(web.db));

/** Receivers that say nothing until `release`, and others that answer at once. */
async function servers() {
  const held: ServerResponse[] = [];
  const hanging = await serveReceiver((_, response) => void held.push(response));
  const quick = await serveReceiver();
  const release = () => {
    for (const response of held.splice(0)) response.writeHead(204).end();
  };
  return {
    ...{ hanging, quick, held, release },
    async close() {
      release();
      await Promise.all([hanging.close(), quick.close()]);
    },
  };
}

/** So many webhooks at a receiver, ten a person, that hear of few credits; answers their people. */
async function webhooksAt(url: string, count: number) {
  const people = await Promise.all(Array.from({ length: count / 10 }, () => web.person()));
  for (const { id } of people) {
    await sql`insert into webhooks (account_id, url, events, secret)
      select ${id}, ${url}, array['credits.low'], sha256('x') from generate_series(1, 10)`.execute(
      web.db,
    );
  }
  return people;
}

test('a hundred that hang, told first, keep nobody who is told after them', async () => {
  const { hanging, quick, held, release, close } = await servers();
  const slow = await webhooksAt(hanging.url(), 100);
  const others = await webhooksAt(quick.url(), 50);
  for (const person of [...slow, ...others]) await hooks.tell(person);
  const deliveries = await hooks.start();
  await until(() => quick.posted.length === 50);
  // All of them, while each of the hanging ones still waits for its answer.
  expect(held).toHaveLength(100);
  release();
  await deliveries.stop();
  await close();
});

test('those that have answered at once do not wait behind more hanging ones than there are places', async () => {
  const { hanging, quick, held, release, close } = await servers();
  const others = await webhooksAt(quick.url(), 30);
  const deliveries = await hooks.start();
  for (const person of others) await hooks.tell(person);
  await until(async () => (await hooks.rows()).every(({ outcome }) => outcome === 'delivered'));
  const slow = await webhooksAt(hanging.url(), 400);
  for (const person of slow) await hooks.tell(person);
  // As many as wait at once: nothing more of theirs is begun.
  await until(() => held.length === 256);
  for (const person of others) await hooks.tell(person);
  await until(() => quick.posted.length === 60);
  expect(held).toHaveLength(256);
  release();
  await deliveries.stop();
  await close();
});
