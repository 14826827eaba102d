import type { PlanName } from './plans.ts';

const everyPlan = [
  'Every template, and your own prompts',
  '9:16, 16:9 and 1:1, with sound',
  'Unused videos carry over',
  'A failed video gives its credit back',
];

/** What each plan's card says of it: how far its videos go, and only what the product does. */
export const planFeatures: Record<PlanName, string[]> = {
  starter: ['A first taste, twice a month', ...everyPlan],
  creator: ['Two or three posts a week', ...everyPlan],
  pro: ['A post every day', ...everyPlan],
  studio: ['Three posts every day', ...everyPlan],
};
