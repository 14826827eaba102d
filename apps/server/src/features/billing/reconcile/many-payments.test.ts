import { afterAll, expect, test } from 'vitest';
import { startChild } from '../../../../test/child.ts';
import { createTestWeb } from '../../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);

test('a hundred thousand payments are gone through in less than 300 MB', async () => {
  const { id } = await web.person();
  await web.db
    .insertInto('stripe_customers')
    .values({ account_id: id, customer_id: 'cus_odd', mode: 'test' })
    .execute();
  const child = startChild('reconcile-many.ts', web.url, '100000');
  const { found, megabytes } = JSON.parse(await child.line(/^\{/));
  expect(found).toEqual([expect.stringMatching(/^pi_99999 of cus_odd paid for 10 credits/)]);
  expect(megabytes).toBeLessThan(300);
  await child.ended;
});
