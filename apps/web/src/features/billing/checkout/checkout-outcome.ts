import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { errorText, isUnauthorized } from '../../../lib/api-error.ts';

/** What came of asking for a plan. */
export type CheckoutOutcome =
  | { name: 'updated'; subscription: SubscriptionResponse }
  | { name: 'card'; subscription: SubscriptionResponse; clientSecret: string }
  | { name: 'signed-out' }
  | { name: 'error'; message: string };

export function outcomeOf(subscription: SubscriptionResponse): CheckoutOutcome {
  const { updated, clientSecret, message } = subscription;
  if (updated) return { name: 'updated', subscription };
  if (clientSecret) return { name: 'card', subscription, clientSecret };
  return {
    name: 'error',
    message: message ? `Failed to create subscription: ${message}` : 'Missing payment setup',
  };
}

export function outcomeOfFailure(error: unknown): CheckoutOutcome {
  if (isUnauthorized(error)) return { name: 'signed-out' };
  return { name: 'error', message: `Failed to create subscription: ${errorText(error)}` };
}
