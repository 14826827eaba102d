import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { suspend } from '../accounts/people.ts';
import { endSessions } from '../sessions/session.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import { cancelAll } from '../videos/cancel-projects.ts';

/**
 * Keeps a person out from the commit on, for a reason that they read: they are signed out, and what is
 * under way for them is cancelled as if they had done it. What they ask for at this moment is refused, or
 * cancelled along with the rest. Their subscription goes on at Stripe. Part of a transaction.
 * Throws NotFoundError, SuspensionError.
 */
export async function suspendPerson(
  db: Kysely<DB>,
  allowance: Allowance,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  // First: whoever signs in or asks at this moment holds the account's row, or waits for it.
  await suspend(db, accountId, reason);
  await endSessions(db, accountId);
  await cancelAll(db, accountId, allowance);
}
