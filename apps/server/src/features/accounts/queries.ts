import { type InferResult, type Kysely, type Selectable, sql } from 'kysely';
import { inCapitals } from '../../platform/db/holds-text.ts';
import { isAfter, microseconds } from '../../platform/db/newest-first.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import type { LiveSessions } from '../sessions/session.ts';
import type { Profile } from './profile.ts';

/** What an account itself has of a profile; the picture is kept apart. */
type Person = Omit<Profile, 'pictureUrl'>;

/** Makes the account of someone new; null when the provider's subject has one already. */
export async function insertAccount(db: Kysely<DB>, profile: Person): Promise<string | null> {
  const row = await db
    .insertInto('accounts')
    .values({
      issuer: profile.issuer,
      subject: profile.subject,
      email: profile.email,
      email_verified: profile.isEmailVerified,
      first_name: profile.firstName,
      last_name: profile.lastName,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Brings an account up to date with what its provider says now; answers its id, and whether it is
 * suspended. Whoever suspends it waits until the transaction ends.
 */
export function updateProfile(db: Kysely<DB>, profile: Person) {
  return db
    .updateTable('accounts')
    .set({
      email: profile.email,
      email_verified: profile.isEmailVerified,
      first_name: profile.firstName,
      last_name: profile.lastName,
    })
    .where('issuer', '=', profile.issuer)
    .where('subject', '=', profile.subject)
    .returning(['id', 'suspended_at', 'suspended_reason'])
    .executeTakeFirstOrThrow();
}

/**
 * What GET /api/auth/user tells of whose session it is, read along with the session. It reads rows of
 * credits and billing, whose services make of them what they mean: as questions of their own they were
 * most of what an answer cost.
 */
export const withUser = (sessions: LiveSessions) =>
  sessions
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('profile_pictures', 'profile_pictures.account_id', 'sessions.account_id')
    .leftJoin('credit_balances', 'credit_balances.account_id', 'sessions.account_id')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'sessions.account_id')
    .select(['accounts.email', 'accounts.first_name', 'accounts.last_name'])
    .select(['accounts.created_at', 'profile_pictures.sha256 as picture'])
    .select(['credit_balances.purchased', 'credit_balances.subscription', 'credit_balances.held'])
    .select(['subscriptions.plan', 'subscriptions.status'])
    .select(['subscriptions.stripe_subscription_id', 'subscriptions.current_period_end']);

export type SessionWithUser = InferResult<ReturnType<typeof withUser>>[number];

/** The account with an id, which may be any text. */
export async function findAccountIfAny(db: Kysely<DB>, accountId: string) {
  if (!isUuid(accountId)) return undefined;
  return people(db).where('id', '=', accountId).executeTakeFirst();
}

/** Accounts that are somebody's: one that is deleted, or about to be, is nobody's. */
const people = (db: Kysely<DB>) =>
  db.selectFrom('accounts').selectAll().where('erasure_requested_at', 'is', null);

/** Everyone with an address, however it is written: the provider tells them apart, not the address. */
export function findAccountsByEmail(db: Kysely<DB>, email: string) {
  return people(db)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('created_at')
    .execute();
}

/** Notes that a person is suspended, and why; with null that they are not. False when it was so before. */
export async function setSuspension(
  db: Kysely<DB>,
  accountId: string,
  reason: string | null,
): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({
      suspended_at: reason === null ? null : sql<Date>`now()`,
      suspended_reason: reason,
    })
    .where('id', '=', accountId)
    .where('suspended_at', reason === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'uuid' } as const;

/** A page of all people, newest first; with `text` of those whose address or name holds it, or with that id. */
export async function listAccounts(
  db: Kysely<DB>,
  text: string | undefined,
  page: Page,
): Promise<PageOf<AccountRow & { at: string }>> {
  return pageOf(await accountsStatement(db, text, page).execute(), page.limit);
}

export function accountsStatement(
  db: Kysely<DB>,
  text: string | undefined,
  { limit, after }: Page,
) {
  let accounts = people(db)
    .select(microseconds(COLUMNS).as('at'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) accounts = accounts.where(isAfter(COLUMNS, after));
  const id = text?.toLowerCase() ?? '';
  if (isUuid(id)) accounts = accounts.where('id', '=', id);
  else if (text) accounts = accounts.where(isFoundBy(text));
  return accounts;
}

export type AccountRow = Selectable<DB['accounts']>;

/**
 * Whether an address or a name holds a text: who has all three letters in a row that it has, as an index
 * tells, and has them as it has them.
 */
function isFoundBy(text: string) {
  const searched = sql`searched_of(email, first_name, last_name)`;
  const wanted = sql`${inCapitals(text)}::text`;
  return sql<boolean>`three_letters_of(${searched}) @> three_letters_of(${wanted})
    and strpos(${searched}, ${wanted}) > 0`;
}

export function listAddresses(db: Kysely<DB>, accountIds: readonly string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
}
