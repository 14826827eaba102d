import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { NoEngineError, SoldOutTodayError, TooManyRefusalsError } from '../errors.ts';
import type { AskLimits } from './limits.ts';
import { closedEngines } from './queries.ts';
import { lockBudgets, type Reservation, reserveBudgets, secondsLeftToday } from './reservations.ts';
import { switchedOff } from './switches.ts';

/** What a new project begins with: its engine, and what is reserved for its first ask. */
export type Beginning = { engine: string | null } & Reservation;

/**
 * What each of so many new projects begins with: the first engine of the list that is switched on, still
 * takes this person's asks and has a video left today. Null is the first of the list as it is when the video's turn
 * comes. The person's balance is locked already. Throws NoEngineError,
 * TooManyRefusalsError, SoldOutTodayError.
 */
export async function beginWith(
  db: Kysely<DB>,
  accountId: string,
  { engines, limits }: { engines: readonly string[]; limits: AskLimits },
  count: number,
): Promise<Beginning[]> {
  const off = await switchedOff(db);
  const on = engines.filter((engine) => !off.has(engine));
  if (on.length === 0) throw new NoEngineError();
  const closed = await closedEngines(db, accountId, limits);
  const open = on.filter((engine) => !closed.has(engine));
  if (open.length === 0) {
    throw new TooManyRefusalsError(Math.min(...on.map((engine) => closed.get(engine) ?? 0)));
  }
  await lockBudgets(db, open, limits);
  const beginnings: Beginning[] = [];
  for (const engine of open) {
    const left = count - beginnings.length;
    for (const reservation of await reserveBudgets(db, engine, limits, left)) {
      const isFirst = engine === engines[0] && reservation.reserved_day === null;
      beginnings.push({ engine: isFirst ? null : engine, ...reservation });
    }
  }
  if (beginnings.length < count) throw new SoldOutTodayError(await secondsLeftToday(db));
  return beginnings;
}
