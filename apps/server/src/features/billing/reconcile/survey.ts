import type Stripe from 'stripe';
import { type Billing, idOf } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import type { Comparison } from './difference.ts';
import { type Facts, listsOf, NO_FACTS } from './facts.ts';
import { compareInvoices } from './invoices.ts';
import { comparePayments } from './payments.ts';
import { compareSubscription } from './subscription.ts';
import { compareTakings } from './takings.ts';
import { compareUndoneRefunds } from './undone-refunds.ts';
import { compareUnpaidGrants } from './unpaid-grants.ts';

/**
 * Customers with whom something may differ, and customers whom we do not know: few, where all is
 * well. Each thing at Stripe is looked at by itself as it comes, and not kept: what many people paid
 * does not fit into memory, and asking for each of them apart would be four calls a person.
 * `known` is by customer. Of each payment its id is kept, and the subscriptions whole.
 */
export async function suspects(
  billing: Billing,
  known: ReadonlyMap<string, Person>,
  since: Date | undefined,
): Promise<Set<string>> {
  const found = new Set<string>();
  const look = async (customer: string, compare: Comparison, facts: Partial<Facts>) => {
    const person = known.get(customer);
    if (found.has(customer)) return;
    if (!person || (await mayDiffer(compare(billing, person, { ...NO_FACTS, since, ...facts })))) {
      found.add(customer);
    }
  };

  const lists = listsOf(billing, { since });
  const paid = new Set<string>();
  for await (const payment of lists.payments()) {
    if (payment.status === 'succeeded') paid.add(payment.id);
    const customer = idOf(payment.customer);
    if (customer) await look(customer, comparePayments, { payments: [payment] });
  }
  for await (const invoice of lists.invoices()) {
    paid.add(invoice.id);
    const customer = idOf(invoice.customer);
    if (customer) await look(customer, compareInvoices, { invoices: [invoice] });
  }
  for await (const charge of lists.charges()) {
    const customer = idOf(charge.customer);
    if (customer) await look(customer, compareTakings, { charges: [charge] });
  }
  const subscriptions = new Map<string, Stripe.Subscription[]>();
  for await (const subscription of lists.subscriptions()) {
    const customer = idOf(subscription.customer) ?? '';
    subscriptions.set(customer, [...(subscriptions.get(customer) ?? []), subscription]);
  }
  for (const customer of new Set([...known.keys(), ...subscriptions.keys()])) {
    const theirs = { subscriptions: subscriptions.get(customer) ?? [] };
    await look(customer, compareSubscription, theirs);
    await look(customer, compareUnpaidGrants, { paid });
    await look(customer, compareUndoneRefunds, {});
  }
  return found;
}

/** What cannot be compared is looked at again, and named then. */
async function mayDiffer(differences: ReturnType<Comparison>): Promise<boolean> {
  try {
    return (await differences).length > 0;
  } catch {
    return true;
  }
}
