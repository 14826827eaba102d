import { z } from 'zod';
import { ExpectedCents } from './expected-cents.ts';
import { planNames } from './plans.ts';
import { StripeId } from './stripe-id.ts';

/** What POST /api/create-subscription takes. */
export const NewSubscription = z.strictObject({
  plan: z.enum(planNames, `must be one of ${planNames.join(', ')}`),
  /** Of a month: of the plan's own, or of the one that a cancelled subscription goes on at. */
  expectedCents: ExpectedCents.optional(),
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

/** A month of a person's own subscription: who subscribed before keeps price and credits. */
const OwnMonth = z.object({
  plan: z.enum(planNames),
  /** Cents. */
  price: z.int(),
  credits: z.int(),
});
export type OwnMonth = z.infer<typeof OwnMonth>;

export const Renewal = z.object({
  /** What a running subscription goes on as; null when it is cancelled. */
  renewal: OwnMonth.nullable(),
  /** What runs until the paid period's end; null when nothing does. */
  running: OwnMonth.nullable(),
});
export type Renewal = z.infer<typeof Renewal>;

export const SyncedSubscription = z.object({ message: z.string() });
