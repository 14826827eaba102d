import type { User } from '@shortcake/contract/account';
import type { CreditPayment } from '@shortcake/contract/payment';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import type { Transaction } from '@shortcake/contract/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from '../../src/platform/db/embedded-postgres.ts';
import { onDatabase } from '../on-database.ts';
import { admin, type RunningProduct, startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';

// The whole product in a process of its own: sandbox, webhooks, worker and database as people run them.

const CARD = '4242424242424242';
// Fifty completions at once are more than one person may ask for in a minute.
const LOUD = { LOG_LEVEL: 'trace', PAYMENT_LIMIT_PER_MINUTE: '1000' };

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ variables: LOUD });
});
afterAll(() => product.stop());

let people = 0;
async function newcomer(): Promise<Visitor> {
  people += 1;
  const visitor = new Visitor(product.url);
  await visitor.signIn(`payer-${people}@example.com`);
  return visitor;
}

const user = (visitor: Visitor) => visitor.json<User>('/api/auth/user');
const transactions = (visitor: Visitor) => visitor.json<Transaction[]>('/api/transactions');

async function pay(visitor: Visitor, credits: number): Promise<string> {
  const { body } = await visitor.post<CreditPayment>('/api/create-credit-payment', { credits });
  return visitor.confirmCard(body.clientSecret);
}

async function ask(visitor: Visitor, plan: string): Promise<string> {
  const { body } = await visitor.post<SubscriptionResponse>('/api/create-subscription', { plan });
  return body.clientSecret as string;
}

const setUp = async (visitor: Visitor, plan: string) =>
  visitor.confirmCard(await ask(visitor, plan));

test('a purchase whose browser never returns is credited by the webhook', async () => {
  const visitor = await newcomer();
  await pay(visitor, 25);
  await expect.poll(async () => (await user(visitor)).creditsRemaining).toBe(25);
});

test('fifty completions at once race the webhook to one row', async () => {
  const visitor = await newcomer();
  const paymentIntentId = await pay(visitor, 10);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      visitor.post('/api/complete-credit-purchase', { paymentIntentId }),
    ),
  );
  for (const answer of answers) expect(answer).toEqual({ status: 200, body: { creditsAdded: 10 } });
  expect(await transactions(visitor)).toHaveLength(1);
});

test('two subscriptions asked for at once, both confirmed and completed, are one', async () => {
  const visitor = await newcomer();
  const asked = await Promise.all([ask(visitor, 'starter'), ask(visitor, 'starter')]);
  const setups = await Promise.all(asked.map((secret) => visitor.confirmCard(secret)));
  const answers = await Promise.all(
    setups.map((setupIntentId) => visitor.post('/api/complete-subscription', { setupIntentId })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await user(visitor)).toMatchObject({ plan: 'starter', creditsRemaining: 2 });
  expect(await transactions(visitor)).toHaveLength(1);
});

test('what was paid just before a kill is there after the restart', async () => {
  const [buyer, subscriber] = [await newcomer(), await newcomer()];
  await Promise.all([pay(buyer, 7), setUp(subscriber, 'creator')]);
  await product.kill();
  const { directory } = product;
  product = await startProduct({ directory, variables: LOUD });
  const cookies = [buyer, subscriber].map((visitor) => visitor.movedTo(product.url));
  const [bought, subscribed] = cookies as [Visitor, Visitor];
  await expect.poll(async () => (await user(bought)).creditsRemaining).toBe(7);
  await expect.poll(async () => (await user(subscribed)).plan).toBe('creator');
  await expect.poll(async () => (await user(subscribed)).creditsRemaining).toBe(10);
  expect(await admin(directory, 'reconcile')).toBe('Stripe and the ledger agree.\n');
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
});

test('no card number is in the log or in the database', async () => {
  const visitor = await newcomer();
  await pay(visitor, 3);
  await setUp(visitor, 'pro');
  await expect.poll(async () => (await user(visitor)).creditsRemaining).toBe(33);
  expect(product.output()).toContain('/sandbox/stripe/v1/');
  expect(product.output()).not.toContain(CARD);
  expect(product.output()).not.toContain('_secret_');
  const url = await findPostgres(`${product.directory}/postgres`);
  const held = await onDatabase(url as string, async (sql) => {
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
