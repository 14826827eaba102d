import { type Position, prorationPositions } from './invoice-lines.ts';
import type { Subscription, SubscriptionItem } from './objects.ts';
import { itemAt, itemList, itemOf } from './subscriptions.ts';
import type { World } from './world.ts';

/** Another price or quantity, and what it costs. */
export type PlanChange = {
  item: SubscriptionItem;
  /** Of the unused and the remaining time; of a new period alone without proration. */
  positions: Position[];
  startsPeriod: boolean;
};

/** What a change would be; null when nothing changes. */
export function planChange(
  world: World,
  subscription: Subscription,
  wanted: { price?: string | undefined; quantity?: number | undefined },
  prorate: boolean,
): PlanChange | null {
  const before = itemOf(subscription);
  const price = wanted.price ? world.get('price', wanted.price, 'items[0][price]') : before.price;
  const quantity = wanted.quantity ?? before.quantity ?? 1;
  if (price.id === before.price.id && quantity === before.quantity) return null;
  const item = itemAt(world, before, price, quantity);
  const startsPeriod = item.current_period_start !== before.current_period_start;
  const positions = prorationPositions(world, before, item, world.now());
  if (prorate) return { item, positions, startsPeriod };
  return { item, positions: startsPeriod ? positions.slice(1) : [], startsPeriod };
}

/** The fields of a subscription whose item becomes this one. */
export function withItem(
  subscription: Subscription,
  item: SubscriptionItem,
): Partial<Subscription> {
  const startsPeriod = item.current_period_start !== itemOf(subscription).current_period_start;
  return {
    items: itemList(item),
    ...(startsPeriod ? { billing_cycle_anchor: item.current_period_start } : {}),
    ...(subscription.cancel_at_period_end ? { cancel_at: item.current_period_end } : {}),
  };
}
