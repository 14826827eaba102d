import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';

const { stripe, pay, answer, events } = startSandbox();

async function newIntent() {
  const customer = await stripe.customers.create();
  const intent = await stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true },
    metadata: { plan: 'pro' },
  });
  await events();
  return { customer, intent, secret: intent.client_secret };
}

const cardsOf = async (customer: string) =>
  (await stripe.customers.listPaymentMethods(customer)).data.map(({ card }) => card?.last4);

test('a card is saved for its customer', async () => {
  const { customer, intent, secret } = await newIntent();
  expect((await pay(secret)).body.status).toBe('succeeded');
  const happened = await events();
  expect(typesOf(happened)).toEqual(['payment_method.attached', 'setup_intent.succeeded']);
  expect(happened[1]?.data.object).toMatchObject({
    id: intent.id,
    customer: customer.id,
    metadata: { plan: 'pro' },
  });
  expect(await cardsOf(customer.id)).toEqual(['4242']);
  expect((await pay(secret)).body.error).toMatchObject({ code: 'setup_intent_unexpected_state' });
});

test('a declined card is not saved', async () => {
  const { customer, intent, secret } = await newIntent();
  const { status, body } = await pay(secret, CARD.declined);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    code: 'card_declined',
    setup_intent: { id: intent.id, status: 'requires_payment_method' },
  });
  expect(typesOf(await events())).toEqual(['setup_intent.setup_failed']);
  const left = await stripe.setupIntents.retrieve(intent.id);
  expect(left.last_setup_error).toMatchObject({ decline_code: 'generic_decline' });
  expect(await cardsOf(customer.id)).toEqual([]);
});

test('a card that fails when charged can be saved', async () => {
  const { customer, secret } = await newIntent();
  expect((await pay(secret, CARD.failsWhenCharged)).body.status).toBe('succeeded');
  expect(await cardsOf(customer.id)).toEqual(['0341']);
});

test('one more confirmation saves the card when given, and does not when failed', async () => {
  const given = await newIntent();
  expect((await pay(given.secret, CARD.asksUnlessSaved)).body.status).toBe('requires_action');
  expect(await cardsOf(given.customer.id)).toEqual([]);
  expect((await answer(given.secret, 'pass')).body.status).toBe('succeeded');
  expect(await cardsOf(given.customer.id)).toEqual(['3155']);
  expect(typesOf(await events())).toContain('setup_intent.requires_action');

  const failed = await newIntent();
  await pay(failed.secret, CARD.asksAlways);
  expect((await answer(failed.secret, 'fail')).body).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
  expect(await cardsOf(failed.customer.id)).toEqual([]);
  expect((await pay(failed.secret)).body.status).toBe('succeeded');
});

test('a cancelled intent saves nothing', async () => {
  const { intent, secret } = await newIntent();
  expect(await stripe.setupIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' });
  expect(typesOf(await events())).toEqual(['setup_intent.canceled']);
  expect((await pay(secret)).status).toBe(400);
});

test('a card taken off pays nothing by default any more, and cannot be used again', async () => {
  const { customer } = await newIntent();
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  });
  await stripe.paymentMethods.detach(method.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
  expect(typesOf(await events())).toContain('payment_method.detached');
  await expect(stripe.paymentMethods.detach(method.id)).rejects.toThrow(/not attached/);
  await expect(
    stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }),
  ).rejects.toMatchObject({ code: 'card_declined' });
});

test("somebody else's card cannot become a default", async () => {
  const { customer } = await newIntent();
  const other = await newIntent();
  const method = await stripe.paymentMethods.attach('pm_card_visa', {
    customer: other.customer.id,
  });
  await expect(
    stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: method.id },
    }),
  ).rejects.toMatchObject({ param: 'invoice_settings[default_payment_method]' });
});
