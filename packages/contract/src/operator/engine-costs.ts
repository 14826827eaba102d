import { z } from 'zod';
import { Moment } from './moment.ts';
import { Reason } from './reason.ts';

/** What a video costs with a model of an engine from a moment on, and where that was seen. */
export const EngineCost = z.object({
  /** Higher the later it was written. */
  id: z.string(),
  engine: z.string(),
  model: z.string(),
  microUsdPerVideo: z.int().min(0),
  validFrom: z.iso.datetime(),
  source: z.string(),
});
export type EngineCost = z.infer<typeof EngineCost>;

const MOST_MICRO_USD = 1_000_000_000;
const name = (what: string) =>
  z.string().trim().min(1, `Give ${what}.`).max(500, `Give ${what} in 500 letters at most.`);

/** A price to come; without `validFrom` it holds at once. */
export const NewEngineCost = z.strictObject({
  /** Of a row as GET has it, which may come back as it is; the new price has an id of its own. */
  id: z.string().max(20).optional(),
  engine: name('an engine'),
  model: name('a model'),
  microUsdPerVideo: z
    .int('Give millionths of a US dollar as a whole number.')
    .min(0, 'A video costs nothing or more.')
    .max(MOST_MICRO_USD, 'A video costs 1,000 dollars at most.'),
  validFrom: Moment.optional(),
  source: name('a source: a page with the date you saw it, or an invoice'),
  /**
   * The last written cost of the model that the change was made from, null for none: another one by now is
   * 409 `COSTS_CHANGED` with `costs`.
   */
  replaces: z.string().max(20).nullable().optional(),
});
export type NewEngineCost = z.infer<typeof NewEngineCost>;

/** What PUT /api/admin/engine-costs takes. */
export const NewEngineCosts = z.strictObject({
  costs: z.array(NewEngineCost).min(1, 'must name a price').max(100, 'may have 100 prices at most'),
  reason: Reason,
});
export type NewEngineCosts = z.output<typeof NewEngineCosts>;

/** What is wrong with the price of a model that may be asked. */
export const CostProblem = z.object({
  engine: z.string(),
  model: z.string(),
  /** No price is known; or nobody has confirmed the one there is. */
  problem: z.enum(['missing', 'unverified']),
});
export type CostProblem = z.infer<typeof CostProblem>;

/** What an engine sent an invoice for, beside what was counted for the asks of that month (UTC). */
export const EngineInvoice = z.object({
  engine: z.string(),
  /** `2026-11`. */
  month: z.string(),
  microUsd: z.int().min(0),
  notedAt: z.iso.datetime(),
  countedMicroUsd: z.int(),
  /** Of asks of which the engine never said whether it charges. */
  unknownMicroUsd: z.int(),
  /** Asks that are or may be charged, and whose price nobody knew. */
  unpriced: z.int(),
});
export type EngineInvoice = z.infer<typeof EngineInvoice>;

export const NewEngineInvoice = z.strictObject({
  engine: name('an engine'),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Give the month as 2026-11.'),
  microUsd: z.int().min(0, 'must be 0 or more'),
  reason: Reason,
});
export type NewEngineInvoice = z.infer<typeof NewEngineInvoice>;
