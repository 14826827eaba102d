/** The paid plans, in tier order: a later one is an upgrade of an earlier one, whatever the prices. */
export const planNames = ['starter', 'creator', 'pro', 'studio'] as const;
export type PlanName = (typeof planNames)[number];

/** What a person's account can be on: `free` until the first subscription, and again after one ends. */
export const accountPlans = ['free', ...planNames] as const;
export type AccountPlan = (typeof accountPlans)[number];

/** Below zero when `plan` is a lower tier than `other`, above zero when it is a higher one. */
export function compareTiers(plan: AccountPlan, other: AccountPlan): number {
  return accountPlans.indexOf(plan) - accountPlans.indexOf(other);
}

/**
 * What each plan costs a month, in cents, until the price book says otherwise. These are the
 * product's prices, and no slips: a credit costs 6 cents in Starter and Creator, and 0.6 in Pro and
 * Studio. So tiers go by `planNames`, and never by price.
 */
export const planPrices: Record<PlanName, number> = {
  starter: 12,
  creator: 60,
  pro: 18,
  studio: 61,
};

/** The plan that most people should look at first. */
export const popularPlan: PlanName = 'creator';

/** What a plan is called in front of people. */
export const planTitles: Record<AccountPlan, string> = {
  free: 'Free',
  starter: 'Starter',
  creator: 'Creator',
  pro: 'Pro',
  studio: 'Studio',
};
