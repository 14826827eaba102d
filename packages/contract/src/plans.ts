/** The paid plans, in tier order: a later one is an upgrade of an earlier one, whatever the prices. */
export const planNames = ['starter', 'creator', 'pro', 'studio'] as const;
export type PlanName = (typeof planNames)[number];

/** What a person's account can be on: `free` until the first subscription, and again after one ends. */
export const accountPlans = ['free', ...planNames] as const;
export type AccountPlan = (typeof accountPlans)[number];
