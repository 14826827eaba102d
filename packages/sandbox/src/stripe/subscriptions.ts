import { newId } from './new-id.ts';
import type { Invoice, Price, Subscription, SubscriptionItem } from './objects.ts';
import { periodEnd } from './periods.ts';
import type { World } from './world.ts';

/** States in which periods go on. */
export const LIVE = ['active', 'past_due'];

/** The one item: the sandbox sells one plan at a time. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** A subscription's `items` with this one item. */
export function itemList(item: SubscriptionItem): Subscription['items'] {
  const url = `/v1/subscription_items?subscription=${item.subscription}`;
  return { object: 'list', data: [item], has_more: false, url };
}

/** A first item, whose period begins now. */
export function newItem(
  world: World,
  subscription: string,
  price: Price,
  quantity: number,
): SubscriptionItem {
  const now = world.now();
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, now, intervalOf(price)),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The item at another price, in the period that it is in. */
export function itemAt(item: SubscriptionItem, price: Price, quantity: number): SubscriptionItem {
  return { ...item, price, plan: planOf(price), quantity };
}

/** The item in a period that begins now. */
export function itemFromNow(world: World, item: SubscriptionItem): SubscriptionItem {
  const now = world.now();
  return {
    ...item,
    current_period_start: now,
    current_period_end: periodEnd(now, now, intervalOf(item.price)),
  };
}

/** How often a price is charged. */
export function intervalOf(price: Price) {
  const { interval, interval_count } = price.recurring ?? { interval: 'month', interval_count: 1 };
  return { interval: interval as 'day' | 'week' | 'month' | 'year', interval_count };
}

/** Old name and shape of a price, which items still carry. */
function planOf(price: Price): SubscriptionItem['plan'] {
  const { interval, interval_count } = intervalOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** The subscription that an invoice is for, when it is still known. */
export function subscriptionOf(world: World, invoice: Invoice): Subscription | undefined {
  return world.find('subscription', invoice.parent?.subscription_details?.subscription ?? '');
}

/** Ends a subscription now; what is unpaid stays so and is not tried again. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const now = world.now();
  for (const invoice of world.all('invoice')) {
    if (invoice.status === 'open' && subscriptionOf(world, invoice)?.id === subscription.id) {
      world.update(invoice, { auto_advance: false, next_payment_attempt: null }, 'invoice.updated');
    }
  }
  const ended = world.update(subscription, {
    status: 'canceled',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.cancellation_details?.reason ?? reason,
    },
    ended_at: now,
    pending_update: null,
  });
  world.emit('customer.subscription.deleted', ended);
  return ended;
}
