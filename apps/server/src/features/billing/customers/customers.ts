import { createHash } from 'node:crypto';
import type { Billing } from '../context.ts';
import { isCustomerMissing } from '../errors.ts';
import { findAccountOfCustomer, findCustomer, insertCustomer, replaceCustomer } from './queries.ts';

/** A person, as Stripe and we know them. */
export type Person = { accountId: string; customerId: string };

/** The person as Stripe's customer; undefined for one who never came near a payment. */
export async function findPerson({ db }: Billing, accountId: string): Promise<Person | undefined> {
  const row = await findCustomer(db, accountId);
  return row && { accountId, customerId: row.customer_id };
}

/** The person who is a customer of Stripe's; undefined when it is none of ours. */
export async function findPersonOfCustomer(
  { db }: Billing,
  customerId: string | null | undefined,
): Promise<Person | undefined> {
  if (!customerId) return undefined;
  const row = await findAccountOfCustomer(db, customerId);
  return row && { accountId: row.account_id, customerId };
}

/** The person as Stripe's customer, made when there is none yet. Two at once make the same one. */
export async function findOrCreatePerson(billing: Billing, accountId: string): Promise<Person> {
  const known = await findPerson(billing, accountId);
  if (known) return known;
  const customerId = await createCustomer(billing, accountId, '');
  const row = await insertCustomer(billing.db, {
    account_id: accountId,
    customer_id: customerId,
    mode: billing.mode,
  });
  return { accountId, customerId: row.customer_id };
}

/**
 * Asks Stripe something in a person's name, once more with a new customer if Stripe says that theirs
 * was deleted: it must not lock them out for good.
 */
export async function withCustomer<Result>(
  billing: Billing,
  accountId: string,
  ask: (person: Person) => Promise<Result>,
): Promise<Result> {
  const person = await findOrCreatePerson(billing, accountId);
  try {
    return await ask(person);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    const { customerId: former } = person;
    const customerId = await createCustomer(billing, accountId, `:${former}`);
    await replaceCustomer(billing.db, accountId, { former, customerId });
    return ask(await findOrCreatePerson(billing, accountId));
  }
}

async function createCustomer(
  { stripe, emailOf }: Billing,
  accountId: string,
  instead: string,
): Promise<string> {
  const email = await emailOf(accountId);
  if (email === undefined) throw new Error(`there is no account ${accountId}`);
  // The address is in the key, because Stripe refuses a key that comes again with other parameters.
  const address = createHash('sha256').update(email).digest('hex').slice(0, 16);
  const customer = await stripe.customers.create(
    { email, metadata: { account_id: accountId } },
    { idempotencyKey: `customer:${accountId}:${address}${instead}` },
  );
  return customer.id;
}
