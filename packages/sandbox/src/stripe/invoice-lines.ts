import { newId } from './new-id.ts';
import type { InvoiceItem, InvoiceLine, Price, Subscription, SubscriptionItem } from './objects.ts';
import type { World } from './world.ts';

/** Something to be charged for, before it is on an invoice. */
export type Position = {
  /** Cents; negative for time that was paid for and is not used. */
  amount: number;
  price: Price;
  quantity: number;
  period: { start: number; end: number };
  proration: boolean;
  description: string;
  /** Of time given back: where it was charged. It alone tells a credit of nothing from a charge. */
  credited?: { invoice: string; invoice_line_items: string[] };
  /** The pending item that it was, when it waited for the next invoice. */
  pendingItem?: string;
};

/** A whole period at the item's price. */
export function periodPosition(world: World, item: SubscriptionItem): Position {
  const { price, current_period_start: start, current_period_end: end } = item;
  const quantity = item.quantity ?? 1;
  const every = price.recurring?.interval ?? 'month';
  const each = `$${((price.unit_amount ?? 0) / 100).toFixed(2)} / ${every}`;
  return {
    amount: (price.unit_amount ?? 0) * quantity,
    price,
    quantity,
    period: { start, end },
    proration: false,
    description: `${quantity} × ${productName(world, price)} (at ${each})`,
  };
}

/** What is given back of an item's period that has not passed, to the second. */
export function unusedPosition(world: World, item: SubscriptionItem): Position {
  const credited = lastChargeOf(world, item);
  return { ...restOfPeriod(world, item, -1, 'Unused'), ...(credited ? { credited } : {}) };
}

/** What the rest of an item's period costs, to the second. */
export function remainingPosition(world: World, item: SubscriptionItem): Position {
  return restOfPeriod(world, item, 1, 'Remaining');
}

function restOfPeriod(world: World, item: SubscriptionItem, sign: 1 | -1, words: string): Position {
  const { price, current_period_start: start, current_period_end: end } = item;
  const quantity = item.quantity ?? 1;
  const now = world.now();
  const left = (end - now) / (end - start);
  const date = new Date(now * 1000).toUTCString().slice(5, 16);
  return {
    amount: sign * Math.round((price.unit_amount ?? 0) * quantity * left),
    price,
    quantity,
    period: { start: now, end },
    proration: true,
    description: `${words} time on ${productName(world, price)} after ${date}`,
  };
}

function lastChargeOf(
  world: World,
  { price, subscription }: SubscriptionItem,
): Position['credited'] {
  const lines = world.all('invoice').flatMap(({ lines }) => lines.data);
  const line = lines.findLast(
    ({ amount, pricing, parent }) =>
      amount >= 0 &&
      pricing?.price_details?.price === price.id &&
      parent?.subscription_item_details?.subscription === subscription,
  );
  return line?.invoice ? { invoice: line.invoice, invoice_line_items: [line.id] } : undefined;
}

function productName(world: World, price: Price): string {
  return world.find('product', price.product)?.name ?? price.nickname ?? price.id;
}

/** A position as a line of an invoice. */
export function invoiceLine(
  position: Position,
  invoice: string,
  subscription: Subscription,
): InvoiceLine {
  const { amount, price, quantity, period, proration, description, credited, pendingItem } =
    position;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: pendingItem ?? null,
        proration,
        proration_details: proration ? { credited_items: credited ?? null } : null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: pricingOf(price),
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** Keeps a position for the subscription's next invoice. */
export function insertPendingItem(
  world: World,
  subscription: Subscription,
  position: Position,
): void {
  const { amount, price, quantity, period, proration, description } = position;
  const item: InvoiceItem = {
    id: newId('ii'),
    object: 'invoiceitem',
    amount,
    currency: price.currency,
    customer: subscription.customer,
    customer_account: null,
    date: world.now(),
    description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      subscription_details: { subscription: subscription.id },
      type: 'subscription_details',
    },
    period,
    pricing: pricingOf(price),
    proration,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: subscription.test_clock,
  };
  world.insert(item, 'invoiceitem.created');
}

/** What waits for a subscription's next invoice. */
export function pendingPositions(world: World, subscription: Subscription): Position[] {
  return world
    .all('invoiceitem')
    .filter(
      ({ invoice, parent }) =>
        invoice === null && parent?.subscription_details?.subscription === subscription.id,
    )
    .map(({ id, amount, pricing, quantity, period, proration, description }) => ({
      amount,
      price: world.get('price', pricing?.price_details?.price ?? ''),
      quantity,
      period,
      proration,
      description: description ?? '',
      pendingItem: id,
    }));
}

function pricingOf({ id, product, unit_amount }: Price) {
  return {
    price_details: { price: id, product },
    type: 'price_details',
    unit_amount_decimal: String(unit_amount ?? 0),
  } as const;
}
