import { z } from 'zod';
import { planNames } from './plans.ts';
import { StripeId } from './stripe-id.ts';

/** What POST /api/create-subscription takes. */
export const NewSubscription = z.strictObject({
  plan: z.enum(planNames, `must be one of ${planNames.join(', ')}`),
});

/** What came of asking for a plan: a running subscription changed, or a card to be given first. */
export const SubscriptionResponse = z.object({
  /** True: the plan is changed and all is done. False: confirm a card with `clientSecret`. */
  updated: z.boolean(),
  plan: z.enum(planNames),
  /** Cents a month. */
  price: z.int(),
  /** Videos a month. */
  videos: z.int(),
  isYearly: z.literal(false),
  /** Of a setup intent. */
  clientSecret: z.string().nullable(),
  /** Credits that were there before, and stay. */
  preservedCredits: z.int(),
  /** Credits added now. */
  newCredits: z.int(),
  message: z.string(),
});
export type SubscriptionResponse = z.infer<typeof SubscriptionResponse>;

/** What POST /api/complete-subscription takes and answers. */
export const ConfirmedSetup = z.strictObject({ setupIntentId: StripeId });
export const StartedSubscription = z.object({
  message: z.string(),
  plan: z.enum(planNames),
  newCredits: z.int(),
});
export type StartedSubscription = z.infer<typeof StartedSubscription>;

export const CancelledSubscription = z.object({
  message: z.string(),
  accessUntil: z.iso.datetime(),
});
export type CancelledSubscription = z.infer<typeof CancelledSubscription>;

/** What a running subscription goes on as, unless it is cancelled. */
export const Renewal = z.object({
  renewal: z
    .object({
      plan: z.enum(planNames),
      /** Cents a month. */
      price: z.int(),
    })
    .nullable(),
});
export type Renewal = z.infer<typeof Renewal>;

export const SyncedSubscription = z.object({ message: z.string() });
