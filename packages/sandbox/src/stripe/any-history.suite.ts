import fc from 'fast-check';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { CARD, startSandbox } from './test-stripe.ts';
import { DAY, newSubscriber, START } from './test-subscriber.ts';

// Whatever is done in whatever order: nothing breaks, invoices add up, money that was taken is on
// an invoice, and who only listens to events knows the same as who asks.

type Action =
  | {
      do: 'subscribe';
      price: number;
      behavior: 'error_if_incomplete' | 'allow_incomplete' | 'default_incomplete';
    }
  | {
      do: 'change';
      price: number;
      behavior: 'error_if_incomplete' | 'allow_incomplete' | 'pending_if_incomplete';
      proration: 'always_invoice' | 'create_prorations' | 'none';
      anchor: 'now' | 'unchanged';
    }
  | { do: 'card'; number: string }
  | { do: 'advance'; days: number }
  | { do: 'cancelAtPeriodEnd'; cancel: boolean }
  | { do: 'cancel' | 'payInvoice' | 'payInBrowser' | 'voidInvoice' | 'refund' };

const PRICES = [12, 60, 61, 6100];
const price = fc.nat({ max: PRICES.length });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant('subscribe' as const),
    price,
    behavior: fc.constantFrom('error_if_incomplete', 'allow_incomplete', 'default_incomplete'),
  }),
  fc.record({
    do: fc.constant('change' as const),
    price,
    behavior: fc.constantFrom('error_if_incomplete', 'allow_incomplete', 'pending_if_incomplete'),
    proration: fc.constantFrom('always_invoice', 'create_prorations', 'none'),
    anchor: fc.constantFrom('now', 'unchanged'),
  }),
  fc.record({
    do: fc.constant('card' as const),
    number: fc.constantFrom(CARD.good, CARD.good, CARD.failsWhenCharged, CARD.asksAlways),
  }),
  fc.record({ do: fc.constant('advance' as const), days: fc.constantFrom(0.3, 1, 3, 14, 31, 80) }),
  fc.record({ do: fc.constant('cancelAtPeriodEnd' as const), cancel: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('cancel', 'payInvoice', 'payInBrowser', 'voidInvoice', 'refund'),
  }),
);

async function startHistory() {
  const sandbox = startSandbox();
  const { stripe, pay } = sandbox;
  const subscriber = await newSubscriber(sandbox);
  const prices = [
    ...(await Promise.all(PRICES.map((cents) => subscriber.price(cents)))),
    await subscriber.price(300, { interval: 'week' }),
  ];
  let now = START;
  const newest = async () =>
    (await stripe.subscriptions.list({ customer: subscriber.customer.id, status: 'all', limit: 1 }))
      .data[0];
  const openInvoice = async () =>
    (await subscriber.invoices()).find(({ status }) => status === 'open');

  async function perform(action: Action): Promise<unknown> {
    const subscription = await newest();
    const id = subscription?.id ?? 'sub_none';
    switch (action.do) {
      case 'subscribe':
        return subscriber.subscribe(prices[action.price]!, { payment_behavior: action.behavior });
      case 'change':
        return stripe.subscriptions.update(id, {
          items: [{ id: subscription?.items.data[0]?.id ?? '', price: prices[action.price]!.id }],
          payment_behavior: action.behavior,
          proration_behavior: action.proration,
          billing_cycle_anchor: { type: action.anchor },
        });
      case 'card':
        return subscriber.useCard(action.number);
      case 'advance':
        now += action.days * DAY;
        return subscriber.advance(now);
      case 'cancelAtPeriodEnd':
        return stripe.subscriptions.update(id, { cancel_at_period_end: action.cancel });
      case 'cancel':
        return stripe.subscriptions.cancel(id);
      case 'payInvoice':
        return stripe.invoices.pay((await openInvoice())?.id ?? 'in_none');
      case 'voidInvoice':
        return stripe.invoices.voidInvoice((await openInvoice())?.id ?? 'in_none');
      case 'payInBrowser': {
        const [intent] = (await stripe.paymentIntents.list({ customer: subscriber.customer.id }))
          .data;
        return pay(intent?.client_secret ?? 'pi_none_secret_none');
      }
      case 'refund': {
        const [charge] = (await stripe.charges.list({ customer: subscriber.customer.id })).data;
        return stripe.refunds.create({ charge: charge?.id ?? 'ch_none', amount: 1 });
      }
    }
  }

  return { ...sandbox, customer: subscriber.customer, perform, now: () => now };
}

type History = Awaited<ReturnType<typeof startHistory>>;

async function checkInvoices({ stripe, store }: History) {
  const { data } = await store.list({ kind: 'invoice', where: [], limit: 1000 });
  for (const invoice of data as unknown as Stripe.Invoice[]) {
    const { total, starting_balance: start, ending_balance: end, amount_due: due } = invoice;
    expect(total).toBe(invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0));
    expect([due, end]).toEqual([Math.max(0, total + start), Math.min(0, total + start)]);
    expect(invoice.amount_paid).toBe(invoice.status === 'paid' ? due : 0);
    const [payment] = (await stripe.invoicePayments.list({ invoice: invoice.id ?? '' })).data;
    expect(payment?.amount_requested ?? 0).toBe(due);
    if (!payment) continue;
    const intent = await stripe.paymentIntents.retrieve(payment.payment.payment_intent as string);
    expect(intent.amount_received).toBe(invoice.amount_paid);
    expect(intent.status === 'canceled').toBe(invoice.status === 'void');
  }
}

/**
 * Expects each invoice to begin with the credit that the one before it left. What a void one used is there
 * again from then on: others may have been made meanwhile.
 */
async function checkCredit({ stripe, customer }: History, events: readonly Stripe.Event[]) {
  let balance = 0;
  for (const event of events) {
    if (event.type === 'invoice.created') {
      const { starting_balance: start, ending_balance: end } = event.data.object;
      expect(start).toBe(balance);
      balance = end ?? 0;
    } else if (event.type === 'invoice.voided') {
      const { starting_balance: start, ending_balance: end } = event.data.object;
      balance += start - (end ?? 0);
    }
  }
  const { balance: credit } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
  expect(credit).toBe(balance);
}

async function checkSubscriptions({ stripe, customer, now }: History) {
  const list = stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  for (const subscription of await list.autoPagingToArray({ limit: 1000 })) {
    const { status, ended_at, items, cancel_at, cancel_at_period_end: cancels } = subscription;
    const [item] = items.data;
    expect(ended_at !== null).toBe(['canceled', 'incomplete_expired'].includes(status));
    if (ended_at !== null) continue;
    expect(cancel_at).toBe(cancels ? item?.current_period_end : null);
    if (status !== 'incomplete') expect(item?.current_period_end).toBeGreaterThan(now());
    const latest = await stripe.invoices.retrieve(subscription.latest_invoice as string);
    if (latest.status === 'paid') expect(status).toBe('active');
    if (status === 'past_due') expect(['open', 'void']).toContain(latest.status);
  }
}

/** Expects each object to be as its last event said; an intent once it has ended, as at Stripe. */
async function checkEvents({ store }: History, told: Map<string, unknown>) {
  for (const kind of ['subscription', 'invoice', 'payment_intent', 'charge', 'refund']) {
    const { data } = await store.list({ kind, where: [], limit: 1000 });
    for (const object of data) {
      const { status } = object as unknown as { status: string };
      if (kind === 'payment_intent' && status.startsWith('requires_')) continue;
      expect(told.get(object.id)).toEqual(object);
    }
  }
}

/** Credit is used by an invoice that nobody pays, and another one is made before it is void. */
const CREDIT_IN_USE: Action[] = [
  { do: 'subscribe', price: 1, behavior: 'error_if_incomplete' },
  {
    ...({ do: 'change', price: 0, behavior: 'error_if_incomplete' } as const),
    ...({ proration: 'always_invoice', anchor: 'now' } as const),
  },
  { do: 'subscribe', price: 1, behavior: 'default_incomplete' },
  { do: 'subscribe', price: 0, behavior: 'error_if_incomplete' },
  { do: 'advance', days: 31 },
];

/** Any history adds up, and its events tell all of it. */
export async function expectAddsUp(chance: { seed: number; numRuns: number }): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const history = await startHistory();
      const told = new Map<string, unknown>();
      const events: Stripe.Event[] = [];
      for (const one of [null, ...actions]) {
        if (one) {
          await history.perform(one).catch((error) => {
            expect(error).toBeInstanceOf(Stripe.errors.StripeError);
          });
        }
        for (const event of await history.events()) {
          const { data } = event;
          events.push(event);
          told.set((data.object as { id: string }).id, JSON.parse(JSON.stringify(data.object)));
        }
      }
      await checkInvoices(history);
      await checkCredit(history, events);
      await checkSubscriptions(history);
      await checkEvents(history, told);
    }),
    { ...chance, examples: [[CREDIT_IN_USE]] },
  );
}
