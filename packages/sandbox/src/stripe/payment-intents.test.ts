import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';

const sandbox = startSandbox();
const { stripe, pay, answer, events } = sandbox;

async function newIntent(more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const intent = await stripe.paymentIntents.create({
    amount: 12,
    currency: 'usd',
    customer: customer.id,
    automatic_payment_methods: { enabled: true },
    metadata: { order: '7' },
    ...more,
  });
  await events();
  return { customer, intent, secret: intent.client_secret };
}

const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) => charge as Stripe.Charge;

test('12 cents are paid with one card, and what happens is told in order', async () => {
  const { customer, intent, secret } = await newIntent();
  const { status, body } = await pay(secret);
  expect([status, body.status]).toEqual([200, 'succeeded']);
  const happened = await events();
  expect(typesOf(happened)).toEqual([
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
  ]);
  expect(happened[1]?.data.object).toMatchObject({
    id: intent.id,
    customer: customer.id,
    amount_received: 12,
    metadata: { order: '7' },
    livemode: false,
  });
  const paid = await retrieve(intent.id);
  expect(chargeOf(paid)).toMatchObject({
    amount: 12,
    metadata: { order: '7' },
    payment_method_details: { card: { last4: '4242', brand: 'visa' } },
  });
});

test.each([
  [CARD.declined, 'generic_decline', 'Your card was declined.'],
  [CARD.insufficientFunds, 'insufficient_funds', 'Your card has insufficient funds.'],
  [CARD.failsWhenCharged, 'generic_decline', 'Your card was declined.'],
])('%s is declined (%s), which a charge and the intent remember', async (number, code, message) => {
  const { intent, secret } = await newIntent();
  const { status, body } = await pay(secret, number);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: code,
    message,
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  });
  expect(typesOf(await events())).toEqual(['charge.failed', 'payment_intent.payment_failed']);
  const left = await retrieve(intent.id);
  expect(left.last_payment_error).toMatchObject({ decline_code: code, message });
  expect(chargeOf(left)).toMatchObject({ status: 'failed', paid: false, receipt_url: null });
  expect((await pay(secret)).body.status).toBe('succeeded');
  expect((await retrieve(intent.id)).last_payment_error).toBeNull();
});

test('one more confirmation is asked for, and paid when it is given', async () => {
  const { intent, secret } = await newIntent();
  const asked = await pay(secret, CARD.asksUnlessSaved);
  expect(asked.body).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  expect((await retrieve(intent.id)).amount_received).toBe(0);
  expect((await answer(secret, 'pass')).body).toMatchObject({
    status: 'succeeded',
    next_action: null,
  });
  expect(typesOf(await events())).toEqual([
    'payment_intent.requires_action',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
  ]);
  expect((await answer(secret, 'pass')).status).toBe(400);
});

test('a failed confirmation is an error of the intent, which can be paid again', async () => {
  const { intent, secret } = await newIntent();
  await pay(secret, CARD.asksAlways);
  const failed = await answer(secret, 'fail');
  expect(failed.status).toBe(200);
  expect(failed.body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect(typesOf(await events()).at(-1)).toBe('payment_intent.payment_failed');
  expect((await retrieve(intent.id)).latest_charge).toBeNull();
  expect((await pay(secret)).body.status).toBe('succeeded');
});

test('a card is saved with a payment for later use, and only then can be used again', async () => {
  const { customer, intent, secret } = await newIntent({ setup_future_usage: 'off_session' });
  await pay(secret);
  expect(typesOf(await events())[0]).toBe('payment_method.attached');
  const again = { amount: 500, currency: 'usd', customer: customer.id, confirm: true };
  const method = (await retrieve(intent.id)).payment_method as string;
  const second = await stripe.paymentIntents.create({
    ...again,
    payment_method: method,
    off_session: true,
  });
  expect(second.status).toBe('succeeded');

  const once = await newIntent();
  await pay(once.secret);
  const used = (await retrieve(once.intent.id)).payment_method as string;
  const third = stripe.paymentIntents.create({
    ...again,
    customer: once.customer.id,
    payment_method: used,
  });
  await expect(third).rejects.toThrow(/It may not be used again/);
});

test("somebody else's card cannot be used", async () => {
  const { customer, intent, secret } = await newIntent({ setup_future_usage: 'off_session' });
  await pay(secret);
  const method = (await retrieve(intent.id)).payment_method as string;
  const other = await stripe.customers.create({ test_clock: customer.test_clock as string });
  const params = { amount: 500, currency: 'usd', confirm: true, payment_method: method };
  await expect(stripe.paymentIntents.create({ ...params, customer: other.id })).rejects.toThrow(
    /does not have a payment method/,
  );
  const stranger = await stripe.customers.create();
  await expect(
    stripe.paymentIntents.create({ ...params, customer: stranger.id }),
  ).rejects.toMatchObject({ code: 'resource_missing', param: 'payment_method' });
});

test('a card that asks unless saved pays without its owner once it is saved, the other never', async () => {
  const payLater = async (number: string) => {
    const { customer, intent, secret } = await newIntent({ setup_future_usage: 'off_session' });
    await pay(secret, number);
    await answer(secret, 'pass');
    const method = (await retrieve(intent.id)).payment_method as string;
    return stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer: customer.id,
      payment_method: method,
      confirm: true,
      off_session: true,
    });
  };
  expect(await payLater(CARD.asksUnlessSaved)).toMatchObject({ status: 'succeeded' });
  const unsaved = stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    confirm: true,
    off_session: true,
  });
  await expect(unsaved).rejects.toMatchObject({ code: 'authentication_required' });
  await expect(payLater(CARD.asksAlways)).rejects.toMatchObject({
    code: 'authentication_required',
    decline_code: 'authentication_required',
  });
});

test('a cancelled intent cannot be paid, a paid one not be cancelled', async () => {
  const { intent, secret } = await newIntent();
  const canceled = await stripe.paymentIntents.cancel(intent.id, {
    cancellation_reason: 'abandoned',
  });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(typesOf(await events())).toEqual(['payment_intent.canceled']);
  expect((await pay(secret)).body.error).toMatchObject({ code: 'payment_intent_unexpected_state' });
  const other = await newIntent();
  await pay(other.secret);
  await expect(stripe.paymentIntents.cancel(other.intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  });
});

test('an intent can be changed until it is paid, its notes always', async () => {
  const { intent, secret } = await newIntent();
  await stripe.paymentIntents.update(intent.id, {
    amount: 24,
    metadata: { order: '', for: 'cake' },
  });
  await pay(secret);
  expect(await retrieve(intent.id)).toMatchObject({
    amount_received: 24,
    metadata: { for: 'cake' },
  });
  await expect(stripe.paymentIntents.update(intent.id, { amount: 36 })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const noted = await stripe.paymentIntents.update(intent.id, { description: 'Two slices' });
  expect(noted.description).toBe('Two slices');
});

test('an intent without a customer is paid by whoever has its secret', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'USD' });
  expect((await pay(intent.client_secret)).body.status).toBe('succeeded');
  expect(await retrieve(intent.id)).toMatchObject({ customer: null, currency: 'usd' });
});
