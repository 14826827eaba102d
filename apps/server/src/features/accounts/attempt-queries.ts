import { type Kysely, sql } from 'kysely';
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

export async function deleteExpiredAttempts(db: Kysely<DB>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_attempts')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
