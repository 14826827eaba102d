import { z } from 'zod';
import { MAX_CREDITS_PER_PURCHASE } from './credits.ts';
import { type PlanName, planNames } from './plans.ts';

/** A card in US dollars takes at most 999,999.99 at once, by Stripe's documentation. */
export const MOST_CENTS = 99_999_999;
/** The largest purchase of credits is charged at once, too. */
export const MOST_CREDIT_CENTS = Math.floor(MOST_CENTS / MAX_CREDITS_PER_PURCHASE);
export const MOST_PLAN_CREDITS = 100_000;

const whole = (most: number) => {
  const words = `must be a whole number from 1 to ${most}`;
  return z.int(words).min(1, words).max(most, words);
};

/** What a month of a plan costs, in cents, and the credits that it gives. */
export const PlanTerms = z.strictObject({
  priceCents: whole(MOST_CENTS),
  credits: whole(MOST_PLAN_CREDITS),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

/** All that an entry of the price book sells. */
export const Prices = z.strictObject({
  /** Of one credit that is bought by itself. */
  creditPriceCents: whole(MOST_CREDIT_CENTS),
  plans: z.strictObject(
    Object.fromEntries(planNames.map((plan) => [plan, PlanTerms])) as Record<
      PlanName,
      typeof PlanTerms
    >,
  ),
});
export type Prices = z.infer<typeof Prices>;
