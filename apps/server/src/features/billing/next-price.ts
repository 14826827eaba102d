import type { Billing } from './context.ts';
import type { KeptPlan, Running } from './mirror.ts';

/**
 * Sets the price of a period that is to be lower back to what was paid, and notes the lower one with
 * it, for who has to undo this. Answers the subscription as it is then; undefined when it was so.
 */
export async function restorePrice(
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

export async function lowerAgain(billing: Billing, running: Running, key: string): Promise<void> {
  const price = running.loweredPriceId as string;
  await setPrice(billing, running, { price, metadata: keep(running) }, key);
}

/** Sets what the next period costs, without charging or crediting. */
export async function setPrice(
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

export function keep({ plan, priceId, item }: Running): KeptPlan {
  return {
    kept_plan: plan,
    kept_price: priceId,
    kept_until: String(item.current_period_end),
    lowered_price: '',
  };
}
