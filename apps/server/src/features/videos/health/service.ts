import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { historyOf } from '../eta.ts';
import type { Budget } from '../limits/limits.ts';
import { switchEngine } from '../limits/switches.ts';
import { recentMakingTimes } from '../queries.ts';
import { type Health, readHealth } from './health.ts';
import { readFaults, readLoads, readSpent } from './queries.ts';

export { readHealth, switchEngine };

/** An engine that is configured: its id, and its model where it has one. */
export type ConfiguredEngine = { id: string; model: string | null };

/** What the operator sees of an engine. */
export type EngineState = ConfiguredEngine & {
  enabled: boolean;
  health: Health['health'];
  since: Date | null;
  /** Of the last hour, by their codes, the most frequent first. */
  faults: { code: string; count: number }[];
  inFlight: number;
  waiting: number;
  /** Of the median of its latest videos; null with too few. */
  secondsToVideo: number | null;
  costTodayMicroUsd: number;
  budget: { spentMicroUsd: number; dayMicroUsd: number } | null;
};

/** What engines cost today (UTC), by their ids, in millionths of a US dollar. */
export type CostToday = (db: Kysely<DB>) => Promise<ReadonlyMap<string, number>>;

export type EnginesOptions = {
  /** In the order in which they stand in for one another. */
  engines: readonly [ConfiguredEngine, ...ConfiguredEngine[]];
  budgets: ReadonlyMap<string, Budget>;
  costToday: CostToday;
};

const LATEST_VIDEOS = 100;

/** All configured engines, as they are now. */
export async function listEngines(
  db: Kysely<DB>,
  { engines, budgets, costToday }: EnginesOptions,
): Promise<EngineState[]> {
  const ids = engines.map(({ id }) => id);
  const [health, faults, loads, spent, costs] = await Promise.all([
    readHealth(db, ids),
    readFaults(db, ids),
    readLoads(db, engines[0].id),
    readSpent(db),
    costToday(db),
  ]);
  return Promise.all(
    engines.map(async ({ id, model }) => {
      const budget = budgets.get(id);
      const known = health.get(id) as Health;
      const history = historyOf(await recentMakingTimes(db, id, LATEST_VIDEOS));
      return {
        ...{ id, model },
        ...known,
        faults: faults
          .filter(({ engine }) => engine === id)
          .map(({ code, count }) => ({ code, count })),
        ...(loads.get(id) ?? { inFlight: 0, waiting: 0 }),
        secondsToVideo: history && Math.round(history.medianSeconds),
        costTodayMicroUsd: costs.get(id) ?? 0,
        budget: budget
          ? { spentMicroUsd: spent.get(id) ?? 0, dayMicroUsd: budget.dayMicroUsd }
          : null,
      };
    }),
  );
}
