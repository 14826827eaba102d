import type { Kysely } from 'kysely';
import { notifyChanged } from '../../platform/events.ts';
import type { DB } from '../../schema.ts';
import { listLots, sumOfSources } from './queries.ts';
import { BY_OPERATOR, balanceOf, clawBackCredits, grantCredits, lockCredits } from './service.ts';

/**
 * Gives a person credits, or with a number below zero takes back what they have left, down to nothing at
 * most; they read the reason in their history. Part of a transaction. `changeId` is a new UUID, by which the
 * ledger has it. Answers what was given, or below zero taken, and what they can spend now.
 */
export async function changeCredits(
  db: Kysely<DB>,
  { accountId, changeId, credits, reason }: CreditsByOperator,
): Promise<{ credits: number; creditsRemaining: number }> {
  // Nobody holds a credit, or takes one back for a refund, between the look and the taking.
  await lockCredits(db, accountId);
  const source = sourceOf(changeId);
  const change = { accountId, source, reason };
  const changed =
    credits > 0 ? await give(db, change, credits) : -(await take(db, change, -credits));
  await notifyChanged(db, accountId, ['transactions', 'user']);
  const { spendable } = await balanceOf(db, accountId);
  return { credits: changed, creditsRemaining: spendable };
}

type CreditsByOperator = { accountId: string; changeId: string; credits: number; reason: string };

/** The same of a change that was made before. */
export async function changedCredits(
  db: Kysely<DB>,
  accountId: string,
  changeId: string,
): Promise<{ credits: number; creditsRemaining: number }> {
  const credits = await sumOfSources(db, accountId, sourceOf(changeId));
  const { spendable } = await balanceOf(db, accountId);
  return { credits, creditsRemaining: spendable };
}

const sourceOf = (changeId: string) => `${BY_OPERATOR}${changeId}`;

type Change = { accountId: string; source: string; reason: string };

async function give(db: Kysely<DB>, { accountId, source, reason }: Change, credits: number) {
  const said = { description: 'Credits granted', words: reason };
  await grantCredits(db, { accountId, credits, book: 'purchased', source, ...said });
  return credits;
}

/**
 * From what was given for nothing first, then from what was paid for, which a refund may still take back;
 * of both in the order of spending. Each lot has a line of its own in the history.
 */
async function take(db: Kysely<DB>, { accountId, source, reason }: Change, most: number) {
  const { spendable } = await balanceOf(db, accountId);
  const wanted = Math.min(most, spendable);
  let left = wanted;
  const lots = await listLots(db, accountId);
  const isGiven = ({ paid_cents }: (typeof lots)[number]) => paid_cents === 0;
  for (const lot of [...lots.filter(isGiven), ...lots.filter((lot) => !isGiven(lot))]) {
    const credits = Math.min(left, lot.remaining);
    if (credits <= 0) continue;
    await clawBackCredits(db, {
      ...{ grantSource: lot.source, credits, source: `${source}:${lot.id}` },
      ...{ description: 'Credits taken back', words: reason },
    });
    left -= credits;
  }
  if (left > 0) throw new Error(`the lots of ${accountId} hold less than the balance`);
  return wanted;
}
