import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { SuspensionError } from './errors.ts';
import {
  type AccountRow,
  findAccountIfAny,
  findAccountsByEmail,
  listAccounts,
  listAddresses,
  setSuspension,
} from './queries.ts';

// People, as the operator knows them.

/** Somebody, as the identity provider names them, and whether an operator keeps them out. */
export type AccountView = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  createdAt: string;
  suspendedAt: string | null;
};

/** A page of all people, newest first; with `text` of those whose address or name holds it, or with that id. */
export async function findPeople(
  db: Kysely<DB>,
  text: string | undefined,
  page: Page,
): Promise<PageOf<AccountView>> {
  const { items, next } = await listAccounts(db, text, page);
  return { items: items.map(viewOf), next };
}

/** The person with an id, which may be any text. Throws NotFoundError. */
export async function personOf(
  db: Kysely<DB>,
  accountId: string,
): Promise<AccountView & { suspendedReason: string | null }> {
  const account = await findAccountIfAny(db, accountId);
  if (!account) throw new NotFoundError('There is no such person.');
  return { ...viewOf(account), suspendedReason: account.suspended_reason };
}

/** Ids of everyone with this address, in any case. */
export async function idsWithEmail(db: Kysely<DB>, email: string): Promise<string[]> {
  return (await findAccountsByEmail(db, email)).map(({ id }) => id);
}

/** Addresses of people, by their ids. */
export async function addressesOf(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listAddresses(db, accountIds);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/**
 * Keeps a person out from now on, for a reason that they read when they sign in. It ends no session.
 * Throws NotFoundError; SuspensionError when they are suspended already.
 */
export async function suspend(db: Kysely<DB>, accountId: string, reason: string): Promise<void> {
  const { id, email } = await personOf(db, accountId);
  const isNew = await setSuspension(db, id, reason);
  if (!isNew) throw new SuspensionError(`${email} is suspended already.`);
}

/** Lets a person in again. Throws NotFoundError; SuspensionError when they are not suspended. */
export async function restore(db: Kysely<DB>, accountId: string): Promise<void> {
  const { id, email } = await personOf(db, accountId);
  const isNew = await setSuspension(db, id, null);
  if (!isNew) throw new SuspensionError(`${email} is not suspended.`);
}

const viewOf = (account: AccountRow): AccountView => ({
  id: account.id,
  email: account.email,
  firstName: account.first_name,
  lastName: account.last_name,
  createdAt: account.created_at.toISOString(),
  suspendedAt: account.suspended_at?.toISOString() ?? null,
});
