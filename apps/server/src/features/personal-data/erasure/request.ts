import type { Kysely } from 'kysely';
import { InvalidRequestError } from '../../../platform/errors.ts';
import type { DB } from '../../../schema.ts';
import { endSessions } from '../../sessions/session.ts';
import type { Allowance } from '../../videos/abandoned/allowance.ts';
import { cancelAll } from '../../videos/cancel-projects.ts';
import { lockAddress, writeErasureRequest } from './queries.ts';

/**
 * Begins to delete an account for its person, who writes their address to confirm it: all sessions end in
 * this commit, what is under way is cancelled, and nothing more can be asked for. A worker does the rest.
 * Throws InvalidRequestError for another address.
 */
export async function requestErasure(
  db: Kysely<DB>,
  allowance: Allowance,
  { accountId, confirm }: { accountId: string; confirm: string },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const email = await lockAddress(db, accountId);
    if (email === undefined || !isSame(confirm, email)) {
      throw new InvalidRequestError('confirm: write the e-mail address of your account');
    }
    await writeErasureRequest(db, accountId);
    await endSessions(db, accountId);
    await cancelAll(db, accountId, allowance);
  });
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
