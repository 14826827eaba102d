import { isDeepStrictEqual } from 'node:util';
import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Kysely } from 'kysely';
import type { Billed } from '../../../engines/bill.ts';
import { notifyChanged } from '../../../platform/events.ts';
import type { DB } from '../../../schema.ts';
import { captureCredit, grantCredits, lockCredits, releaseCredit } from '../../credits/service.ts';
import { LeaseLostError } from '../errors.ts';
import { NOTHING_RESERVED, returnReservation } from '../limits/reservations.ts';
import { lockProjectRow, type ProjectRow, writeCreditReturned } from '../queries.ts';
import {
  type AbandonedAsk,
  type AskKey,
  lockAbandonedAsk,
  ownerOfAsk,
  writeSettled,
} from './queries.ts';

/**
 * Writes down whether the engine charges for an abandoned ask, after which it is asked no more, and
 * settles the credit that was held for the answer: back to its owner when nothing is charged, else
 * spent. What is not charged gives back what was reserved for it, too. Once: the first word stands,
 * whoever else has one; only where nobody had any, and the credit was spent for that, does a later
 * confirmation still give it back. `code` is the engine's, where it says why it made nothing: what a
 * filter has ended counts as filtered, or nobody who deletes in time would ever have asked too often.
 * `asked` is the note as it was when the engine was asked: one that knows more by now (a handle, or
 * that its owner has deleted it) is due again, and this word is not for it.
 */
export async function settleAsk(
  db: Kysely<DB>,
  key: AskKey,
  word: Billed,
  { code, asked }: { code?: string | undefined; asked?: AbandonedAsk } = {},
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const owner = await ownerOfAsk(db, key);
    if (owner === undefined) return;
    // First: whoever has a project's row takes the balance next.
    await lockProjectRow(db, owner, key.project_id);
    // Before the note: whoever gives an ask up has its owner's balance when they come to that.
    await lockCredits(db, owner);
    const ask = await lockAbandonedAsk(db, key);
    if (!ask || (asked && !saysTheSame(ask, asked))) return;
    const billed = ask.billed === 'unknown' ? word : ask.billed;
    const isFree = billed === 'no';
    const isHeld = ask.credit === 'held';
    const isLate = isFree && ask.credit === 'spent' && ask.billed === 'unknown';
    const settled = isFree ? 'returned' : 'spent';
    const { reserved_day, reserved_micro_usd } = isFree ? NOTHING_RESERVED : ask;
    const credit = isHeld ? settled : ask.credit;
    const reason = code?.startsWith('FILTERED_') ? code : ask.reason;
    await writeSettled(db, key, { reason, billed, credit, reserved_day, reserved_micro_usd });
    if (isHeld) await (isFree ? releaseCredit : captureCredit)(db, ask.project_id);
    if (isLate) await grantAnew(db, ask);
    if (isFree && (isHeld || isLate)) await writeCreditReturned(db, ask.account_id, ask.project_id);
    if (isFree) await returnReservation(db, ask);
    // What is free does not count against the allowance any more, which projects tell of.
    if (ask.credit === null) return;
    const lists = isHeld || isLate ? ['projects', 'transactions', 'user'] : ['projects'];
    await notifyChanged(db, ask.account_id, lists);
  });
}

const saysTheSame = (one: AbandonedAsk, other: AbandonedAsk) =>
  (one.credit === null) === (other.credit === null) && isDeepStrictEqual(one.handle, other.handle);

/** A hold that was captured stays so: the ledger is never rewritten. */
async function grantAnew(db: Kysely<DB>, { project_id, account_id, attempt }: AbandonedAsk) {
  await grantCredits(db, {
    accountId: account_id,
    credits: CREDITS_PER_VIDEO,
    book: 'purchased',
    source: `ask:${project_id}-${attempt}`,
    description: 'Credit given back: a video that you deleted was not charged after all',
  });
}

/**
 * Does the write that gives up an ask for which nothing is charged, for the reason of `code`. Where
 * the project turns out to be lost (LeaseLostError, which goes on its way), its owner may have deleted
 * it while the engine was asked: then this is the confirmation that their ask was free.
 */
export async function givingUpFree<T>(
  db: Kysely<DB>,
  { id, attempt }: Pick<ProjectRow, 'id' | 'attempt'>,
  { code, write }: { code: string; write: () => Promise<T> },
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof LeaseLostError)
      await settleAsk(db, { project_id: id, attempt }, 'no', { code });
    throw error;
  }
}
