import type { Order, PaidGrant, PersonDetails } from '@shortcake/contract/operator/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { grantsWithPrefix } from '../credits/service.ts';
import type { Billing, PaymentMode } from './context.ts';
import { findCustomer } from './customers/queries.ts';
import { listCreditOrders } from './orders/credit-order-queries.ts';
import { listPlanOrders } from './orders/plan-order-queries.ts';
import { findSubscription, listSubscriptions } from './plans/subscription-queries.ts';
import { subscribedAs } from './service.ts';

// What people paid, as the operator reads it.

type Subscribed = ReturnType<typeof subscribedAs>;

/** What the accounts of several people say of their subscriptions, by their ids; none for who never had one. */
export async function subscribedByPerson(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, Subscribed>> {
  const rows = await listSubscriptions(db, accountIds);
  return new Map(rows.map((row) => [row.account_id, subscribedAs(row)]));
}

/** A person's newest orders, receipts and their subscription, with pages of Stripe's dashboard. */
export async function paymentsOf(
  { db, mode }: Billing,
  accountId: string,
  most: number,
): Promise<Pick<PersonDetails, 'orders' | 'receipts' | 'subscription' | 'customerUrl'>> {
  const [credits, plans, receipts, subscription, customer] = await Promise.all([
    listCreditOrders(db, accountId, most),
    listPlanOrders(db, accountId, most),
    listPaidGrants(db, mode, accountId),
    findSubscription(db, accountId),
    findCustomer(db, accountId),
  ]);
  const orders: Order[] = [
    ...credits.map((order) => ({
      ...{ id: order.id, at: order.created_at.toISOString(), status: order.status },
      ...{ credits: order.credits, plan: null, amountCents: order.amount_cents },
      stripeUrl: stripePage(mode, order.payment_intent_id),
    })),
    ...plans.map((order) => ({
      ...{ id: order.id, at: order.created_at.toISOString(), status: order.status },
      ...{ credits: null, plan: order.plan, amountCents: null },
      stripeUrl: stripePage(mode, order.setup_intent_id),
    })),
  ];
  return {
    orders: newest(orders, most),
    receipts: newest(receipts, most),
    subscription: subscription
      ? {
          plan: subscription.plan,
          status: subscription.status,
          periodEnd: subscription.current_period_end.toISOString(),
          nextPlan: subscription.next_plan,
          nextCents: subscription.next_cents,
          stripeUrl: stripePage(mode, subscription.stripe_subscription_id),
        }
      : null,
    customerUrl: stripePage(mode, customer?.customer_id ?? null),
  };
}

async function listPaidGrants(
  db: Kysely<DB>,
  mode: PaymentMode,
  accountId: string,
): Promise<PaidGrant[]> {
  const grants = await Promise.all(
    ['pi_', 'in_'].map((prefix) => grantsWithPrefix(db, { accountId, prefix })),
  );
  return grants.flat().map(({ id, source, description, createdAt }) => ({
    ...{ id, description, at: createdAt.toISOString() },
    stripeUrl: stripePage(mode, source),
  }));
}

const newest = <Item extends { at: string }>(items: Item[], most: number): Item[] =>
  items.sort((one, other) => other.at.localeCompare(one.at)).slice(0, most);

/** Folders of Stripe's dashboard, by the beginning of what they show. */
const FOLDERS: Record<string, string> = {
  pi: 'payments',
  in: 'invoices',
  sub: 'subscriptions',
  cus: 'customers',
  seti: 'setup_intents',
};

/** Where Stripe's dashboard shows an object; null for the sandbox's, which Stripe does not know. */
export function stripePage(mode: PaymentMode, id: string | null): string | null {
  const folder = FOLDERS[id?.split('_', 1)[0] ?? ''];
  if (mode === 'sandbox' || !folder) return null;
  return `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}${folder}/${id}`;
}
