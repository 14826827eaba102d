import { isSameAddress } from '@shortcake/contract/same-address';
import type { Kysely } from 'kysely';
import { persistently } from '../../../platform/db/persistently.ts';
import { InvalidRequestError, NotFoundError } from '../../../platform/errors.ts';
import type { DB } from '../../../schema.ts';
import { SuspendedError } from '../../sessions/errors.ts';
import { endSessions } from '../../sessions/session.ts';
import type { Allowance } from '../../videos/abandoned/allowance.ts';
import { cancelAll } from '../../videos/cancel-projects.ts';
import { lockAddress, writeErasureRequest } from './queries.ts';

/** PostgreSQL takes a second to see that two wait for each other. */
const PATIENCE_MS = 3000;

/**
 * Begins to delete an account for its person, who writes their address to confirm it: all sessions end in
 * this commit, what is under way is cancelled, and nothing more can be asked for. A worker does the rest.
 * Throws InvalidRequestError for another address, SuspendedError.
 */
export async function requestErasure(
  db: Kysely<DB>,
  allowance: Allowance,
  { accountId, confirm }: { accountId: string; confirm: string },
): Promise<void> {
  // A worker that ends one of the projects holds what this waits for, and waits for the account.
  await persistently(
    () =>
      db.transaction().execute(async (db) => {
        const account = await lockAddress(db, accountId);
        // Their session was live when the request came. They would sign in again as somebody new.
        if (account?.suspended_at) throw new SuspendedError(account.suspended_reason);
        if (!account || !isSameAddress(confirm, account.email)) {
          throw new InvalidRequestError('confirm: write the e-mail address of your account');
        }
        await beginErasure(db, allowance, accountId);
      }),
    PATIENCE_MS,
  );
}

/**
 * The same at an operator's word, for whoever cannot sign in; part of a transaction. Throws NotFoundError
 * for whom there is not, or not any more.
 */
export async function deleteForPerson(
  db: Kysely<DB>,
  allowance: Allowance,
  accountId: string,
): Promise<void> {
  if (!(await lockAddress(db, accountId))) throw new NotFoundError('There is no such person.');
  await beginErasure(db, allowance, accountId);
}

async function beginErasure(db: Kysely<DB>, allowance: Allowance, accountId: string) {
  await writeErasureRequest(db, accountId);
  await endSessions(db, accountId);
  await cancelAll(db, accountId, allowance);
}
