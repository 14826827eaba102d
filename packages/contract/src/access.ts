import type { User } from './account.ts';
import type { Transaction } from './transaction.ts';

/** Whether a subscription runs: its plan is paid, and it is active or cancelled but not yet over. */
export function hasPlan(user: Pick<User, 'plan' | 'subscriptionStatus'>): boolean {
  return user.plan !== 'free' && user.subscriptionStatus !== null;
}

/**
 * Whether the dashboard is open to a person: to everyone who has a plan, had one, or was ever given
 * credits. Who paid is never locked out of what they bought or made.
 */
export function mayUseDashboard(
  user: Pick<User, 'plan' | 'subscriptionStatus'>,
  transactions: readonly Pick<Transaction, 'type'>[],
): boolean {
  return user.subscriptionStatus !== null || transactions.length > 0;
}
