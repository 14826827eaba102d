import { z } from 'zod';

const FORM = 'must be a day in UTC such as 2026-11-25';
// What lies outside of these centuries is no day to the database.
const Day = z.iso.date(FORM).refine((day) => day >= '2000' && day < '2200', FORM);

/** Which days a summary is of, in UTC: `from` among them, `to` not. Without them the last 30. */
export const SummaryQuery = z
  .object({ from: Day.optional(), to: Day.optional() })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ['to'],
    message: 'must be after from',
  });
export type SummaryQuery = z.output<typeof SummaryQuery>;

/**
 * What one day, engine, template or plan came to. `videos` are those that were finished, on a day: of
 * those that were asked for then. `revenueCents` of a day and of a plan is what was paid; of an engine
 * and of a template what the credits of its videos had cost their owners.
 */
const Sums = z.object({
  videos: z.int(),
  /** Millionths of a US dollar: what asks cost that the engine charged. */
  costMicroUsd: z.int(),
  revenueCents: z.int(),
});
export type Sums = z.infer<typeof Sums>;

/** What a business reads: whether it pays. Money is gross, and counted on the day that Stripe says. */
export const Summary = z.object({
  from: z.string(),
  to: z.string(),
  revenueCents: z.int(),
  refundsCents: z.int(),
  engineCostMicroUsd: z.int(),
  /** What asks would have cost of which nobody knows yet whether the engine charged them. */
  unknownCostMicroUsd: z.int(),
  /** Asks that are or may be charged, and of which no price was known: they cost 0 here. */
  unpriced: z.int(),
  videos: z.object({
    asked: z.int(),
    completed: z.int(),
    failed: z.int(),
    /** Deleted after an engine had taken them. */
    abandoned: z.int(),
  }),
  /** Asks that came to nothing, by whether their engine charged them; of the last 90 days. */
  abandonedAsks: z.array(z.object({ billed: z.enum(['yes', 'no', 'unknown']), asks: z.int() })),
  /** Why they failed, most often first. */
  failures: z.array(z.object({ code: z.string(), videos: z.int() })),
  /** What people have, held credits too, and what they paid for it. */
  creditsOutstanding: z.int(),
  creditsOutstandingCents: z.int(),
  queue: z.object({
    waiting: z.int(),
    /** How long the first of the line has waited; 0 where nobody does. */
    oldestSeconds: z.int(),
    inFlight: z.int(),
  }),
  byDay: z.array(Sums.extend({ day: z.string(), refundsCents: z.int() })),
  byEngine: z.array(Sums.extend({ engine: z.string() })),
  byTemplate: z.array(Sums.extend({ templateId: z.string() })),
  /**
   * A plan's name; `bought` are credits without a plan, `given` those of an operator, `other` invoices
   * that gave no credits.
   */
  byPlan: z.array(Sums.extend({ plan: z.string(), refundsCents: z.int() })),
});
export type Summary = z.infer<typeof Summary>;
