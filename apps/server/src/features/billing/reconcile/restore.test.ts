import { creditsRemaining } from '@shortcake/contract/credits';
import { afterAll, expect, test } from 'vitest';
import { expectMoneyOfStripe } from '../../../../test/money-at-stripe.ts';
import { history, payments, standing } from '../../../../test/payments.ts';
import { changePrices } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { balanceOf, openCreditAccount } from '../../credits/service.ts';
import { listTransactions } from '../../credits/transaction-queries.ts';
import { findSubscription } from '../plans/subscription-queries.ts';
import { subscribedAs } from '../service.ts';
import { reconcileBilling } from './reconcile.ts';

const web = await createTestWeb();
const restored = await createTestWeb({}, web.stripeStore);
afterAll(async () => {
  await web.close();
  await restored.close();
});
const settle = () => settleEvents(web);
const { buy, subscribe, advance } = payments(web);

/** A backup that knows the person, and nothing of what they paid. */
async function restoreAccount({ id }: Person): Promise<void> {
  const account = web.db.selectFrom('accounts').selectAll().where('id', '=', id);
  await restored.db
    .insertInto('accounts')
    .values(await account.executeTakeFirstOrThrow())
    .execute();
  await openCreditAccount(restored.db, id);
}

test('a backup as old as the account itself, restored and reconciled, has all that was paid', async () => {
  const person = await web.person();
  const refunded = await buy(person, 25);
  await buy(person, 7);
  await web.billing.stripe.refunds.create({ payment_intent: refunded, amount: 100 });
  await subscribe(person, 'starter');
  await advance(person, 40);
  await person.send('POST', '/api/create-subscription', { plan: 'pro' });
  await advance(person, 32);
  await person.send('POST', '/api/cancel-subscription');
  await settle();
  const before = { ...(await standing(person)), history: (await history(person)).sort() };
  expect(before).toMatchObject({ plan: 'pro', status: 'cancelled', credits: 15 + 7 + 4 + 60 });

  const { db, billing } = restored;
  await restoreAccount(person);
  expect((await reconcileBilling(billing, { mending: 'all' })).length).toBeGreaterThan(5);

  expect(await reconcileBilling(billing, { mending: 'none' })).toEqual([]);
  expect(await expectMoneyOfStripe(billing)).toEqual(await expectMoneyOfStripe(web.billing));
  expect(await checkLedger(db, async () => true)).toEqual([]);
  const transactions = await listTransactions(db, person.id);
  const lines = transactions.map((one) => [one.type, one.description, one.amount].join(' | '));
  const { plan, subscriptionStatus, currentPeriodEnd } = subscribedAs(
    await findSubscription(db, person.id),
  );
  expect({
    plan,
    status: subscriptionStatus,
    credits: (await balanceOf(db, person.id)).spendable,
    until: currentPeriodEnd,
    history: lines.sort(),
  }).toEqual(before);
  expect(creditsRemaining(transactions)).toBe(before.credits);
});

test('what was bought at a price that the restored book has lost is granted as it was sold', async () => {
  await changePrices(web, { creditPriceCents: 37 });
  const person = await web.person();
  await buy(person, 5);
  const refunded = await buy(person, 3);
  await web.billing.stripe.refunds.create({ payment_intent: refunded });
  await settle();
  const before = await history(person);

  const { db, billing } = restored;
  await restoreAccount(person);
  await reconcileBilling(billing, { mending: 'all' });
  expect(await reconcileBilling(billing, { mending: 'none' })).toEqual([]);
  expect(await expectMoneyOfStripe(billing)).toEqual(await expectMoneyOfStripe(web.billing));
  expect(await checkLedger(db, async () => true)).toEqual([]);
  expect((await balanceOf(db, person.id)).spendable).toBe(5);
  expect(before).toHaveLength(3);
  const orders = await db.selectFrom('credit_orders').selectAll().execute();
  const ofPerson = orders.filter(({ account_id }) => account_id === person.id);
  expect(ofPerson.map(({ credits, amount_cents }) => [credits, amount_cents])).toEqual([[5, 185]]);
});
