import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';

const { stripe, pay, events } = startSandbox();

async function payment(number: string, amount: number) {
  const intent = await stripe.paymentIntents.create({ amount, currency: 'usd' });
  await pay(intent.client_secret, number);
  return intent;
}

test('a refund tells what is left, and never goes beyond the charge', async () => {
  const intent = await payment(CARD.good, 1000);
  await events();
  await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 300,
    reason: 'requested_by_customer',
  });
  const happened = await events();
  expect(typesOf(happened)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'charge.refund.updated',
  ]);
  expect(happened[1]?.data).toMatchObject({
    object: { amount_refunded: 300, refunded: false },
    previous_attributes: { amount_refunded: 0 },
  });
  await expect(
    stripe.refunds.create({ payment_intent: intent.id, amount: 701 }),
  ).rejects.toMatchObject({ param: 'amount' });
  const rest = await stripe.refunds.create({ payment_intent: intent.id });
  expect(rest).toMatchObject({ amount: 700, payment_intent: intent.id, status: 'succeeded' });
  const unpaid = await payment(CARD.declined, 12);
  await expect(stripe.refunds.create({ payment_intent: unpaid.id })).rejects.toThrow(
    /does not have a successful charge/,
  );
});

test('a disputed payment is taken back, and closing the dispute loses it', async () => {
  const intent = await payment(CARD.disputed, 12);
  expect(typesOf(await events()).slice(-4)).toEqual([
    'charge.updated',
    'charge.updated',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
  ]);
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  const charge = paid.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({ disputed: true, paid: true });
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 12, charge: charge.id });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toThrow(/charged back/);
  const closed = await stripe.disputes.close(dispute?.id ?? '');
  expect(closed.status).toBe('lost');
  const last = (await events()).at(-1);
  expect(last).toMatchObject({
    type: 'charge.dispute.closed',
    data: { object: { status: 'lost' } },
  });
  await expect(stripe.disputes.close(closed.id)).rejects.toThrow(/already closed/);
});
