import { z } from 'zod';
import { planNames } from '../plans.ts';
import { CostProblem } from './engine-costs.ts';
import { Reason } from './reason.ts';

const Sale = z.enum([...planNames, 'credit']);

/** A plan, or a credit bought by itself, that sells a video for less than an engine wants for it. */
const Loss = z.object({
  sale: Sale,
  engine: z.string(),
  /** What the video sells for, and what it costs; in cents, which may be fractions. */
  priceCents: z.number(),
  costCents: z.number(),
  /** Who knows of it, at this price and this cost; null: nobody. */
  acknowledged: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type Loss = z.infer<typeof Loss>;

/** What stands behind a price: what engines cost now, what is lost on, and what may be spent today. */
export const Margins = z.object({
  /** The least that Stripe can charge at once, in cents. */
  minimumCents: z.int(),
  /** Of each model in use, by its engine's place; without those whose price nobody knows. */
  costs: z.array(z.object({ engine: z.string(), model: z.string(), microUsdPerVideo: z.int() })),
  problems: z.array(CostProblem),
  losses: z.array(Loss),
  /** Of the engines that have a budget of a day (UTC). */
  budgets: z.array(z.object({ engine: z.string(), spentMicroUsd: z.int(), dayMicroUsd: z.int() })),
});
export type Margins = z.infer<typeof Margins>;

/** What POST /api/admin/margins/acknowledge takes: by name what is sold below cost. */
export const AcknowledgedLoss = z.strictObject({
  sale: Sale,
  engine: z.string(),
  /** What was shown: another price or cost by now is 409 `LOSS_CHANGED` with the new ones. */
  priceCents: z.number().optional(),
  costCents: z.number().optional(),
  reason: Reason,
});
export type AcknowledgedLoss = z.output<typeof AcknowledgedLoss>;
