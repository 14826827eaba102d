import type Stripe from 'stripe';
import type { SoldPlan } from '../catalogue.ts';
import { type Billing, idOf } from '../context.ts';
import type { Lease } from '../customers/lease.ts';
import { applyInvoice } from '../takings/invoices.ts';
import { askForPlanChange } from './change-intent.ts';
import { NO_KEPT_PLAN, type Running } from './mirror.ts';
import { refreshWithCredits } from './refresh-subscription.ts';

/**
 * Moves a running subscription to a higher plan: a new month begins now, and is charged in full. One
 * that was cancelled goes on. Answers the credits added. Throws PaymentFailedError, and then plan,
 * period and what was to follow are as before.
 */
export async function upgradeSubscription(
  billing: Billing,
  lease: Lease,
  running: Running,
  sold: SoldPlan,
): Promise<number> {
  const { stripe, catalogue } = billing;
  const { subscription, item } = running;
  const price = await catalogue.priceFor(sold);
  return askForPlanChange(billing, lease, { kind: 'upgrade', plan: sold.plan }, async (key) => {
    const owed = await payWhatIsDue(billing, lease, subscription, key);
    await stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: item.id, price }],
        ...NEW_MONTH,
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        cancel_at_period_end: false,
        metadata: NO_KEPT_PLAN,
      },
      { idempotencyKey: key },
    );
    return owed + (await refreshWithCredits(billing, lease));
  });
}

/**
 * Prorated, an upgrade in a month's last hour would cost a hundredth of a cent and give a month's
 * credits: a plan sells credits, not time.
 */
const NEW_MONTH = {
  billing_cycle_anchor: { type: 'now' },
  proration_behavior: 'none',
} as const;

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
