import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Billing } from '../src/features/billing/context.ts';
import { revenueOf } from '../src/features/billing/journal/revenue.ts';

/** All days that the sandbox's clocks come to. */
export const EVER = { from: '2000-01-01', to: '2100-01-01' };

/** Money in cents, in all and by the day (UTC) of each of Stripe's objects. */
type Money = { revenueCents: number; refundsCents: number };

/**
 * What Stripe says that it took and gave back. All together by its charges, so that a payment which is
 * of no purchase and no invoice would show; by day by invoices, purchases, refunds and disputes.
 */
export async function moneyAtStripe(stripe: Stripe) {
  const byDay = new Map<string, Money>();
  const add = (created: number, kind: keyof Money, cents: number) => {
    const day = new Date(created * 1000).toISOString().slice(0, 10);
    const money = byDay.get(day) ?? { revenueCents: 0, refundsCents: 0 };
    byDay.set(day, { ...money, [kind]: money[kind] + cents });
  };
  let revenueCents = 0;
  for await (const { paid, amount } of stripe.charges.list({ limit: 100 })) {
    if (paid) revenueCents += amount;
  }
  for await (const { created, amount_paid } of stripe.invoices.list({ limit: 100 })) {
    if (amount_paid > 0) add(created, 'revenueCents', amount_paid);
  }
  for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
    const { created, status, amount_received, metadata } = intent;
    if (status === 'succeeded' && metadata.order_id) add(created, 'revenueCents', amount_received);
  }
  for await (const { created, status, amount } of stripe.refunds.list({ limit: 100 })) {
    if (status === 'succeeded') add(created, 'refundsCents', amount);
  }
  for await (const { created, status, amount } of stripe.disputes.list({ limit: 100 })) {
    if (status === 'lost') add(created, 'refundsCents', amount);
  }
  const days = [...byDay].map(([day, money]) => ({ day, ...money }));
  return {
    revenueCents,
    refundsCents: days.reduce((sum, money) => sum + money.refundsCents, 0),
    byDay: days.toSorted((a, b) => a.day.localeCompare(b.day)),
  };
}

/** The journal has what Stripe took and gave back, to the cent and by day. Answers how much. */
export async function expectMoneyOfStripe({ db, stripe }: Pick<Billing, 'db' | 'stripe'>) {
  const { byPlan, ...money } = await revenueOf(db, EVER);
  expect(money).toEqual(await moneyAtStripe(stripe));
  const ofPlans = byPlan.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  expect(ofPlans).toBe(money.revenueCents);
  return money;
}
