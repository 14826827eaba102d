import { type Kysely, sql } from 'kysely';
import { deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { DB } from '../../../schema.ts';
import { lockCredits } from '../../credits/service.ts';
import { costNow } from '../costs/queries.ts';
import type { AskLimits, Budget } from './limits.ts';

/** What an ask has of its engine's budget of a day; nulls where there is no budget. */
export type Reservation = { reserved_day: string | null; reserved_micro_usd: number | null };

export const NOTHING_RESERVED: Reservation = { reserved_day: null, reserved_micro_usd: null };

type Holder = Reservation & { account_id: string; engine: string | null };

/**
 * Holds today's rows of these engines, and those that some asks have reserved of, for whoever may change
 * several: in the order of their names, and of one engine the newest day first, as returnReservations
 * does, so that no two wait for each other. With one row there is no other.
 */
export async function lockBudgets(
  db: Kysely<DB>,
  engines: readonly string[],
  { budgets }: AskLimits,
  holders: readonly Holder[] = [],
): Promise<void> {
  const limited = engines.filter((engine) => budgets.has(engine));
  const held = holders.filter(
    ({ engine, reserved_day }) => engine !== null && reserved_day !== null,
  );
  if (limited.length + held.length < 2) return;
  await sql`
    select from engine_spend
    where day = ${TODAY} and engine = any(${limited}::text[])
      or (engine, day) in (
        select engine, reserved_day from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
          as held (engine text, reserved_day date))
    order by engine collate "C", day desc for update`.execute(db);
}

/**
 * Reserves what some more videos of an engine cost of its budget of today: for as many as there is
 * budget left, and `most` at most. All people share the row, so this belongs at the end of a
 * transaction, after a person's balance. Takes two statements where all fit, and eighteen for a hundred
 * that do not: the price is read each time, so that one that changes holds everywhere at once.
 */
export async function reserveBudgets(
  db: Kysely<DB>,
  engine: string,
  limits: AskLimits,
  most: number,
): Promise<Reservation[]> {
  const reserved: Reservation[] = [];
  let videos = most;
  while (videos > 0) {
    const reservation = await reserveFor(db, engine, limits, videos);
    if (reservation) reserved.push(...Array<Reservation>(videos).fill(reservation));
    else if (videos === 1) break;
    videos = Math.min(most - reserved.length, Math.ceil(videos / 2));
  }
  return reserved;
}

/** Reserves for so many videos, or none; answers what each of them has, null when they do not fit. */
async function reserveFor(
  db: Kysely<DB>,
  engine: string,
  { budgets }: AskLimits,
  videos: number,
): Promise<Reservation | null> {
  const budget = budgets.get(engine);
  if (!budget) return NOTHING_RESERVED;
  const { dayMicroUsd } = budget;
  const costMicroUsd = await costOfAsk(db, engine, budget);
  const cost = videos * costMicroUsd;
  // Where the row is not there yet, the budget alone says whether they fit.
  if (cost > dayMicroUsd) return null;
  const row = await db
    .insertInto('engine_spend')
    .values({ day: TODAY, engine, reserved_micro_usd: cost })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'engine'])
        .doUpdateSet((eb) => ({
          reserved_micro_usd: eb('engine_spend.reserved_micro_usd', '+', cost),
        }))
        .where('engine_spend.reserved_micro_usd', '<=', dayMicroUsd - cost),
    )
    .returning('day')
    .executeTakeFirst();
  return row ? { reserved_day: row.day, reserved_micro_usd: costMicroUsd } : null;
}

/** What an ask may cost: at its engine's dearest model, since the request decides which is asked. */
export async function costOfAsk(
  db: Kysely<DB>,
  engine: string,
  { models, costMicroUsd }: Budget,
): Promise<number> {
  const costs = await Promise.all(models.map((model) => costNow(db, engine, model)));
  return Math.max(...costs.map((cost) => cost ?? costMicroUsd));
}

/**
 * The reservation for an ask that is to be made now: the one that is held if it is of today and a video
 * has not become dearer since, else a new one in its place. Null, without effect, when today's budget is spent.
 */
export async function renewReservation(
  db: Kysely<DB>,
  holder: Holder & { engine: string },
  { today, limits }: { today: string; limits: AskLimits },
): Promise<Reservation | null> {
  const { reserved_day, reserved_micro_usd } = holder;
  const budget = limits.budgets.get(holder.engine);
  const isEnough =
    !budget || (reserved_micro_usd ?? 0) >= (await costOfAsk(db, holder.engine, budget));
  if (reserved_day === today && isEnough) return { reserved_day, reserved_micro_usd };
  const [fresh] = await reserveBudgets(db, holder.engine, limits, 1);
  if (!fresh) return null;
  await returnReservation(db, holder);
  return fresh;
}

/**
 * Gives back, to the day it was taken from, what was reserved for an ask that surely is not charged.
 * The caller forgets it in the same commit, so that it comes back once.
 */
export async function returnReservation(db: Kysely<DB>, holder: Holder): Promise<void> {
  await returnReservations(db, [holder]);
}

/**
 * The same for asks of one person, each row that everybody shares being taken once: by the names of
 * engines, and of one engine the newest day first, as renewReservation does.
 */
export async function returnReservations(
  db: Kysely<DB>,
  holders: readonly Holder[],
): Promise<void> {
  const rows = new Map<string, { engine: string; day: string; microUsd: number }>();
  for (const { engine, reserved_day: day, reserved_micro_usd } of holders) {
    if (engine === null || day === null || reserved_micro_usd === null) continue;
    const key = `${day} ${engine}`;
    const microUsd = (rows.get(key)?.microUsd ?? 0) + reserved_micro_usd;
    rows.set(key, { engine, day, microUsd });
  }
  const [holder] = holders;
  if (!holder || rows.size === 0) return;
  // Everybody takes the balance first: what asks for a video holds it when it comes to this row.
  await lockCredits(db, holder.account_id);
  const inOrder = [...rows.values()].sort(
    (one, other) => compare(one.engine, other.engine) || compare(other.day, one.day),
  );
  for (const { engine, day, microUsd } of inOrder) {
    await db
      .updateTable('engine_spend')
      .set((eb) => ({ reserved_micro_usd: eb('reserved_micro_usd', '-', microUsd) }))
      .where('day', '=', day)
      .where('engine', '=', engine)
      .execute();
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Forgets what was reserved on days so long ago. Answers how many rows. */
export function forgetEngineSpend(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`day < ${TODAY} - ${days}::int`;
  return deleteOldest(db, { table: 'engine_spend', by: 'day', over }, most);
}

/** The present day in UTC, by the database's clock. */
export const TODAY = sql<string>`(now() at time zone 'UTC')::date`;

/** Whole seconds until the next day begins in UTC. */
export async function secondsLeftToday(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${TODAY} + 1 - (now() at time zone 'UTC')))::int as seconds`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}
