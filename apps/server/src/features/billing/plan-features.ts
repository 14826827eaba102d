import { planCredits } from '@shortcake/contract/credits';
import type { PlanName } from '@shortcake/contract/plans';

const common = [
  'Every template, and your own prompts',
  '9:16, 16:9 and 1:1, with sound',
  'A failed video gives its credit back',
];

/** What each plan's card says of it: only what the product does. */
export const planFeatures: Record<PlanName, string[]> = {
  starter: [`${planCredits.starter} videos every month`, ...common],
  creator: [`${planCredits.creator} videos every month`, ...common, 'Unused videos carry over'],
  pro: [`${planCredits.pro} videos every month`, ...common, 'Unused videos carry over'],
  studio: [`${planCredits.studio} videos every month`, ...common, 'Unused videos carry over'],
};
