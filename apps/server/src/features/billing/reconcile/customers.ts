import type { Billing } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { insertCustomer, listCustomers } from '../customers/queries.ts';
import type { Difference } from './difference.ts';

/** Everyone whom we know as a customer, by customer. */
export async function knownPeople({ db }: Billing): Promise<Map<string, Person>> {
  const rows = await listCustomers(db);
  return new Map(
    rows.map(({ account_id, customer_id }) => [
      customer_id,
      { accountId: account_id, customerId: customer_id },
    ]),
  );
}

/**
 * A customer of Stripe's whom we do not know, though it says that it is one of our people: a restored
 * backup is older than the customer. Undefined for a customer of something else.
 */
export async function strayCustomer(
  billing: Billing,
  customerId: string,
): Promise<Difference | undefined> {
  const { db, stripe, mode, emailOf } = billing;
  const customer = await stripe.customers.retrieve(customerId);
  const accountId = customer.deleted ? undefined : customer.metadata.account_id;
  if (accountId === undefined || (await emailOf(accountId)) === undefined) return undefined;
  return {
    kind: 'a customer that is not known',
    words: `${customerId} belongs to account ${accountId}, which does not know it`,
    mend: () => insertCustomer(db, { account_id: accountId, customer_id: customerId, mode }),
  };
}
