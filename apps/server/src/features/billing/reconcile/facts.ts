import type Stripe from 'stripe';
import type { Billing } from '../context.ts';

/** What Stripe says of one customer. */
export type Facts = {
  payments: Stripe.PaymentIntent[];
  invoices: Stripe.Invoice[];
  charges: Stripe.Charge[];
  subscriptions: Stripe.Subscription[];
  /** The ids of the payments that succeeded and of the invoices. */
  paid: ReadonlySet<string>;
  /** Older ones of all but the subscriptions are not here. */
  since: Date | undefined;
};
export const NO_FACTS: Facts = {
  payments: [],
  invoices: [],
  charges: [],
  subscriptions: [],
  paid: new Set(),
  since: undefined,
};

/** Of one customer, or of all; payments, invoices and charges since a time. */
export type Scope = { customer?: string; since?: Date | undefined };

/** Stripe's lists of payments, paid invoices, charges and subscriptions, fetched as they are read. */
export function listsOf({ stripe }: Billing, { customer, since }: Scope) {
  const whose = { limit: 100, ...(customer === undefined ? {} : { customer }) };
  const recent =
    since === undefined
      ? whose
      : { ...whose, created: { gte: Math.floor(since.getTime() / 1000) } };
  return {
    payments: () => stripe.paymentIntents.list(recent),
    invoices: () => stripe.invoices.list({ ...recent, status: 'paid' }),
    charges: () => stripe.charges.list(recent),
    subscriptions: () => stripe.subscriptions.list({ ...whose, status: 'all' }),
  };
}

/** All that Stripe says of one customer. */
export async function factsOf(
  billing: Billing,
  { customer, since }: { customer: string; since?: Date | undefined },
): Promise<Facts> {
  const lists = listsOf(billing, { customer, since });
  const payments = await all(lists.payments());
  const invoices = await all(lists.invoices());
  const charges = await all(lists.charges());
  const subscriptions = await all(lists.subscriptions());
  const succeeded = payments.filter(({ status }) => status === 'succeeded');
  const paid = new Set([...succeeded, ...invoices].map(({ id }) => id));
  return { payments, invoices, charges, subscriptions, paid, since };
}

async function all<One>(list: AsyncIterable<One>): Promise<One[]> {
  const members: One[] = [];
  for await (const one of list) members.push(one);
  return members;
}
