import { createHash } from 'node:crypto';
import type { Billing } from './context.ts';
import { findAccountOfCustomer, findCustomer, insertCustomer } from './customer-queries.ts';

/** A person, as Stripe and we know them. */
export type Person = { accountId: string; customerId: string };

/** The person as Stripe's customer; undefined for one who never came near a payment. */
export async function knownPerson({ db }: Billing, accountId: string): Promise<Person | undefined> {
  const row = await findCustomer(db, accountId);
  return row && { accountId, customerId: row.customer_id };
}

/** The person who is a customer of Stripe's; undefined when it is none of ours. */
export async function personBehind(
  { db }: Billing,
  customerId: string | null | undefined,
): Promise<Person | undefined> {
  if (!customerId) return undefined;
  const row = await findAccountOfCustomer(db, customerId);
  return row && { accountId: row.account_id, customerId };
}

/** The person as Stripe's customer, made when there is none yet. Two at once make the same one. */
export async function personOf(billing: Billing, accountId: string): Promise<Person> {
  const known = await knownPerson(billing, accountId);
  if (known) return known;
  const { db, stripe, mode, emailOf } = billing;
  const email = await emailOf(accountId);
  if (email === undefined) throw new Error(`there is no account ${accountId}`);
  // The address is in the key, because Stripe refuses a key that comes again with other parameters.
  const address = createHash('sha256').update(email).digest('hex').slice(0, 16);
  const customer = await stripe.customers.create(
    { email, metadata: { account_id: accountId } },
    { idempotencyKey: `customer:${accountId}:${address}` },
  );
  const row = await insertCustomer(db, {
    account_id: accountId,
    customer_id: customer.id,
    mode,
  });
  return { accountId, customerId: row.customer_id };
}
