import { z } from 'zod';

/** How many projects a person has, by status, and what they can spend: never below zero. */
export const Overview = z.object({
  total: z.int(),
  pending: z.int(),
  processing: z.int(),
  completed: z.int(),
  failed: z.int(),
  creditsRemaining: z.int().min(0),
});
export type Overview = z.infer<typeof Overview>;
