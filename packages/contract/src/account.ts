import { z } from 'zod';
import { accountPlans } from './plans.ts';

/** The signed-in person, as GET /api/auth/user answers. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  plan: z.enum(accountPlans),
  /** Null for one who never subscribed. */
  subscriptionStatus: z.enum(['active', 'cancelled']).nullable(),
  stripeSubscriptionId: z.string().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  /** Never below zero; what can be spent now. */
  creditsRemaining: z.int().min(0),
  subscriptionCredits: z.int(),
  purchasedCredits: z.int(),
});
export type User = z.infer<typeof User>;

/** What DELETE /api/account takes. */
export const AccountDeletion = z.strictObject({
  /** The person's own e-mail address, in any case. */
  confirm: z.string().max(320),
});
