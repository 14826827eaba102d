import type { PlanName } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../../test/payments.ts';
import { usual } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { grantCredits } from '../../credits/service.ts';
import { reconcileBilling } from '../reconcile/reconcile.ts';
import { applyTakings } from './clawbacks.ts';
import { invoiceDue } from './invoices.ts';

// What an operator may do at Stripe by hand, and what it gives: a plan's credits are sold for the
// price of a whole month, and for nothing less.

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { ask, subscribe, advance, subscriptionOf, invoicesOf, customerOf, changeCard } =
  payments(web);
const { stripe, catalogue } = web.billing;

const NEW_MONTH = { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' } as const;

async function changeByHand(
  person: Person,
  change: Stripe.SubscriptionUpdateParams & { plan?: PlanName; quantity?: number },
) {
  const { plan, quantity, ...more } = change;
  const { id, items } = await subscriptionOf(person);
  const price = plan && (await catalogue.priceFor(usual(plan)));
  const item = { id: items.data[0]!.id, ...(price && { price }), ...(quantity && { quantity }) };
  await stripe.subscriptions.update(id, { items: [item], ...more });
  await settle();
}

async function onStarter(days: number) {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, days);
  return person;
}

test.each<[string, Stripe.SubscriptionUpdateParams]>([
  ['charged at once', { proration_behavior: 'always_invoice' }],
  ['charged with the renewal', { proration_behavior: 'create_prorations' }],
  ['not charged', { proration_behavior: 'none' }],
  [
    'charged with a new month, less the old',
    { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'always_invoice' },
  ],
])(
  'a higher plan by hand, prorated and %s, gives nothing until it is paid in full',
  async (_, how) => {
    const person = await onStarter(15);
    await changeByHand(person, { plan: 'studio', ...how });
    expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 2 });
    expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
    await advance(person, 32);
    await settle();
    expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 102 });
  },
);

test('another quantity by hand gives nothing', async () => {
  const person = await onStarter(15);
  await changeByHand(person, { quantity: 9, proration_behavior: 'always_invoice' });
  expect((await invoicesOf(person)).at(-1)?.amount_paid).toBeGreaterThan(12);
  expect(await standing(person)).toMatchObject({ credits: 2 });
});

test('a whole month that is charged by hand gives its credits', async () => {
  const person = await onStarter(15);
  await changeByHand(person, { plan: 'creator', ...NEW_MONTH });
  expect(await standing(person)).toMatchObject({ plan: 'creator', credits: 12 });
});

test('a coupon may take off a part of the price, and not all of it', async () => {
  const person = await onStarter(1);
  const invoice = (await invoicesOf(person)).at(-1)!;
  expect(await invoiceDue(web.billing, { ...invoice, total: 6 })).toMatchObject({ credits: 2 });
  expect(await invoiceDue(web.billing, { ...invoice, total: 0 })).toBeUndefined();
});

test('what a balance pays is paid', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await changeByHand(person, { plan: 'starter', proration_behavior: 'always_invoice' });
  expect((await customerOf(person)).balance).toBe(-48);
  await ask(person, 'studio');
  await settle();
  expect((await invoicesOf(person)).at(-1)).toMatchObject({ total: 61, amount_paid: 13 });
  expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 110 });
});

/** What Stripe does with an invoice below what it can charge: paid by word, and owed by the customer. */
async function bookToBalance(person: Person) {
  const invoice = (await invoicesOf(person)).at(-1)!;
  const customer = await customerOf(person);
  const balance = invoice.starting_balance + invoice.total;
  const world = await web.stripeStore.worldOf(invoice.id);
  const found = await web.stripeStore.find([invoice.id, customer.id]);
  const put = found.map((object) =>
    object.id === invoice.id
      ? { ...object, amount_due: 0, amount_paid: 0, ending_balance: balance }
      : { ...object, balance },
  );
  const answer = { status: 200, body: {} };
  await web.stripeStore.change(world!, null, () => ({ put, removed: [], events: [], answer }));
}

test('a month that Stripe only booked to the balance gives its credits once it is paid', async () => {
  const person = await onStarter(1);
  for (let month = 0; month < 2; month += 1) {
    await advance(person, 31);
    await bookToBalance(person);
    await settle();
    expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
    expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  }
  await advance(person, 31);
  expect((await invoicesOf(person)).at(-1)).toMatchObject({ total: 12, amount_paid: 36 });
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 8 });
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});

test('a month that is owed is not paid by an invoice that nobody pays', async () => {
  const person = await onStarter(1);
  await advance(person, 31);
  await bookToBalance(person);
  await settle();
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 31);
  await settle();
  expect((await invoicesOf(person)).at(-1)).toMatchObject({ status: 'open', amount_due: 24 });
  expect((await customerOf(person)).balance).toBe(0);
  expect(await reconcileBilling(web.billing, { mending: 'certain' })).toEqual([]);
  expect(await standing(person)).toMatchObject({ credits: 2 });
});

test('what is left of a price when the balance has paid is no month for nothing', async () => {
  const person = await onStarter(1);
  await advance(person, 31);
  await bookToBalance(person);
  const invoice = (await invoicesOf(person)).at(-1)!;
  expect(await invoiceDue(web.billing, invoice)).toBeUndefined();
  const most = { ...invoice, amount_due: 0, amount_paid: 0, starting_balance: -10 };
  expect(await invoiceDue(web.billing, { ...most, ending_balance: 2 })).toMatchObject({
    credits: 2,
  });
});

test('an upgrade that was prorated and granted by an earlier version stays as it is', async () => {
  const person = await onStarter(15);
  await changeByHand(person, { plan: 'studio', proration_behavior: 'always_invoice' });
  const invoice = (await invoicesOf(person)).at(-1)!;
  await web.db.transaction().execute((db) =>
    grantCredits(db, {
      accountId: person.id,
      credits: 100,
      book: 'subscription',
      source: invoice.id,
      description: 'Studio plan: upgrade',
      amountCents: invoice.amount_paid,
    }),
  );
  // Granted in time, although the invoice is older than what is listed.
  const now = new Date();
  const old = { ...(await web.stripeStore.find([invoice.id]))[0]!, created: 0 };
  const world = await web.stripeStore.worldOf(invoice.id);
  const answer = { status: 200, body: {} };
  const put = { put: [old], removed: [], events: [], answer };
  await web.stripeStore.change(world!, null, () => put);
  for (const since of [undefined, new Date(now.getTime() - 3_600_000)]) {
    expect(
      await reconcileBilling(web.billing, { mending: 'none', ...(since && { since }) }),
    ).toEqual([]);
  }
  expect(await history(person)).toHaveLength(2);
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id });
  const payment_intent = data[0]?.payment.payment_intent as string;
  await stripe.refunds.create({ payment_intent });
  await applyTakings(web.billing, payment_intent);
  expect(await standing(person)).toMatchObject({ credits: 2 });
});
