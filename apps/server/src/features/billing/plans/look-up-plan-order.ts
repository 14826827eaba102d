import type { Billing } from '../context.ts';
import { WORKER_PATIENCE_MS } from '../customers/lease.ts';
import { isOrderOver } from '../orders/order-age.ts';
import { endPlanOrder, type PlanOrder } from '../orders/plan-order-queries.ts';
import { startSubscription } from './start-subscription.ts';

/** Looks an open order up at Stripe; a card that nobody confirmed for a day is no longer asked for. */
export async function lookUpPlanOrder(billing: Billing, order: PlanOrder): Promise<void> {
  const { stripe, db } = billing;
  const setupIntentId = order.setup_intent_id;
  if (setupIntentId === null) return;
  let intent = await stripe.setupIntents.retrieve(setupIntentId);
  if (isOrderOver(order) && intent.status.startsWith('requires_')) {
    intent = await stripe.setupIntents.cancel(
      intent.id,
      {},
      { idempotencyKey: `plan-order:${order.id}:cancel` },
    );
  }
  if (intent.status === 'canceled') {
    await endPlanOrder(db, order.id, { status: 'expired', setupIntentId });
  }
  if (intent.status === 'succeeded') {
    await startSubscription(billing, order, intent, WORKER_PATIENCE_MS);
  }
}
