import { pendingPositions, periodPosition } from './invoice-lines.ts';
import { draftInvoice } from './invoices.ts';
import type { Invoice, Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';
import { planChange, type WantedChange } from './plan-changes.ts';
import { intervalOf, itemOf } from './subscriptions.ts';
import type { World } from './world.ts';

/**
 * The invoice that a change of plan would make at once, or, where it makes none or nothing changes,
 * that of the next renewal. Nothing is kept of it.
 */
export function previewInvoice(
  world: World,
  subscription: Subscription,
  wanted: WantedChange,
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none',
): Invoice {
  const prorate = prorationBehavior !== 'none';
  const change = planChange(world, subscription, wanted, prorate);
  const positions = [...pendingPositions(world, subscription), ...(change?.positions ?? [])];
  const isNow = change && (prorationBehavior === 'always_invoice' || change.startsPeriod);
  const item = change?.item ?? itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  if (!isNow) {
    const next = periodEnd(subscription.billing_cycle_anchor, end, intervalOf(item.price));
    const renewed = { ...item, current_period_start: end, current_period_end: next };
    positions.push(periodPosition(world, renewed));
  }
  const now = world.now();
  return draftInvoice(world, {
    customer: world.get('customer', subscription.customer),
    subscription,
    reason: isNow ? 'subscription_update' : 'upcoming',
    positions,
    period: isNow ? { start: now, end: now } : { start, end },
  });
}
