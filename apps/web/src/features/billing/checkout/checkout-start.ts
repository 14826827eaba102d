import { hasPlan } from '@shortcake/contract/access';
import { type PlanName, planNames, planTitles } from '@shortcake/contract/plans';
import { planAction, type Subscriber } from '../plans/plan-action.ts';

/** How a visit to the checkout begins. */
export type CheckoutStart =
  | { kind: 'error'; message: string }
  /** A running subscription changes, which may charge the saved card. */
  | { kind: 'change'; plan: PlanName }
  /** A card is to be given: asking for its form charges nothing. */
  | { kind: 'card'; plan: PlanName };

/** How to begin for `wanted`, the plan that the address names. */
export function checkoutStart(user: Subscriber, wanted: string | null): CheckoutStart {
  const plan = planNames.find((name) => name === wanted?.trim().toLowerCase());
  if (!plan) return { kind: 'error', message: 'Invalid checkout parameters' };
  const title = planTitles[plan];
  switch (planAction(user, plan)) {
    case 'current':
      return { kind: 'error', message: `You are on the ${title} plan already.` };
    case 'unavailable':
      return {
        kind: 'error',
        message: `To change down to ${title}, cancel your ${planTitles[user.plan]} plan first, then resubscribe.`,
      };
    default:
      return { kind: hasPlan(user) ? 'change' : 'card', plan };
  }
}
