import type { SoldPlan } from '../catalogue.ts';
import type { Billing } from '../context.ts';
import type { Lease } from '../customers/lease.ts';
import { askForPlanChange } from './change-intent.ts';
import { type KeptPlan, NO_KEPT_PLAN, type Running } from './mirror.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/** Lets a cancelled subscription go on at the plan it has; nothing is charged and nothing added. */
export async function resumeRenewal(
  billing: Billing,
  lease: Lease,
  running: Running,
): Promise<void> {
  await askForPlanChange(
    billing,
    lease,
    { kind: 'resume', plan: running.sold.plan },
    async (key) => {
      const again = { price: running.priceId, metadata: NO_KEPT_PLAN, cancel_at_period_end: false };
      await setPrice(billing, running, again, key);
      await refreshSubscription(billing, lease);
    },
  );
}

/** Lets a cancelled subscription go on, at a lower plan once the paid period is over. */
export async function lowerNextPeriod(
  billing: Billing,
  lease: Lease,
  running: Running,
  sold: SoldPlan,
): Promise<void> {
  const price = await billing.catalogue.priceFor(sold);
  await askForPlanChange(billing, lease, { kind: 'lower', plan: sold.plan }, async (key) => {
    const lower = { price, metadata: keptPlanOf(running), cancel_at_period_end: false };
    await setPrice(billing, running, lower, key);
    await refreshSubscription(billing, lease);
  });
}

export async function cancelAtPeriodEnd(
  billing: Billing,
  lease: Lease,
  running: Running,
): Promise<void> {
  await askForPlanChange(
    billing,
    lease,
    { kind: 'cancel', plan: running.sold.plan },
    async (key) => {
      await billing.stripe.subscriptions.update(
        running.subscriptionId,
        { cancel_at_period_end: true },
        { idempotencyKey: key },
      );
      await refreshSubscription(billing, lease);
    },
  );
}

/** Sets what the next period costs, without charging or crediting. */
async function setPrice(
  { stripe }: Billing,
  { subscription, item }: Running,
  change: { price: string; metadata: KeptPlan; cancel_at_period_end?: boolean },
  idempotencyKey: string,
): Promise<void> {
  const { price, ...more } = change;
  await stripe.subscriptions.update(
    subscription.id,
    { items: [{ id: item.id, price }], proration_behavior: 'none', ...more },
    { idempotencyKey },
  );
}

function keptPlanOf({ sold, priceId, item }: Running): KeptPlan {
  return { kept_plan: sold.plan, kept_price: priceId, kept_until: String(item.current_period_end) };
}
