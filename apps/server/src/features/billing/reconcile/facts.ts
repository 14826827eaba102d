import type Stripe from 'stripe';
import { type Billing, idOf } from '../context.ts';

/** What Stripe says of one customer. */
export type Facts = {
  payments: Stripe.PaymentIntent[];
  invoices: Stripe.Invoice[];
  charges: Stripe.Charge[];
  subscriptions: Stripe.Subscription[];
  /** Older ones of the first three are not here. */
  since: Date | undefined;
};
export const NO_FACTS: Facts = {
  payments: [],
  invoices: [],
  charges: [],
  subscriptions: [],
  since: undefined,
};

/**
 * What Stripe says of one customer, or of all, by customer: payments, paid invoices and charges
 * since a time, and all subscriptions.
 */
export async function factsOf(
  { stripe }: Billing,
  { customer, since }: { customer?: string; since?: Date | undefined },
): Promise<Map<string, Facts>> {
  const whose = { limit: 100, ...(customer === undefined ? {} : { customer }) };
  const recent =
    since === undefined
      ? whose
      : { ...whose, created: { gte: Math.floor(since.getTime() / 1000) } };
  const facts = new Map<string, Facts>();
  const of = (reference: string | { id: string } | null) => {
    const id = idOf(reference) ?? '';
    const known = facts.get(id) ?? {
      ...{ payments: [], invoices: [], charges: [], subscriptions: [] },
      since,
    };
    facts.set(id, known);
    return known;
  };
  for await (const payment of stripe.paymentIntents.list(recent)) {
    of(payment.customer).payments.push(payment);
  }
  for await (const invoice of stripe.invoices.list({ ...recent, status: 'paid' })) {
    of(invoice.customer).invoices.push(invoice);
  }
  for await (const charge of stripe.charges.list(recent)) of(charge.customer).charges.push(charge);
  for await (const one of stripe.subscriptions.list({ ...whose, status: 'all' })) {
    of(one.customer).subscriptions.push(one);
  }
  facts.delete('');
  return facts;
}
