import { z } from 'zod';
import { planNames } from './plans.ts';

/** One plan as it is sold now, for the cards of the pricing page. */
export const PlanOffer = z.object({
  plan: z.enum(planNames),
  name: z.string(),
  /** Cents a month. */
  price: z.int(),
  /** Credits, and so videos, for each paid month. */
  videos: z.int(),
  features: z.array(z.string()),
  popular: z.boolean(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;
