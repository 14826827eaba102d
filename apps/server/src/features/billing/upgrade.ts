import type { PlanName } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import { type Billing, idOf } from './context.ts';
import { isRefused } from './errors.ts';
import { applyInvoice } from './invoices.ts';
import type { Lease } from './lease.ts';
import { NO_KEPT_PLAN, type Running } from './mirror.ts';
import { lowerAgain, restorePrice } from './next-price.ts';
import { changing } from './plan-change.ts';
import { refresh, refreshWithCredits } from './refresh.ts';

/**
 * Moves a running subscription to a higher plan at once: the rest of the period is charged, the rest
 * of the old plan's credited, and the new plan's credits are added. One that was cancelled goes on.
 * Answers the credits added. Throws PaymentFailedError, and then everything is as before.
 */
export async function upgrade(
  billing: Billing,
  lease: Lease,
  running: Running,
  plan: PlanName,
): Promise<number> {
  const { stripe, catalogue } = billing;
  const { subscription, item } = running;
  const price = await catalogue.priceFor(plan);
  return changing(billing, lease, { kind: 'upgrade', plan }, async (key) => {
    const owed = await payWhatIsDue(billing, lease, subscription, key);
    // What is credited must be what was paid: the plan of this period, not the one to follow.
    const restored = await restorePrice(billing, running, key);
    try {
      await stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          cancel_at_period_end: false,
          metadata: NO_KEPT_PLAN,
        },
        { idempotencyKey: key },
      );
    } catch (error) {
      // After anything but a plain no it may have happened: then the sweep finds out which.
      if (restored && isRefused(error)) await lowerAgain(billing, restored, `${key}:undo`);
      throw error;
    }
    return owed + (await refreshWithCredits(billing, lease));
  });
}

/** Ends what a process that died over an upgrade has left: a lower plan that was set aside for it. */
export async function mendCutShort(
  billing: Billing,
  lease: Lease,
  changeId: string,
): Promise<void> {
  const running = await refresh(billing, lease);
  if (running?.loweredPriceId) await lowerAgain(billing, running, `plan-change:${changeId}:undo`);
  await refreshWithCredits(billing, lease);
}

/**
 * Pays a renewal that is still owed: an upgrade must not make it forgotten. Answers the credits that
 * it gives.
 */
async function payWhatIsDue(
  billing: Billing,
  lease: Lease,
  subscription: Stripe.Subscription,
  key: string,
): Promise<number> {
  const { stripe } = billing;
  const invoice = idOf(subscription.latest_invoice);
  if (subscription.status !== 'past_due' || invoice === undefined) return 0;
  const options = { idempotencyKey: `${key}:due` };
  const paid = await stripe.invoices.pay(invoice, { off_session: true }, options);
  return applyInvoice(billing, lease, paid);
}
