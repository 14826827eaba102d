import { randomUUID } from 'node:crypto';
import type { PlanName } from '@shortcake/contract/plans';
import Stripe from 'stripe';
import { type Billing, idOf } from './context.ts';
import { PaymentFailedError } from './errors.ts';
import type { Lease } from './lease.ts';
import { type KeptPlan, NO_KEPT_PLAN, type Running } from './mirror.ts';
import { endPlanChange, insertPlanChange, type PlanChangeKind } from './plan-change-queries.ts';
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
    await payWhatIsDue(billing, subscription, key);
    const lowered = item.price.id === running.priceId ? undefined : item.price.id;
    // What is credited must be what was paid: the plan of this period, not the one to follow.
    if (lowered) await setPrice(billing, running, running.priceId, NO_KEPT_PLAN, `${key}:restore`);
    try {
      await stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          cancel_at_period_end: false,
        },
        { idempotencyKey: key },
      );
    } catch (error) {
      if (lowered) await setPrice(billing, running, lowered, keep(running), `${key}:undo`);
      throw error;
    }
    return refreshWithCredits(billing, lease);
  });
}

/** Lets a cancelled subscription go on at the plan it has; nothing is charged and nothing added. */
export async function resume(billing: Billing, lease: Lease, running: Running): Promise<void> {
  await changing(billing, lease, { kind: 'resume', plan: running.plan }, async (key) => {
    await setPrice(billing, running, running.priceId, NO_KEPT_PLAN, key);
    await refresh(billing, lease);
  });
}

/** Lets a cancelled subscription go on, at a lower plan once the paid period is over. */
export async function lowerNextPeriod(
  billing: Billing,
  lease: Lease,
  running: Running,
  plan: PlanName,
): Promise<void> {
  const price = await billing.catalogue.priceFor(plan);
  await changing(billing, lease, { kind: 'lower', plan }, async (key) => {
    await setPrice(billing, running, price, keep(running), key);
    await refresh(billing, lease);
  });
}

export async function cancelAtPeriodEnd(
  billing: Billing,
  lease: Lease,
  running: Running,
): Promise<void> {
  await changing(billing, lease, { kind: 'cancel', plan: running.plan }, async (key) => {
    await billing.stripe.subscriptions.update(
      running.subscriptionId,
      { cancel_at_period_end: true },
      { idempotencyKey: key },
    );
    await refresh(billing, lease);
  });
}

/** Sets what the next period costs, without charging or crediting, and undoes a cancellation. */
async function setPrice(
  { stripe }: Billing,
  { subscription, item }: Running,
  price: string,
  metadata: Record<keyof KeptPlan, string>,
  idempotencyKey: string,
): Promise<void> {
  await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'none',
      cancel_at_period_end: false,
      metadata,
    },
    { idempotencyKey },
  );
}

function keep({ plan, priceId, item }: Running): KeptPlan {
  return { kept_plan: plan, kept_price: priceId, kept_until: String(item.current_period_end) };
}

/** A renewal that is still owed is paid first: an upgrade must not make it forgotten. */
async function payWhatIsDue(
  { stripe }: Billing,
  subscription: Stripe.Subscription,
  key: string,
): Promise<void> {
  const invoice = idOf(subscription.latest_invoice);
  if (subscription.status !== 'past_due' || invoice === undefined) return;
  await stripe.invoices.pay(invoice, { off_session: true }, { idempotencyKey: `${key}:due` });
}

/** Writes down what is asked of Stripe, asks, and writes down how it ended. */
async function changing<Result>(
  { db }: Billing,
  { accountId }: Lease,
  change: { kind: PlanChangeKind; plan: PlanName },
  ask: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  await insertPlanChange(db, { id, account_id: accountId, ...change });
  try {
    const result = await ask(`plan-change:${id}`);
    await endPlanChange(db, id, 'done');
    return result;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    await endPlanChange(db, id, 'refused');
    throw new PaymentFailedError(error.message);
  }
}
