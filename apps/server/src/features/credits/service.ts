import type { CreditUsage } from '@shortcake/contract/credit-usage';
import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Kysely } from 'kysely';
import { tell } from '../../happenings.ts';
import type { DB } from '../../schema.ts';
import { InsufficientCreditsError } from './errors.ts';
import {
  findBalance,
  findGrant,
  findHold,
  insertBalance,
  insertEntryOnce,
  insertHoldPostings,
  insertHolds,
  insertLot,
  insertPostings,
  listClawbacks,
  listGrants,
  lockBalance,
  lotsToSpend,
  type SpendableBook,
  sumGiven,
} from './queries.ts';

/** What a person has, in credits. `spendable` is never below zero. */
export type Balance = { purchased: number; subscription: number; held: number; spendable: number };

/**
 * Locks a person's balance until the transaction ends. What is counted for one person is counted
 * under this lock, so that two counts never overlap. Whoever also needs a project's row locks that
 * row first.
 */
export async function lockCredits(db: Kysely<DB>, accountId: string): Promise<void> {
  await lockBalance(db, accountId);
}

/** Opens a person's books, once; part of making the account. */
export async function openCreditAccount(db: Kysely<DB>, accountId: string): Promise<void> {
  await insertBalance(db, accountId);
}

/** What a person has now: one row, however long the history. */
export async function balanceOf(db: Kysely<DB>, accountId: string): Promise<Balance> {
  return balanceIn(await findBalance(db, accountId));
}

/** What the row of a balance comes to; nothing without one. */
export function balanceIn(
  row: Partial<Record<'purchased' | 'subscription' | 'held', number | null>> = {},
): Balance {
  const purchased = row.purchased ?? 0;
  const subscription = row.subscription ?? 0;
  const held = row.held ?? 0;
  return { purchased, subscription, held, spendable: Math.max(0, purchased + subscription) };
}

/** The sum behind a person's balance, in credits. */
export async function usageOf(db: Kysely<DB>, accountId: string): Promise<CreditUsage> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const { fromPlans, bought } = await sumGiven(db, accountId);
      const { purchased, subscription } = await balanceOf(db, accountId);
      return { fromPlans, bought, used: fromPlans + bought - purchased - subscription };
    });
}

/**
 * Gives credits, once per `source` (an invoice, a payment intent, an operator's command). Call it
 * in the transaction that records why. Credits of a plan go to the book `subscription`, with the
 * cents that were paid and a description that names the plan. Answers whether this call gave them.
 */
export async function grantCredits(
  db: Kysely<DB>,
  given: {
    accountId: string;
    credits: number;
    book: SpendableBook;
    source: string;
    description: string;
    amountCents?: number;
  },
): Promise<boolean> {
  const { accountId, credits, book, source, description, amountCents } = given;
  const entryId = await insertEntryOnce(db, {
    account_id: accountId,
    type: 'grant',
    source,
    description,
    ...(amountCents === undefined ? {} : { amount_cents: amountCents }),
  });
  if (entryId === null) return false;
  const lotId = await insertLot(db, { account_id: accountId, grant_id: entryId, book });
  await insertPostings(db, entryId, credits, { book: 'issued' }, { book, lot_id: lotId });
  await tell(db, 'credits.granted', { account: accountId, credits, book, source });
  return true;
}

/**
 * Takes back credits that a grant gave, once per `source` (Stripe's refund or dispute), whether
 * they are spent or not. The balance may go below zero; then nothing can be held. Answers whether
 * this call took them. Throws when there is no such grant.
 */
export async function clawBackCredits(
  db: Kysely<DB>,
  taken: { grantSource: string; credits: number; source: string; description: string },
): Promise<boolean> {
  const { grantSource, credits, source, description } = taken;
  const given = await findGrant(db, grantSource);
  if (!given) throw new Error(`nothing was granted for ${grantSource}`);
  const entryId = await insertEntryOnce(db, {
    account_id: given.account_id,
    type: 'clawback',
    source,
    description,
  });
  if (entryId === null) return false;
  const from = { book: given.book, lot_id: given.lot_id };
  await insertPostings(db, entryId, credits, from, { book: 'issued' });
  const account = given.account_id;
  await tell(db, 'credits.clawed-back', { account, credits, grantSource, source });
  return true;
}

/**
 * What was granted for a source, and what was taken back of it since, by reason; undefined when
 * nothing was granted. Locks the person's balance until the transaction ends, so that nobody else
 * takes something back meanwhile.
 */
export async function lockGrant(
  db: Kysely<DB>,
  source: string,
): Promise<{ accountId: string; credits: number; taken: Map<string, number> } | undefined> {
  const given = await findGrant(db, source);
  if (!given) return undefined;
  await lockBalance(db, given.account_id);
  const clawbacks = await listClawbacks(db, given.lot_id);
  const taken = new Map(clawbacks.map(({ source, amount }) => [source, -amount]));
  return { accountId: given.account_id, credits: given.amount, taken };
}

/** Whether something was granted for a source. */
export async function isGranted(db: Kysely<DB>, source: string): Promise<boolean> {
  return (await findGrant(db, source)) !== undefined;
}

/**
 * A person's grants whose source begins with `prefix`, and that are newer than `since` if that is
 * given. Their ids are those of the transactions that people see.
 */
export async function grantsWithPrefix(
  db: Kysely<DB>,
  filter: { accountId: string; prefix: string; since?: Date | undefined },
): Promise<{ id: string; source: string }[]> {
  const grants = await listGrants(db, { since: undefined, ...filter });
  return grants.map(({ id, source }) => ({ id: String(id), source }));
}

/**
 * Sets one video's credit aside for each of these projects, or for none; it belongs in the transaction
 * that makes the projects. Throws InsufficientCreditsError.
 */
export async function holdCredits(
  db: Kysely<DB>,
  accountId: string,
  wanted: readonly { projectId: string; description: string }[],
): Promise<void> {
  const needed = wanted.length * CREDITS_PER_VIDEO;
  const { spendable: available } = balanceIn(await lockBalance(db, accountId));
  const lots = available < needed ? [] : await lotsToSpend(db, accountId, needed);
  const credits = lots.flatMap(({ id, book, remaining }) =>
    Array.from({ length: remaining }, () => ({ book, lot_id: id })),
  );
  if (credits.length < needed) throw new InsufficientCreditsError({ needed, available });
  const entries = await insertHolds(db, accountId, wanted);
  const from = entries.map((entryId, i) => ({ entryId, ...credits[i]! }));
  await insertHoldPostings(db, from, CREDITS_PER_VIDEO);
  for (const { projectId: project } of wanted) {
    await tell(db, 'credits.held', { account: accountId, project, credits: CREDITS_PER_VIDEO });
  }
}

/**
 * Spends a project's credit for good: its video is stored. Throws when the hold was settled before.
 */
export async function captureCredit(db: Kysely<DB>, projectId: string): Promise<void> {
  await settle(db, projectId, 'capture');
}

/**
 * Refunds a project's credit, as people call it (`creditRefunded`, "1 credit refunded"): the hold
 * goes back to the lot that it was taken from. Throws when the hold was settled before. Money that
 * Stripe refunds is another matter: see clawBackCredits.
 */
export async function releaseCredit(db: Kysely<DB>, projectId: string): Promise<void> {
  await settle(db, projectId, 'release');
}

/** Ends a hold, in one of the two ways and once. */
async function settle(db: Kysely<DB>, projectId: string, type: 'capture' | 'release') {
  const held = await findHold(db, projectId);
  if (!held) throw new Error(`project ${projectId} has no hold`);
  const entryId = await insertEntryOnce(db, {
    account_id: held.account_id,
    type,
    hold_id: held.id,
    description: type === 'capture' ? 'Video finished' : 'Credit given back',
  });
  if (entryId === null) throw new Error(`the hold of project ${projectId} was settled before`);
  const origin = { book: held.book, lot_id: held.lot_id };
  const to = type === 'capture' ? { book: 'spent' as const } : origin;
  await insertPostings(db, entryId, CREDITS_PER_VIDEO, { book: 'held' }, to);
  const name = type === 'capture' ? 'credits.captured' : 'credits.released';
  const credits = CREDITS_PER_VIDEO;
  await tell(db, name, { account: held.account_id, project: projectId, credits });
}
