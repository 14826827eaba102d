import { type PlanName, planTitles } from '@shortcake/contract/plans';
import type { StartedSubscription } from '@shortcake/contract/subscription';
import Stripe from 'stripe';
import { NotFoundError } from '../../../platform/errors.ts';
import { creditsGranted } from '../../credits/service.ts';
import { type Billing, idOf } from '../context.ts';
import { type Lease, withLease } from '../customers/lease.ts';
import { isWrongRequest, PaymentFailedError, SetupNotCompleteError } from '../errors.ts';
import { isOrderOver } from '../orders/order-age.ts';
import {
  endPlanOrder,
  findPlanOrder,
  findPlanOrderById,
  type PlanOrder,
} from '../orders/plan-order-queries.ts';
import { runningOf } from './mirror.ts';
import {
  refreshSubscription,
  refreshWithCredits,
  subscriptionsOf,
} from './refresh-subscription.ts';

/**
 * Starts the subscription that a person's confirmed card is for; the same answer however often it
 * is asked. Throws NotFoundError, SetupNotCompleteError, PaymentFailedError.
 */
export async function completeSubscription(
  billing: Billing,
  accountId: string,
  setupIntentId: string,
): Promise<StartedSubscription> {
  const order = await findPlanOrder(billing.db, accountId, setupIntentId);
  if (!order) throw new NotFoundError('There is no such setup.');
  const intent = await billing.stripe.setupIntents.retrieve(setupIntentId);
  return startSubscription(billing, order, intent);
}

/**
 * Starts the subscription of an order whose card is confirmed, once: whoever comes second finds it
 * done. Throws SetupNotCompleteError, PaymentFailedError.
 */
export async function startSubscription(
  billing: Billing,
  order: PlanOrder,
  intent: Stripe.SetupIntent,
  patienceMs?: number,
): Promise<StartedSubscription> {
  const person = { accountId: order.account_id, customerId: order.customer_id };
  const start = async (lease: Lease) => {
    const { status, decline_message: declined } = await findPlanOrderById(billing.db, order.id);
    if (status === 'declined') throw new PaymentFailedError(declined ?? 'Your card was declined.');
    if (status === 'expired') throw new SetupNotCompleteError();
    if (status === 'open') await createAtStripe(billing, lease, order, intent);
    return answerFor(billing, lease, order.plan);
  };
  return withLease(billing.db, person, start, patienceMs);
}

async function createAtStripe(
  billing: Billing,
  lease: Lease,
  order: PlanOrder,
  intent: Stripe.SetupIntent,
): Promise<void> {
  const { db, stripe, catalogue, mode, log } = billing;
  const card = idOf(intent.payment_method);
  const isOurs =
    idOf(intent.customer) === order.customer_id && intent.livemode === (mode === 'live');
  if (intent.status !== 'succeeded' || card === undefined || !isOurs) {
    throw new SetupNotCompleteError();
  }
  const existing = await subscriptionsOf(billing, lease.customerId);
  // Made by a process that died before it wrote so, or the person has another one by now.
  const isDone =
    existing.some(({ metadata }) => metadata.order_id === order.id) ||
    (await runningOf(catalogue, existing)) !== undefined;
  if (!isDone) {
    if (isOrderOver(order)) return expireOrder(billing, order, intent);
    try {
      await stripe.subscriptions.create(
        {
          customer: lease.customerId,
          items: [{ price: order.price_id }],
          default_payment_method: card,
          off_session: true,
          payment_behavior: 'error_if_incomplete',
          metadata: { order_id: order.id, account_id: order.account_id },
        },
        { idempotencyKey: `plan-order:${order.id}:subscription` },
      );
    } catch (error) {
      const message = finalWords(error);
      if (message === undefined) throw error;
      if (isWrongRequest(error))
        log.error({ err: error, order: order.id }, 'Stripe refuses an order');
      await endPlanOrder(db, order.id, { status: 'declined', setupIntentId: intent.id, message });
      throw new PaymentFailedError(message);
    }
  }
  await refreshWithCredits(billing, lease);
  await endPlanOrder(db, order.id, { status: 'completed', setupIntentId: intent.id });
}

/** What to tell of a failure that trying again would not mend; undefined when it might. */
function finalWords(error: unknown): string | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return error.message;
  if (isWrongRequest(error)) return 'This plan could not be started, and nothing was charged.';
  return undefined;
}

/** A wish of yesterday is not charged today: the person has long gone on. */
async function expireOrder(
  { db }: Billing,
  order: PlanOrder,
  intent: Stripe.SetupIntent,
): Promise<never> {
  await endPlanOrder(db, order.id, { status: 'expired', setupIntentId: intent.id });
  throw new SetupNotCompleteError();
}

async function answerFor(
  billing: Billing,
  lease: Lease,
  ordered: PlanName,
): Promise<StartedSubscription> {
  const running = await refreshSubscription(billing, lease);
  const plan = running?.sold.plan ?? ordered;
  const invoiceId = plan === ordered ? idOf(running?.subscription.latest_invoice) : undefined;
  const newCredits = invoiceId === undefined ? 0 : await creditsGranted(billing.db, invoiceId);
  return { message: `You are on the ${planTitles[plan]} plan.`, plan, newCredits };
}
