import { expect, test } from 'vitest';
import { BASE_URL, CARD, cardFields, PUBLISHABLE_KEY, startSandbox } from './test-stripe.ts';

const { stripe, browse, pay, handler } = startSandbox();
const thisYear = new Date().getUTCFullYear();

async function newIntent() {
  const { id } = await stripe.customers.create({ email: 'ada@example.com' });
  return stripe.paymentIntents.create({
    amount: 12,
    currency: 'usd',
    customer: id,
    metadata: { order: '7' },
  });
}

const post = (path: string, fields: Record<string, string>, authorization?: string) =>
  handler(
    new Request(`${BASE_URL}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(authorization ? { headers: { authorization } } : {}),
    }),
  );

test('a browser sees of an intent what it needs to pay, and not whose it is', async () => {
  const intent = await newIntent();
  const { status, body } = await browse(intent.client_secret);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: intent.id, amount: 12, client_secret: intent.client_secret });
  const paid = await pay(intent.client_secret);
  const refused = await pay(intent.client_secret, CARD.declined);
  for (const seen of [body, paid.body, refused.body]) {
    expect(JSON.stringify(seen)).not.toMatch(/"customer":"cus_|metadata":{"order|latest_charge/);
  }
});

test('a browser sees of an intent to save a card what it needs, and not whose it is', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const intent = await stripe.setupIntents.create({ customer, metadata: { plan: 'pro' } });
  for (const { status, body } of [
    await browse(intent.client_secret),
    await pay(intent.client_secret),
  ]) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, client_secret: intent.client_secret });
    expect(body).not.toHaveProperty('customer');
    expect(body).not.toHaveProperty('metadata');
  }
});

test("without the intent's own client secret nothing is shown and nothing happens", async () => {
  const intent = await newIntent();
  const other = await newIntent();
  const wrong = `${intent.id}_secret_guessed`;
  const crossed = `${intent.id}_secret_${other.client_secret?.split('_secret_')[1]}`;
  for (const secret of [wrong, crossed, intent.id]) {
    for (const { status, body } of [await browse(secret), await pay(secret)]) {
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ param: 'client_secret' });
      expect(JSON.stringify(body)).not.toContain(intent.client_secret);
    }
  }
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
});

test('with a publishable key nothing else can be done', async () => {
  const intent = await newIntent();
  const secret = { key: PUBLISHABLE_KEY, client_secret: intent.client_secret ?? '' };
  for (const path of [
    `/v1/payment_intents/${intent.id}`,
    `/v1/payment_intents/${intent.id}/cancel`,
    '/v1/customers',
    '/v1/refunds',
  ]) {
    for (const response of [
      await post(path, secret),
      await post(path, secret, `Bearer ${PUBLISHABLE_KEY}`),
    ]) {
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'secret_key_required' } });
    }
  }
  const list = await handler(new Request(`${BASE_URL}/v1/payment_intents?key=${PUBLISHABLE_KEY}`));
  expect(list.status).toBe(401);
  const expanded = await browse(intent.client_secret, 'confirm', {
    ...cardFields(CARD.good),
    'expand[0]': 'customer',
  });
  expect(expanded.body).not.toHaveProperty('customer');
});

test('a browser cannot take an idempotency key away from the server', async () => {
  const intent = await newIntent();
  const confirm = new Request(`${BASE_URL}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { 'idempotency-key': 'the next order' },
    body: new URLSearchParams({
      key: PUBLISHABLE_KEY,
      client_secret: intent.client_secret ?? '',
      ...cardFields(CARD.good),
    }),
  });
  expect((await handler(confirm)).status).toBe(200);
  const options = { idempotencyKey: 'the next order' };
  const next = await stripe.paymentIntents.create({ amount: 12, currency: 'usd' }, options);
  expect(next.amount).toBe(12);
});

test('a secret key counts in its header alone', async () => {
  const response = await post('/v1/customers', { key: 'sk_test_sandbox' });
  expect(response.status).toBe(401);
});

test.each([
  ['4242424242424241', {}, 'incorrect_number', 'Your card number is incorrect.'],
  ['', {}, 'incorrect_number', 'Your card number is incorrect.'],
  ['4111111111111111', {}, 'card_declined', /test mode, but used a non test card/],
  [CARD.good, { month: 13 }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
  [
    CARD.good,
    { year: thisYear - 1 },
    'invalid_expiry_year',
    "Your card's expiration year is invalid.",
  ],
  [CARD.good, { year: 20 }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
  [CARD.good, { cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
])('%s with %o is refused: %s', async (number, more, code, message) => {
  const intent = await newIntent();
  const { status, body } = await browse(intent.client_secret, 'confirm', cardFields(number, more));
  expect(status).toBe(402);
  const error = body.error as { message: string };
  expect(error).toMatchObject({ type: 'card_error', code });
  expect(error.message).toMatch(message);
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
});

test('numbers with spaces and years of two digits are understood', async () => {
  const intent = await newIntent();
  const fields = cardFields('4242 4242 4242 4242', { year: (thisYear + 1) % 100 });
  expect((await browse(intent.client_secret, 'confirm', fields)).body.status).toBe('succeeded');
});

test('no card number is kept or answered anywhere', async () => {
  const { stripe, store, pay } = startSandbox();
  const numbers = [CARD.good, CARD.declined, CARD.asksAlways, '4111111111111111'];
  const bodies: unknown[] = [];
  for (const number of numbers) {
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    bodies.push((await pay(intent.client_secret, number)).body);
  }
  for (const kind of ['payment_intent', 'payment_method', 'charge', 'event']) {
    bodies.push((await store.list({ kind, where: [], limit: 100 })).data);
  }
  expect(JSON.stringify(bodies)).toContain('"last4":"4242"');
  for (const number of numbers) expect(JSON.stringify(bodies)).not.toContain(number);
});
