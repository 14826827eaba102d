import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, StripeCustomers } from '../../../schema.ts';
import type { PaymentMode } from '../context.ts';

export function findCustomer(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export function findAccountOfCustomer(db: Kysely<DB>, customerId: string) {
  return db
    .selectFrom('stripe_customers')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export function listCustomers(db: Kysely<DB>) {
  return db.selectFrom('stripe_customers').select(['account_id', 'customer_id']).execute();
}

/** Writes which customer a person is, and answers the row that counts: the first one written. */
export async function insertCustomer(db: Kysely<DB>, row: Insertable<StripeCustomers>) {
  await db
    .insertInto('stripe_customers')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return db
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('account_id', '=', row.account_id)
    .executeTakeFirstOrThrow();
}

/** Makes a person another customer; does nothing when somebody else did so meanwhile. */
export async function replaceCustomer(
  db: Kysely<DB>,
  accountId: string,
  { former, customerId }: { former: string; customerId: string },
): Promise<void> {
  await db
    .updateTable('stripe_customers')
    .set({ customer_id: customerId })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', former)
    .execute();
}

/** The kinds of money that this database has customers of. */
export async function listModes(db: Kysely<DB>): Promise<PaymentMode[]> {
  // Two looks at an index, where `distinct` reads all customers: of three modes this finds another one.
  const { rows } = await sql<{ mode: PaymentMode | null }>`
    select min(mode) as mode from stripe_customers
    union select max(mode) from stripe_customers`.execute(db);
  return rows.flatMap(({ mode }) => mode ?? []);
}

/** Takes the lease of a person's payments; false when somebody else has it. */
export async function takeLease(
  db: Kysely<DB>,
  accountId: string,
  token: string,
  seconds: number,
): Promise<boolean> {
  const row = await db
    .updateTable('stripe_customers')
    .set({ lease_token: token, leased_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Prolongs a lease that is still its holder's. */
export async function renewLease(
  db: Kysely<DB>,
  accountId: string,
  token: string,
  seconds: number,
): Promise<void> {
  await db
    .updateTable('stripe_customers')
    .set({ leased_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('account_id', '=', accountId)
    .where('lease_token', '=', token)
    .execute();
}

export async function giveLeaseBack(
  db: Kysely<DB>,
  accountId: string,
  token: string,
): Promise<void> {
  await db
    .updateTable('stripe_customers')
    .set({ lease_token: null, leased_until: null })
    .where('account_id', '=', accountId)
    .where('lease_token', '=', token)
    .execute();
}

/** Whether a lease is still its holder's; locks it until the transaction ends. */
export async function holdsLease(
  db: Kysely<DB>,
  accountId: string,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_customers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('lease_token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
