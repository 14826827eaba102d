import type { AcknowledgedLoss, Loss, Margins } from '@shortcake/contract/operator/margins';
import {
  dearestModels,
  type Margin,
  priceEffects,
} from '@shortcake/contract/operator/price-effects';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../../platform/errors.ts';
import type { DB } from '../../../schema.ts';
import { priceBookAt } from '../../billing/price-book/service.ts';
import { costProblems } from '../../videos/costs/engine-costs.ts';
import { costNow, type ModelOfEngine } from '../../videos/costs/queries.ts';
import { readSpent } from '../../videos/health/queries.ts';
import type { Budget } from '../../videos/limits/limits.ts';
import { cents, LossChangedError } from '../errors.ts';
import { insertAcknowledged, selectAcknowledged } from './queries.ts';

/** What prices are held against. */
export type MarginsOf = {
  /** The engines in use, in their order. */
  models: readonly ModelOfEngine[];
  /** By the engine's id. */
  budgets: ReadonlyMap<string, Budget>;
  /** The least that Stripe can charge at once, in cents. */
  minimumCents: number;
};

const MICRO_USD_PER_CENT = 10_000;

/** Margins of what is sold now, with the costs that are in force now. */
export async function readMargins(db: Kysely<DB>, of: MarginsOf): Promise<Margins> {
  const costs = await costsOf(db, of.models);
  const losses = await lossesOf(db, of, costs);
  const spent = await readSpent(db);
  return {
    ...{ minimumCents: of.minimumCents, costs, losses },
    problems: await costProblems(db, of.models),
    budgets: [...of.budgets].map(([engine, { dayMicroUsd }]) => ({
      ...{ engine, dayMicroUsd, spentMicroUsd: spent.get(engine) ?? 0 },
    })),
  };
}

/** What is sold below cost and known to nobody, a sentence each; for who starts the product. */
export async function lossWarnings(db: Kysely<DB>, of: MarginsOf): Promise<string[]> {
  const losses = await lossesOf(db, of, await costsOf(db, of.models));
  return losses
    .filter(({ acknowledged }) => acknowledged === null)
    .map(({ sale, engine, priceCents, costCents }) => {
      const what = sale === 'credit' ? 'a credit' : `the ${sale} plan`;
      return `${what} sells a video for ${cents(priceCents)} that costs ${cents(costCents)} at ${engine}: change the price, or acknowledge it in the console`;
    });
}

/**
 * Writes down that a loss is known, at the price and the cost of this moment; part of the transaction
 * that writes the log. Throws NotFoundError for what is not sold below cost, and LossChangedError where the
 * operator was shown another price or cost.
 */
export async function acknowledgeLoss(
  db: Kysely<DB>,
  of: MarginsOf,
  { sale, engine, by, reason, ...shown }: AcknowledgedLoss & { by: string },
): Promise<void> {
  const found = (await belowCost(db, of, await costsOf(db, of.models))).find(
    (loss) => loss.sale === sale && loss.engine === engine,
  );
  if (!found) throw new NotFoundError(`Nothing is lost on ${sale} at ${engine}.`);
  const amounts = amountsOf(found);
  const { priceCents, costCents } = found;
  const { price_micro_usd, cost_micro_usd } = amountsOf({
    priceCents: shown.priceCents ?? priceCents,
    costCents: shown.costCents ?? costCents,
  });
  if (price_micro_usd !== amounts.price_micro_usd || cost_micro_usd !== amounts.cost_micro_usd) {
    throw new LossChangedError(`${sale} at ${engine}`, priceCents, costCents);
  }
  await insertAcknowledged(db, { sale, engine, by, reason, ...amounts });
}

async function costsOf(db: Kysely<DB>, models: readonly ModelOfEngine[]) {
  const costs: Margins['costs'] = [];
  for (const { engine, model } of models) {
    const microUsdPerVideo = await costNow(db, engine, model);
    if (microUsdPerVideo !== null) costs.push({ engine, model, microUsdPerVideo });
  }
  return costs;
}

async function belowCost(db: Kysely<DB>, of: MarginsOf, costs: Margins['costs']) {
  const prices = await priceBookAt(db);
  return priceEffects(prices, dearestModels(costs), of.minimumCents).belowCost;
}

async function lossesOf(db: Kysely<DB>, of: MarginsOf, costs: Margins['costs']): Promise<Loss[]> {
  const known = await selectAcknowledged(db);
  return (await belowCost(db, of, costs)).map((margin) => {
    const { sale, engine, priceCents, costCents } = margin;
    const { price_micro_usd, cost_micro_usd } = amountsOf(margin);
    const row = known.find(
      (one) =>
        one.sale === sale &&
        one.engine === engine &&
        one.price_micro_usd === price_micro_usd &&
        one.cost_micro_usd === cost_micro_usd,
    );
    const acknowledged = row && {
      ...{ by: row.by, reason: row.reason, at: row.acknowledged_at.toISOString() },
    };
    return { sale, engine, priceCents, costCents, acknowledged: acknowledged ?? null };
  });
}

const amountsOf = ({ priceCents, costCents }: Pick<Margin, 'priceCents' | 'costCents'>) => ({
  price_micro_usd: Math.round(priceCents * MICRO_USD_PER_CENT),
  cost_micro_usd: Math.round(costCents * MICRO_USD_PER_CENT),
});
