import { z } from 'zod';

/**
 * The sum behind a balance, in credits, over the whole history:
 * `fromPlans + bought - used` is what remains, or is owed when below zero.
 */
export const CreditUsage = z.object({
  fromPlans: z.int(),
  /** Less what was taken back. */
  bought: z.int(),
  /** By videos that are being made, too. */
  used: z.int(),
});
export type CreditUsage = z.infer<typeof CreditUsage>;
