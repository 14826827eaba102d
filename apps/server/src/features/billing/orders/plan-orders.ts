import { randomUUID } from 'node:crypto';
import type { PlanName } from '@shortcake/contract/plans';
import type { Billing } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { WORKER_PATIENCE_MS } from '../customers/lease.ts';
import { startSubscription } from '../plans/start-subscription.ts';
import { isOver } from './order-age.ts';
import {
  endPlanOrder,
  insertPlanOrder,
  type PlanOrder,
  setSetupIntent,
} from './plan-order-queries.ts';

/** Asks for a card for a plan; answers the setup intent's secret. Nothing is charged yet. */
export async function createPlanOrder(
  { db, stripe, catalogue }: Billing,
  { accountId, customerId }: Person,
  plan: PlanName,
): Promise<string> {
  const id = randomUUID();
  const priceId = await catalogue.priceFor(plan);
  await insertPlanOrder(db, {
    id,
    account_id: accountId,
    customer_id: customerId,
    plan,
    price_id: priceId,
  });
  const intent = await stripe.setupIntents.create(
    {
      customer: customerId,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
      metadata: { order_id: id, account_id: accountId, plan },
    },
    { idempotencyKey: `plan-order:${id}` },
  );
  await setSetupIntent(db, id, intent.id);
  if (intent.client_secret === null) throw new Error(`${intent.id} came without its secret`);
  return intent.client_secret;
}

/** Looks an open order up at Stripe; a card that nobody confirmed for a day is no longer asked for. */
export async function lookUpPlanOrder(billing: Billing, order: PlanOrder): Promise<void> {
  const { stripe, db } = billing;
  const setupIntentId = order.setup_intent_id;
  if (setupIntentId === null) return;
  let intent = await stripe.setupIntents.retrieve(setupIntentId);
  if (isOver(order) && intent.status.startsWith('requires_')) {
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
