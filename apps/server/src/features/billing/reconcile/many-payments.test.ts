import { afterAll, expect, test, vi } from 'vitest';
import { startChild } from '../../../../test/child.ts';
import { createTestWeb } from '../../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);

/** Half of what so many payments, invoices and charges would take if they were kept. */
const HEAP_MB = 96;

test('thirty thousand payments are gone through, and none is kept', async () => {
  const { id } = await web.person();
  await web.db
    .insertInto('stripe_customers')
    .values({ account_id: id, customer_id: 'cus_odd', mode: 'test' })
    .execute();
  vi.stubEnv('NODE_OPTIONS', `--max-old-space-size=${HEAP_MB}`);
  const child = startChild('reconcile-many.ts', web.url, '30000');
  const found = JSON.parse(await child.line(/^\[/));
  expect(found).toEqual([expect.stringMatching(/^pi_29999 of cus_odd paid for 10 credits/)]);
  await child.ended;
});
