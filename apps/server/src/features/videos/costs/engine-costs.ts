import type {
  CostProblem,
  EngineCost,
  NewEngineCost,
} from '@shortcake/contract/operator/engine-costs';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { CostInThePastError, CostsChangedError } from './errors.ts';
import {
  costsInForce,
  type FirstCost,
  insertCosts,
  insertFirstCost,
  lastCost,
  lockCosts,
  type ModelOfEngine,
  momentsPast,
  selectCosts,
} from './queries.ts';

/** Every price that was ever written, by engine and model, the newest first. */
export async function listEngineCosts(db: Kysely<DB>): Promise<EngineCost[]> {
  const rows = await selectCosts(db);
  return rows.map(({ id, engine, model, micro_usd_per_video, valid_from, source }) => ({
    ...{ id: String(id), engine, model, source },
    microUsdPerVideo: micro_usd_per_video,
    validFrom: valid_from.toISOString(),
  }));
}

/**
 * Writes prices, each from its moment on, or from now on. Belongs in the transaction that says who wants
 * it so. Whatever is asked for after the commit is counted by them, in every process.
 * Throws CostInThePastError, and CostsChangedError for one that replaces another than the last written.
 */
export async function addEngineCosts(
  db: Kysely<DB>,
  costs: readonly NewEngineCost[],
): Promise<void> {
  if (costs.length === 0) return;
  await lockCosts(db);
  for (const { engine, model, replaces } of costs) {
    if (replaces === undefined) continue;
    const last = await lastCost(db, { engine, model });
    if ((last?.id.toString() ?? null) === replaces) continue;
    throw new CostsChangedError({ engine, model }, last, await listEngineCosts(db));
  }
  const past = await momentsPast(
    db,
    costs.flatMap(({ validFrom }) => validFrom ?? []),
  );
  if (past.length > 0) throw new CostInThePastError();
  await insertCosts(
    db,
    costs.map(({ engine, model, microUsdPerVideo, validFrom, source }) => ({
      ...{ engine, model, source, origin: 'operator' },
      micro_usd_per_video: microUsdPerVideo,
      ...(validFrom === undefined ? {} : { valid_from: validFrom }),
    })),
  );
}

/**
 * Writes the prices that an installation begins with, where there are none yet. Of several processes that
 * start at once one writes them.
 */
export async function beginWithCosts(db: Kysely<DB>, costs: readonly FirstCost[]): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockCosts(db);
    for (const cost of costs) await insertFirstCost(db, cost);
  });
}

/** Which of these models have no price now, or one that its own source calls unverified. */
export async function costProblems(
  db: Kysely<DB>,
  models: readonly ModelOfEngine[],
): Promise<CostProblem[]> {
  const inForce = await costsInForce(db, models);
  return inForce.flatMap(({ engine, model, source }) => {
    if (source === null) return { engine, model, problem: 'missing' };
    return /\bunverified\b/i.test(source) ? { engine, model, problem: 'unverified' } : [];
  });
}
