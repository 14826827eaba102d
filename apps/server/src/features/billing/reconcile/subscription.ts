import type { SoldPlan } from '../catalogue.ts';
import { withLease } from '../customers/lease.ts';
import { type Mirror, mirrorIn, mirrorOf, runningOf } from '../plans/mirror.ts';
import { refreshSubscription } from '../plans/refresh-subscription.ts';
import { findSubscription } from '../plans/subscription-queries.ts';
import type { Comparison, Difference } from './difference.ts';

/** A subscription that we show otherwise than Stripe has it, and a second one that runs beside it. */
export const compareSubscription: Comparison = async (billing, person, { subscriptions }) => {
  const { db, catalogue } = billing;
  const differences: Difference[] = [];
  const theirs = describeSubscription(await mirrorOf(catalogue, subscriptions));
  const row = await findSubscription(db, person.accountId);
  const ours = describeSubscription(row && mirrorIn(row));
  if (ours !== theirs) {
    differences.push({
      kind: 'another subscription than at Stripe',
      words: `${person.customerId} has ${theirs} at Stripe, and ${ours} here`,
      mend: () => withLease(db, person, (lease) => refreshSubscription(billing, lease)),
    });
  }
  const running = await runningOf(catalogue, subscriptions);
  for (const other of subscriptions) {
    if (other.id === running?.subscriptionId) continue;
    if (!(await runningOf(catalogue, [other]))) continue;
    differences.push({
      kind: 'two subscriptions at once',
      words: `${person.customerId} pays for ${other.id} beside ${running?.subscriptionId}`,
      mend: null,
    });
  }
  return differences;
};

function describeSubscription(mirror: Mirror | undefined): string {
  if (!mirror) return 'no subscription';
  const { subscriptionId, sold, status, next, periodEnd } = mirror;
  return `${subscriptionId} (${describe(sold)}, ${status}, until ${periodEnd.toISOString()}, then ${describe(next)})`;
}

const describe = ({ plan, priceCents, credits }: SoldPlan): string =>
  `${plan} at ${priceCents} cents for ${credits} credits`;
