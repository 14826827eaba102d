import { planPrices } from '@shortcake/contract/plans';
import type { StripeObject } from '@shortcake/sandbox/stripe/objects';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { EVER, expectMoneyOfStripe } from '../../../../test/money-at-stripe.ts';
import { CARDS, payments } from '../../../../test/payments.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { webhooks } from '../../../../test/webhooks.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { soldIn } from '../catalogue.ts';
import { priceBookAt } from '../price-book/service.ts';
import { reconcileBilling } from '../reconcile/reconcile.ts';
import { reconcileRecent } from '../worker.ts';
import { listRefunds } from './queries.ts';
import { revenueOf } from './revenue.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { pay, buy, subscribe, advance, ask, subscriptionOf, customerOf } = payments(web);
const { tell, work, eventsOf } = webhooks(web);
const { stripe } = web.billing;

/** What a story adds to the sums, which afterwards are Stripe's, and the ledger's check is content. */
async function added(story: () => Promise<unknown>) {
  const before = await revenueOf(web.db, EVER);
  await story();
  await settle();
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
  const { revenueCents, refundsCents } = await expectMoneyOfStripe(web.billing);
  return {
    revenueCents: revenueCents - before.revenueCents,
    refundsCents: refundsCents - before.refundsCents,
  };
}

/** Changes what Stripe says of an object, as no call of ours can. */
async function changeAtStripe(id: string, change: Record<string, unknown>): Promise<void> {
  const [object] = await web.stripeStore.find([id]);
  const world = await web.stripeStore.worldOf(id);
  const put = [{ ...object, ...change } as StripeObject];
  const answer = { status: 200, body: {} };
  await web.stripeStore.change(world!, null, () => ({ put, removed: [], events: [], answer }));
}

test('a purchase counts once, told by the browser, by each event and by a comparison', async () => {
  const person = await web.person();
  const money = await added(async () => {
    const paymentIntentId = await buy(person, 25);
    await web.settleWebhooks();
    await person.send('POST', '/api/complete-credit-purchase', { paymentIntentId });
    for (const event of await eventsOf(person, 'payment_intent.succeeded')) {
      await tell({ ...event, id: `${event.id}_again` });
    }
    await work();
    await reconcileBilling(web.billing, { mending: 'all' });
  });
  expect(money).toEqual({ revenueCents: 250, refundsCents: 0 });
});

test('months of a plan count under the plan, on the days of their invoices', async () => {
  const person = await web.person();
  const money = await added(async () => {
    await subscribe(person, 'starter');
    await advance(person, 40);
    await settle();
    await ask(person, 'pro');
  });
  const { starter, pro } = planPrices;
  expect(money).toEqual({ revenueCents: 2 * starter + pro, refundsCents: 0 });
  const rows = await web.db
    .selectFrom('payments')
    .select(['kind', 'plan', 'cents'])
    .where('account_id', '=', person.id)
    .orderBy('paid_at')
    .execute();
  expect(rows).toEqual([
    { kind: 'plan', plan: 'starter', cents: starter },
    { kind: 'plan', plan: 'starter', cents: starter },
    { kind: 'plan', plan: 'pro', cents: pro },
  ]);
});

test('an invoice that gives no credits counts, and of one that a balance pays the rest', async () => {
  const person = await web.person();
  const starter = soldIn(await priceBookAt(web.db), 'starter');
  const money = await added(async () => {
    await subscribe(person, 'creator');
    const { id, items } = await subscriptionOf(person);
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, quantity: 2 }],
      proration_behavior: 'always_invoice',
    });
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, price: await web.billing.catalogue.priceFor(starter) }],
      proration_behavior: 'always_invoice',
    });
    await ask(person, 'studio');
  });
  const charges = await stripe.charges.list({ customer: (await customerOf(person)).id });
  expect(charges.data).toHaveLength(3);
  expect(money.revenueCents).toBe(charges.data.reduce((sum, { amount }) => sum + amount, 0));
});

test('a payment that does not fit its order counts, and so does its refund', async () => {
  const person = await web.person();
  const { body } = await person.send('POST', '/api/create-credit-payment', { credits: 10 });
  const { paymentIntentId: id } = body;
  const money = await added(async () => {
    await stripe.paymentIntents.update(id, { amount: 170 });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await settle();
    await stripe.refunds.create({ payment_intent: id, amount: 70 });
    await settle();
    await stripe.refunds.create({ payment_intent: id });
  });
  expect(money).toEqual({ revenueCents: 170, refundsCents: 170 });
});

test('a refund counts that is too small for a credit', async () => {
  const person = await web.person();
  const money = await added(async () => {
    const payment_intent = await buy(person, 10);
    await stripe.refunds.create({ payment_intent, amount: 9 });
    await settle();
    await stripe.refunds.create({ payment_intent, amount: 2 });
  });
  expect(money).toEqual({ revenueCents: 100, refundsCents: 11 });
});

test('a refund that is told before its payment counts with it', async () => {
  const person = await web.person();
  const money = await added(async () => {
    const payment_intent = await pay(person, 10);
    await stripe.refunds.create({ payment_intent, amount: 50 });
    const [refunded] = await eventsOf(person, 'charge.refunded');
    await tell(refunded!);
    await work();
  });
  expect(money).toEqual({ revenueCents: 100, refundsCents: 50 });
});

test('a refund counts although its customer was deleted at Stripe meanwhile', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await settle();
  const { id: customer } = await customerOf(person);
  const others = web.db.updateTable('stripe_customers').where('account_id', '=', person.id);
  const money = await added(async () => {
    const [charge] = (await stripe.charges.list({ customer })).data;
    await others.set({ customer_id: 'cus_made_anew' }).execute();
    await stripe.refunds.create({ charge: charge!.id, amount: 30 });
  });
  await others.set({ customer_id: customer }).execute();
  expect(money).toEqual({ revenueCents: 0, refundsCents: 30 });
});

test('a refund that fails weeks later counts no more, whether that is told or found', async () => {
  const person = await web.person();
  const fail = (id: string) => changeAtStripe(id, { status: 'failed' });
  const money = await added(async () => {
    const first = await buy(person, 10);
    const second = await buy(person, 10);
    const { id: told } = await stripe.refunds.create({ payment_intent: first });
    const { id: untold } = await stripe.refunds.create({ payment_intent: second });
    await settle();
    await fail(told);
    const events = await eventsOf(person, 'refund.updated');
    for (const event of events) await tell({ ...event, id: `${event.id}_failed` });
    await work();
    const open = await listRefunds(web.db, { accountId: person.id, since: undefined });
    expect(open.map(({ source }) => source)).toEqual([untold]);
    await fail(untold);
    const find = () => reconcileBilling(web.billing, { mending: 'certain' });
    await find();
    expect(await find()).toEqual([]);
  });
  expect(money).toEqual({ revenueCents: 200, refundsCents: 0 });
});

test('a dispute counts once it is lost, and no more when it is won after all', async () => {
  const person = await web.person();
  let payment = '';
  const open = await added(async () => {
    payment = await pay(person, 10, CARDS.disputed);
  });
  expect(open).toEqual({ revenueCents: 100, refundsCents: 0 });
  const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
  const lost = await added(() => stripe.disputes.close(dispute!.id));
  expect(lost).toEqual({ revenueCents: 0, refundsCents: 100 });
  const won = await added(async () => {
    await changeAtStripe(dispute!.id, { status: 'won' });
    expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([
      expect.stringMatching(/^du_\w+ of cus_\w+ is in the journal, and its money did not go back$/),
    ]);
    await reconcileBilling(web.billing, { mending: 'all' });
    expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  });
  expect(won).toEqual({ revenueCents: 0, refundsCents: -100 });
});

/** As a database is that was there before the journal. */
const emptyJournal = () =>
  web.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from refunds`;
    await sql`delete from payments`;
    await sql`delete from tally_entries`;
    await sql`delete from tallies`;
  });

/** Makes everything at Stripe, and every grant, older by so many days. */
async function makeOlder(days: number): Promise<void> {
  for (const kind of ['payment_intent', 'invoice', 'charge', 'refund', 'dispute']) {
    const { data } = await web.stripeStore.list({ kind, where: [], limit: 1000 });
    for (const { id, created } of data as (StripeObject & { created: number })[]) {
      await changeAtStripe(id, { created: created - days * 86_400 });
    }
  }
  await web.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update credit_entries set created_at = created_at - make_interval(days => ${days})`;
  });
}

test('what was paid before there was a journal is filled in, all of it', async () => {
  const before = await revenueOf(web.db, EVER);
  await emptyJournal();
  expect((await revenueOf(web.db, EVER)).revenueCents).toBe(0);
  // A year ago, which the hourly comparison does not look at when all is written down.
  await makeOlder(400);
  await reconcileRecent(web.billing);
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  expect((await revenueOf(web.db, EVER)).byPlan).toEqual(before.byPlan);
  await expectMoneyOfStripe(web.billing);
});

test('a payment that Stripe knows nothing of is named, and taken out at the word of the operator', async () => {
  const person: Person = await web.person();
  await buy(person, 1);
  const before = await revenueOf(web.db, EVER);
  await sql`insert into payments (source, account_id, kind, cents, paid_at)
    values ('pi_of_another_account', ${person.id}, 'credits', 40, now())`.execute(web.db);
  const named = expect.stringContaining('a payment in the journal for pi_of_another_account');
  expect(await reconcileBilling(web.billing, { mending: 'certain' })).toContainEqual(named);
  expect(await reconcileBilling(web.billing, { mending: 'all' })).toContainEqual(named);
  expect(await reconcileBilling(web.billing, { mending: 'none' })).not.toContainEqual(named);
  expect(await revenueOf(web.db, EVER)).toEqual(before);
});

test('where the credits cannot be given, the payment is not written down either', async () => {
  const person = await web.person();
  const payment = await pay(person, 10);
  await web.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from credit_balances where account_id = ${person.id}`;
  });
  const complete = await person.send('POST', '/api/complete-credit-purchase', {
    paymentIntentId: payment,
  });
  expect(complete.status).toBe(500);
  const rows = web.db.selectFrom('payments').selectAll().where('source', '=', payment);
  expect(await rows.execute()).toEqual([]);
});

test.each(['payments', 'refunds'])('nothing changes or deletes a row of %s', async (table) => {
  for (const statement of [
    `update ${table} set cents = 1`,
    `update ${table} set source = source`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]) {
    await expect(sql.raw(statement).execute(web.db)).rejects.toThrow(
      /permission denied|never changed or deleted/,
    );
  }
});
