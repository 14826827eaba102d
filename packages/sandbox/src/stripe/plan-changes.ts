import {
  type Position,
  periodPosition,
  remainingPosition,
  unusedPosition,
} from './invoice-lines.ts';
import type { Price, Subscription, SubscriptionItem } from './objects.ts';
import { intervalOf, itemAt, itemFromNow, itemList, itemOf } from './subscriptions.ts';
import type { World } from './world.ts';

/** What is asked of a subscription's one item; what is not named stays. */
export type WantedChange = {
  price?: string | undefined;
  quantity?: number | undefined;
  /** `now`: a period begins with the change, and is charged in full (billing_cycle_anchor). */
  anchor?: 'now' | 'unchanged' | undefined;
};

/** Another price, quantity or period, and what it costs. */
export type PlanChange = {
  item: SubscriptionItem;
  /** Of the unused and the remaining time, or of the new period; without proration of that alone. */
  positions: Position[];
  startsPeriod: boolean;
};

/** What a change would be; null when nothing changes. */
export function planChange(
  world: World,
  subscription: Subscription,
  wanted: WantedChange,
  prorate: boolean,
): PlanChange | null {
  const before = itemOf(subscription);
  const price = wanted.price ? world.get('price', wanted.price, 'items[0][price]') : before.price;
  const quantity = wanted.quantity ?? before.quantity ?? 1;
  const startsPeriod = wanted.anchor === 'now' || !isSameInterval(price, before.price);
  const isSame = price.id === before.price.id && quantity === before.quantity;
  if (isSame && !startsPeriod) return null;
  const changed = itemAt(before, price, quantity);
  const item = startsPeriod ? itemFromNow(world, changed) : changed;
  const unused = prorate ? [unusedPosition(world, before)] : [];
  if (startsPeriod)
    return { item, positions: [...unused, periodPosition(world, item)], startsPeriod };
  const remaining = prorate ? [remainingPosition(world, item)] : [];
  return { item, positions: [...unused, ...remaining], startsPeriod };
}

function isSameInterval(one: Price, other: Price): boolean {
  const [a, b] = [intervalOf(one), intervalOf(other)];
  return a.interval === b.interval && a.interval_count === b.interval_count;
}

/** The fields of a subscription whose item becomes this one. */
export function withItem(
  subscription: Subscription,
  { item, startsPeriod }: Pick<PlanChange, 'item' | 'startsPeriod'>,
): Partial<Subscription> {
  return {
    items: itemList(item),
    ...(startsPeriod ? { billing_cycle_anchor: item.current_period_start } : {}),
    ...(subscription.cancel_at_period_end ? { cancel_at: item.current_period_end } : {}),
  };
}
