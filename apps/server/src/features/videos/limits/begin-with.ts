import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { NoEngineError, SoldOutTodayError, TooManyRefusalsError } from '../errors.ts';
import type { AskLimits } from './limits.ts';
import { closedEngines } from './queries.ts';
import { lockBudgets, type Reservation, reserveBudgets, secondsLeftToday } from './reservations.ts';
import { switchedOff } from './switches.ts';

/** What a new project begins with: its engine, and what is reserved for its first ask. */
export type Beginning = { engine: string | null } & Reservation;

/** The ids of the engines, in the order in which they stand in for one another, and what asks are held to. */
export type Openings = { engines: readonly string[]; limits: AskLimits };

/**
 * What each of so many new projects begins with: the first engine of the list that is switched on, still
 * takes this person's asks and has a video left today. Null is the first of the list as it is when the video's turn
 * comes. The person's balance is locked already. Throws NoEngineError,
 * TooManyRefusalsError, SoldOutTodayError.
 */
export async function beginWith(
  db: Kysely<DB>,
  accountId: string,
  openings: Openings,
  count: number,
): Promise<Beginning[]> {
  const { engines, limits } = openings;
  const off = await switchedOff(db);
  const on = engines.filter((engine) => !off.has(engine));
  if (on.length === 0) throw new NoEngineError();
  const closed = await closedEngines(db, accountId, limits);
  const open = on.filter((engine) => !closed.has(engine));
  if (open.length === 0) {
    throw new TooManyRefusalsError(Math.min(...on.map((engine) => closed.get(engine) ?? 0)));
  }
  await lockBudgets(db, open, limits);
  const beginnings = await reserveInOrder(db, open, openings, count);
  if (beginnings.length < count) throw new SoldOutTodayError(await secondsLeftToday(db));
  return beginnings;
}

/**
 * What so many projects begin with at the first of the `open` engines that have a video left today; fewer
 * when all are sold out. Whoever calls holds the rows of the budgets.
 */
export async function reserveInOrder(
  db: Kysely<DB>,
  open: readonly string[],
  { engines, limits }: Openings,
  count: number,
): Promise<Beginning[]> {
  const beginnings: Beginning[] = [];
  for (const engine of open) {
    const left = count - beginnings.length;
    for (const reservation of await reserveBudgets(db, engine, limits, left)) {
      const isFirst = engine === engines[0] && reservation.reserved_day === null;
      beginnings.push({ engine: isFirst ? null : engine, ...reservation });
    }
  }
  return beginnings;
}
