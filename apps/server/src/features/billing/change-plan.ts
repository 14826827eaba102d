import { randomUUID } from 'node:crypto';
import type { PlanName } from '@shortcake/contract/plans';
import Stripe from 'stripe';
import { type Billing, idOf } from './context.ts';
import { PaymentFailedError } from './errors.ts';
import { applyInvoice } from './invoices.ts';
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
      if (restored) await lowerAgain(billing, restored, `${key}:undo`);
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

/** Lets a cancelled subscription go on at the plan it has; nothing is charged and nothing added. */
export async function resume(billing: Billing, lease: Lease, running: Running): Promise<void> {
  await changing(billing, lease, { kind: 'resume', plan: running.plan }, async (key) => {
    const again = { price: running.priceId, metadata: NO_KEPT_PLAN, cancel_at_period_end: false };
    await setPrice(billing, running, again, key);
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
    const lower = { price, metadata: keep(running), cancel_at_period_end: false };
    await setPrice(billing, running, lower, key);
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

/**
 * Sets the price of a period that is to be lower back to what was paid, and notes the lower one with
 * it, for who has to undo this. Answers the subscription as it is then; undefined when it was so.
 */
async function restorePrice(
  billing: Billing,
  running: Running,
  key: string,
): Promise<Running | undefined> {
  if (running.item.price.id === running.priceId) return undefined;
  const loweredPriceId = running.item.price.id;
  const metadata = { ...keep(running), lowered_price: loweredPriceId };
  await setPrice(billing, running, { price: running.priceId, metadata }, `${key}:restore`);
  return { ...running, loweredPriceId };
}

async function lowerAgain(billing: Billing, running: Running, key: string): Promise<void> {
  const price = running.loweredPriceId as string;
  await setPrice(billing, running, { price, metadata: keep(running) }, key);
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

function keep({ plan, priceId, item }: Running): KeptPlan {
  return {
    kept_plan: plan,
    kept_price: priceId,
    kept_until: String(item.current_period_end),
    lowered_price: '',
  };
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
