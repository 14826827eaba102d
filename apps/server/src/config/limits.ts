import { z } from 'zod';
import { charges } from '../engines/bill.ts';
import type { Budget } from '../features/videos/limits/limits.ts';
import { microUsd, modelsIn, shippedCosts } from './engine-costs.ts';
import { type EngineConfig, type EngineId, engineIds } from './engines.ts';
import { ConfigError } from './error.ts';
import { number } from './kinds.ts';

/** Cents by engine: `fal=5000,google-omni=2000`. Fractions down to a millionth of a dollar. */
const cents = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(
          new RegExp(`^(${engineIds.join('|')})=\\d{1,9}(\\.\\d{1,4})?$`),
          `must be cents for engines with commas between, such as fal=5000,google-omni=2000: the engines are ${engineIds.join(', ')}, the cents 0 or more with at most four decimals`,
        )
        .transform((entry) => entry.split('=') as [EngineId, string]),
    ),
  )
  .refine(
    (entries) => new Set(entries.map(([id]) => id)).size === entries.length,
    'must name no engine twice',
  )
  .transform((entries) => new Map(entries.map(([id, amount]) => [id, Number(amount)])));

/** The variables about what people's asks may take. */
export const limitVariables = {
  MAX_VIDEOS_AT_ONCE: number(1, 1_000_000, 10),
  FREE_ABANDONS_PER_DAY: number(0, 1_000_000, 5),
  ENGINE_BUDGET_CENTS_PER_DAY: cents,
  ENGINE_COST_CENTS: cents,
};

type Values = z.output<z.ZodObject<typeof limitVariables>>;

/**
 * What engines may cost a day. Throws ConfigError for a budget that not one video fits into, by the price
 * that an installation begins with.
 */
export function budgetsOf(
  values: Values,
  engines: readonly EngineConfig[],
): ReadonlyMap<string, Budget> {
  const budgets = new Map<string, Budget>();
  for (const [id, perDay] of values.ENGINE_BUDGET_CENTS_PER_DAY) {
    const cost = values.ENGINE_COST_CENTS.get(id) ?? shippedCosts[id].cents;
    if (perDay < cost) {
      throw new ConfigError(
        `ENGINE_BUDGET_CENTS_PER_DAY must give ${id} at least ${cost} cents, what one video costs there (ENGINE_COST_CENTS), or leave it out`,
      );
    }
    // The studio draws for nobody's money, whatever is said of it.
    if (!charges(id)) continue;
    const configured = engines.filter((engine) => engine.id === id);
    const models = modelsIn(configured).map(({ model }) => model);
    if (models.length === 0) models.push(shippedCosts[id].model);
    budgets.set(id, { models, costMicroUsd: microUsd(cost), dayMicroUsd: microUsd(perDay) });
  }
  return budgets;
}
