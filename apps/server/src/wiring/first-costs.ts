import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { microUsd, modelsIn, shippedCosts } from '../config/engine-costs.ts';
import { engineIds } from '../config/engines.ts';
import { costProblems } from '../features/videos/costs/engine-costs.ts';
import type { FirstCost } from '../features/videos/costs/queries.ts';
import { costOfAsk } from '../features/videos/limits/reservations.ts';
import type { DB } from '../schema.ts';

/**
 * What engines cost until an operator says otherwise: what the environment says of the model that is
 * configured, else list prices of the default models.
 */
export function firstCostsOf({ engines, engineCostCents }: Config): FirstCost[] {
  const said = engines.flatMap(({ id: engine, model }): FirstCost[] => {
    const cents = engineCostCents.get(engine);
    if (cents === undefined) return [];
    const source = 'ENGINE_COST_CENTS';
    return [{ engine, model, microUsdPerVideo: microUsd(cents), source, origin: 'environment' }];
  });
  const shipped = engineIds.map((engine): FirstCost => {
    const { model, cents, source } = shippedCosts[engine];
    return { engine, model, microUsdPerVideo: microUsd(cents), source, origin: 'shipped' };
  });
  // First what is said: a shipped price is for a model that has none.
  return [...said, ...shipped];
}

/** What an operator should know of the prices of the engines in use, a sentence each. */
export async function costWarnings(db: Kysely<DB>, config: Config): Promise<string[]> {
  const problems = await costProblems(db, modelsIn(config.engines));
  const missing = problems.flatMap(({ engine, model, problem }) =>
    problem === 'missing'
      ? `nobody knows what a video of ${engine} costs with ${model}: set ENGINE_COST_CENTS, or a price in the console`
      : [],
  );
  const spent: string[] = [];
  for (const [engine, budget] of config.engineBudgets) {
    if ((await costOfAsk(db, engine, budget)) > budget.dayMicroUsd)
      spent.push(
        `ENGINE_BUDGET_CENTS_PER_DAY gives ${engine} less than one video costs there: it makes none`,
      );
  }
  return [...missing, ...spent];
}
