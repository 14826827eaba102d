import type { Transaction } from '@shortcake/contract/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { onDatabase } from '../on-database.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';
import { askForPlan, pay, setUp, user } from './paying.suite.ts';

// The whole product in a process of its own, sandbox, webhooks and worker. What was paid just before a kill
// is in kill-of-everything.test.ts, and in paying.deep.test.ts.

const CARD = '4242424242424242';
// Fifty completions at once are more than one person may ask for in a minute.
const LOUD = { LOG_LEVEL: 'trace', PAYMENT_LIMIT_PER_MINUTE: '1000' };

const database = await createTestDatabase();
const urls = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl };
let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ variables: { ...LOUD, ...urls } });
});
afterAll(async () => {
  await product.stop();
  await database.destroy();
});

let people = 0;
async function newcomer(): Promise<Visitor> {
  people += 1;
  const visitor = new Visitor(product.url);
  await visitor.signIn(`payer-${people}@example.com`);
  return visitor;
}

const transactions = (visitor: Visitor) => visitor.json<Transaction[]>('/api/transactions');

test('a purchase whose browser never returns is credited by the webhook', async () => {
  const visitor = await newcomer();
  await pay(visitor, 25);
  await expect.poll(async () => (await user(visitor)).creditsRemaining).toBe(25);
});

test('fifty completions at once race the webhook to one row', async () => {
  const visitor = await newcomer();
  const paymentIntentId = await pay(visitor, 10);
  // Who waits too long for the row, or for a place, is told so and asks again.
  const complete = async (): Promise<unknown> => {
    const answer = await visitor.post('/api/complete-credit-purchase', { paymentIntentId });
    return answer.status === 503 ? complete() : answer;
  };
  const answers = await Promise.all(Array.from({ length: 50 }, complete));
  for (const answer of answers) expect(answer).toEqual({ status: 200, body: { creditsAdded: 10 } });
  expect(await transactions(visitor)).toHaveLength(1);
});

test('two subscriptions asked for at once, both confirmed and completed, are one', async () => {
  const visitor = await newcomer();
  const asked = await Promise.all([askForPlan(visitor, 'starter'), askForPlan(visitor, 'starter')]);
  const setups = await Promise.all(asked.map((secret) => visitor.confirmCard(secret)));
  const answers = await Promise.all(
    setups.map((setupIntentId) => visitor.post('/api/complete-subscription', { setupIntentId })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await user(visitor)).toMatchObject({ plan: 'starter', creditsRemaining: 2 });
  expect(await transactions(visitor)).toHaveLength(1);
});

test('no card number is in the log or in the database', async () => {
  const visitor = await newcomer();
  await pay(visitor, 3);
  await setUp(visitor, 'pro');
  await expect.poll(async () => (await user(visitor)).creditsRemaining).toBe(33);
  expect(product.output()).toContain('/sandbox/stripe/v1/');
  expect(product.output()).not.toContain(CARD);
  expect(product.output()).not.toContain('_secret_');
  const held = await onDatabase(database.ownerUrl, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I', table_name) as name from information_schema.tables
      where table_schema = 'public'`;
    const counts = tables.map(async ({ name }) => {
      const [row] = await sql.unsafe(
        `select count(*)::int as count from ${name} t where t::text like '%${CARD}%'`,
      );
      return row?.count as number;
    });
    return Promise.all(counts);
  });
  expect(held.length).toBeGreaterThan(15);
  expect(held.filter((count) => count > 0)).toEqual([]);
});
