import { type Kysely, sql } from 'kysely';
import { deleteOldest } from '../../platform/db/delete-oldest.ts';
import type { DB } from '../../schema.ts';

export type NewAttempt = {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  return_to: string;
};

/** Remembers a sign-in for as long as a person may take on the provider's pages. */
export async function insertAttempt(
  db: Kysely<DB>,
  attempt: NewAttempt,
  seconds: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await db
    .insertInto('sign_in_attempts')
    .values({ ...attempt, expires_at })
    .execute();
}

/** Takes a sign-in out of the table if it is this browser's and not too old: it works once. */
export function takeAttempt(db: Kysely<DB>, stateHashes: Buffer[], browserHashes: Buffer[]) {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', 'in', stateHashes)
    .where('browser_hash', 'in', browserHashes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'code_verifier', 'return_to'])
    .executeTakeFirst();
}

/** Forgets some sign-ins that nobody finished in time. Answers how many. */
export function forgetAttempts(db: Kysely<DB>, most: number): Promise<number> {
  const over = sql<boolean>`expires_at <= now()`;
  return deleteOldest(db, { table: 'sign_in_attempts', by: 'expires_at', over }, most);
}
