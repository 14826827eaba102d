import type { CreditUsage } from '@shortcake/contract/credit-usage';
import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Kysely } from 'kysely';
import { tell } from '../../happenings.ts';
import type { DB } from '../../schema.ts';
import { putMail } from '../mail/put.ts';
import { putEvent } from '../webhooks/put.ts';
import { InsufficientCreditsError } from './errors.ts';
import {
  findBalance,
  findGrant,
  findHolds,
  insertBalance,
  insertEntryOnce,
  insertHolds,
  insertLot,
  insertPostings,
  insertSettlements,
  listClawbacks,
  listGrants,
  lockBalance,
  lotsToSpend,
  noteLowTold,
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
 * in the transaction that records why, with the cents that were paid if any were. Credits of a plan go to
 * the book `subscription`, with a description that names the plan. What an operator or a person worded goes
 * into `words`, which people read behind the description. Answers whether this call gave them.
 */
export async function grantCredits(
  db: Kysely<DB>,
  given: {
    accountId: string;
    credits: number;
    book: SpendableBook;
    source: string;
    description: string;
    words?: string;
    amountCents?: number;
  },
): Promise<boolean> {
  const { accountId, credits, book, source, description, words, amountCents } = given;
  const entry = {
    ...{ account_id: accountId, type: 'grant' as const, source, description },
    ...(amountCents === undefined ? {} : { amount_cents: amountCents }),
  };
  const entryId = await insertEntryOnce(db, entry, words);
  if (entryId === null) return false;
  const lotId = await insertLot(db, { account_id: accountId, grant_id: entryId, book });
  const to = { book, lot_id: lotId };
  await insertPostings(db, [{ entryId, from: { book: 'issued' }, to }], credits);
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
  taken: {
    grantSource: string;
    credits: number;
    source: string;
    description: string;
    words?: string;
  },
): Promise<boolean> {
  const { grantSource, credits, source, description, words } = taken;
  const given = await findGrant(db, grantSource);
  if (!given) throw new Error(`nothing was granted for ${grantSource}`);
  const entry = { account_id: given.account_id, type: 'clawback' as const, source, description };
  const entryId = await insertEntryOnce(db, entry, words);
  if (entryId === null) return false;
  const from = { book: given.book, lot_id: given.lot_id };
  await insertPostings(db, [{ entryId, from, to: { book: 'issued' } }], credits);
  const account = given.account_id;
  const { spendable: left, ...books } = await balanceOf(db, account);
  await tellOfLow(db, account, { before: books.purchased + books.subscription + credits, left });
  await tell(db, 'credits.clawed-back', { account, credits, grantSource, source });
  return true;
}

/** How the sources of what an operator gives and takes back begin. */
export const BY_OPERATOR = 'operator:';
/** How the sources begin of what lapsed with its account. */
export const LAPSED = 'lapsed:';

/**
 * What was granted for a source, and what was taken back of it since: by an operator, and for payments by
 * their sources; undefined when nothing was granted. Locks the person's balance until the transaction ends,
 * so that nobody else takes something back meanwhile.
 */
export async function lockGrant(db: Kysely<DB>, source: string): Promise<Granted | undefined> {
  const given = await findGrant(db, source);
  if (!given) return undefined;
  await lockBalance(db, given.account_id);
  const clawbacks = await listClawbacks(db, given.lot_id);
  const taken = new Map<string, number>();
  let takenByOperator = 0;
  for (const { source, amount } of clawbacks) {
    // Neither goes back with money: a refund that comes later finds so much less to take.
    if (source.startsWith(BY_OPERATOR) || source.startsWith(LAPSED)) takenByOperator -= amount;
    else taken.set(source, -amount);
  }
  return { accountId: given.account_id, credits: given.amount, taken, takenByOperator };
}

/** A grant, in credits. */
export type Granted = {
  accountId: string;
  credits: number;
  /** What was taken back of it, by refund, dispute or whatever else of its payment. */
  taken: ReadonlyMap<string, number>;
  takenByOperator: number;
};

/** Whether something was granted for a source. */
export async function isGranted(db: Kysely<DB>, source: string): Promise<boolean> {
  return (await findGrant(db, source)) !== undefined;
}

/** The credits that were granted for a source; 0 when nothing was. */
export async function creditsGranted(db: Kysely<DB>, source: string): Promise<number> {
  return (await findGrant(db, source))?.amount ?? 0;
}

/**
 * A person's grants whose source begins with `prefix`, and that are newer than `since` if that is
 * given. Their ids are those of the transactions that people see.
 */
export async function grantsWithPrefix(
  db: Kysely<DB>,
  filter: { accountId: string; prefix: string; since?: Date | undefined },
): Promise<{ id: string; source: string; description: string; createdAt: Date }[]> {
  const grants = await listGrants(db, { since: undefined, ...filter });
  return grants.map(({ id, source, description, created_at }) => ({
    ...{ id: String(id), source, description, createdAt: created_at },
  }));
}

/**
 * Sets one video's credit aside for each of these projects, or for none; it belongs in the transaction
 * that makes the projects. Throws InsufficientCreditsError.
 */
export async function holdCredits(
  db: Kysely<DB>,
  accountId: string,
  wanted: readonly { projectId: string; title: string }[],
): Promise<void> {
  const needed = wanted.length * CREDITS_PER_VIDEO;
  const { spendable: available } = balanceIn(await lockBalance(db, accountId));
  const lots = available < needed ? [] : await lotsToSpend(db, accountId, needed);
  const credits = lots.flatMap(({ id, book, remaining }) =>
    Array.from({ length: remaining }, () => ({ book, lot_id: id })),
  );
  if (credits.length < needed) throw new InsufficientCreditsError({ needed, available });
  const entries = await insertHolds(db, accountId, wanted);
  const moves = entries.map((entryId, i) => ({
    ...{ entryId, from: credits[i]!, to: { book: 'held' as const } },
  }));
  await insertPostings(db, moves, CREDITS_PER_VIDEO);
  await tellOfLow(db, accountId, { before: available, left: available - needed });
  for (const { projectId: project } of wanted) {
    await tell(db, 'credits.held', { account: accountId, project, credits: CREDITS_PER_VIDEO });
  }
}

/** Fewer than these are few. */
export const LOW = 2;

/**
 * Writes to a person, and to their webhooks, that few credits are left, where a movement brought them below
 * what is few. Once an hour at most unless they were given more meanwhile: holding a credit and cancelling
 * costs nothing, and can be repeated.
 */
async function tellOfLow(
  db: Kysely<DB>,
  account: string,
  { before, left }: { before: number; left: number },
): Promise<void> {
  if (before < LOW || left >= LOW) return;
  if (!(await noteLowTold(db, account))) return;
  await putMail(db, { kind: 'credits-low', account, object: account });
  await putEvent(db, account, 'credits.low', () => ({ creditsRemaining: left }));
}

/**
 * Spends a project's credit for good: its video is stored. Throws when the hold was settled before.
 */
export async function captureCredit(db: Kysely<DB>, projectId: string): Promise<void> {
  await settle(db, [projectId], 'capture');
}

/**
 * Refunds a project's credit, as people call it (`creditRefunded`, "1 credit refunded"): the hold
 * goes back to the lot that it was taken from. Throws when the hold was settled before. Money that
 * Stripe refunds is another matter: see clawBackCredits.
 */
export async function releaseCredit(db: Kysely<DB>, projectId: string): Promise<void> {
  await releaseCredits(db, [projectId]);
}

/** The same for many projects, in as many statements as for one; for none when one has no open hold. */
export async function releaseCredits(db: Kysely<DB>, projectIds: readonly string[]): Promise<void> {
  await settle(db, projectIds, 'release');
}

/** Ends the holds of projects, in one of the two ways and once. */
async function settle(
  db: Kysely<DB>,
  projectIds: readonly string[],
  type: 'capture' | 'release',
): Promise<void> {
  if (projectIds.length === 0) return;
  const holds = await findHolds(db, projectIds);
  const withHold = new Set(holds.map(({ project_id }) => project_id));
  const without = projectIds.find((id) => !withHold.has(id));
  if (without !== undefined) throw new Error(`project ${without} has no hold`);
  const description = type === 'capture' ? 'Video finished' : 'Credit given back';
  const entries = await insertSettlements(db, holds, { type, description });
  const settled = holds.map(({ id, project_id, account_id, book, lot_id }) => {
    const entryId = entries.get(id);
    if (entryId === undefined) {
      throw new Error(`the hold of project ${project_id} was settled before`);
    }
    const to = type === 'capture' ? { book: 'spent' as const } : { book, lot_id };
    return { entryId, from: { book: 'held' as const }, to, project_id, account_id };
  });
  await insertPostings(db, settled, CREDITS_PER_VIDEO);
  const name = type === 'capture' ? 'credits.captured' : 'credits.released';
  for (const { account_id: account, project_id: project } of settled) {
    await tell(db, name, { account, project, credits: CREDITS_PER_VIDEO });
  }
}
