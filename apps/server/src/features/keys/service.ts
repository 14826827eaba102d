import type {
  ApiKey,
  ApiKeyChanges,
  CreatedApiKey,
  KeyUsage,
  NewApiKey,
} from '@shortcake/contract/api-key';
import { MOST_KEYS } from '@shortcake/contract/api-key-limits';
import type { Kysely } from 'kysely';
import { InvalidRequestError, NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { KEYS_CHANGED } from './access.ts';
import { TooManyKeysError } from './errors.ts';
import { hashOfKey, randomKey, startOfKey } from './key-text.ts';
import {
  deleteUnusedKey,
  insertKey,
  type KeyRow,
  listKeyRows,
  lockOwner,
  updateKey,
} from './queries.ts';
import { listDays } from './usage-queries.ts';

/** The keys of a person that are not revoked, newest first. */
export async function listKeys(db: Kysely<DB>, accountId: string): Promise<ApiKey[]> {
  return (await listKeyRows(db, accountId)).map(viewOf);
}

/** Makes a key, and tells it this once. Throws TooManyKeysError, InvalidRequestError. */
export function createKey(
  db: Kysely<DB>,
  accountId: string,
  { name, scopes, creditsPerMonth, expiresAt }: NewApiKey,
): Promise<CreatedApiKey> {
  const key = randomKey();
  const row = {
    ...{ account_id: accountId, name, scopes, credits_per_month: creditsPerMonth },
    ...{ expires_at: endOf(expiresAt), hash: hashOfKey(key), start: startOfKey(key) },
  };
  return db.transaction().execute(async (db) => {
    await lockOwner(db, accountId);
    if ((await listKeyRows(db, accountId)).length >= MOST_KEYS) throw new TooManyKeysError();
    return { ...viewOf(await insertKey(db, row)), key };
  });
}

/** Changes what a key is called and may do, from the next request on, and for what waits by it. Throws NotFoundError, InvalidRequestError. */
export async function changeKey(
  db: Kysely<DB>,
  accountId: string,
  id: string,
  { name, scopes, creditsPerMonth, expiresAt }: ApiKeyChanges,
): Promise<ApiKey> {
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(scopes === undefined ? {} : { scopes }),
    ...(creditsPerMonth === undefined ? {} : { credits_per_month: creditsPerMonth }),
    ...(expiresAt === undefined ? {} : { expires_at: endOf(expiresAt) }),
  };
  const row = isUuid(id) && (await updateKey(db, { accountId, id }, changes));
  if (!row) throw new NotFoundError('There is no such API key.');
  await notifyChanged(db, accountId, [KEYS_CHANGED]);
  return viewOf(row);
}

/**
 * Revokes a key, from the next request on, and for what waits by it; what it asked for goes on. It stays for the sake of what it
 * did; where that is nothing it goes at once, or whoever makes and revokes keys would fill the table.
 * Throws NotFoundError.
 */
export async function revokeKey(db: Kysely<DB>, accountId: string, id: string): Promise<void> {
  const revoked = await db.transaction().execute(async (db) => {
    const row = isUuid(id) && (await updateKey(db, { accountId, id }, { revoked_at: new Date() }));
    if (!row) return false;
    await deleteUnusedKey(db, id);
    await notifyChanged(db, accountId, [KEYS_CHANGED]);
    return true;
  });
  if (!revoked) throw new NotFoundError('There is no such API key.');
}

/** What each key of a person did on each of so many days, today included; revoked ones too. */
export async function usageOf(
  db: Kysely<DB>,
  accountId: string,
  days: number,
): Promise<KeyUsage[]> {
  const rows = await listDays(db, accountId, days);
  return rows.map(({ key_id: keyId, ...row }) => ({ keyId, ...row }));
}

const LAST_YEAR = 9999;

/** Throws InvalidRequestError for a time that is over, or that no answer could hold. */
function endOf(expiresAt: string | null): Date | null {
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  if (end.getTime() <= Date.now()) {
    throw new InvalidRequestError('expiresAt: must lie in the future; null for a key that lasts');
  }
  if (end.getUTCFullYear() > LAST_YEAR) {
    throw new InvalidRequestError(`expiresAt: must lie before the end of the year ${LAST_YEAR}`);
  }
  return end;
}

const viewOf = (row: KeyRow): ApiKey => ({
  ...{ id: row.id, name: row.name, start: row.start, scopes: row.scopes },
  ...{ creditsPerMonth: row.credits_per_month, creditsThisMonth: row.credits_this_month },
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
