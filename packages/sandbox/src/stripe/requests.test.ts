import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { BASE_URL, SECRET_KEY, startSandbox } from './test-stripe.ts';

const { stripe, handler, events } = startSandbox();
const intent = { amount: 12, currency: 'usd' };

function send(method: string, path: string, body = '', headers: Record<string, string> = {}) {
  return handler(
    new Request(`https://api.stripe.com${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
      ...(method === 'POST' ? { body } : {}),
    }),
  );
}

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: Record<string, string> }).error;

test('a wrong key opens nothing', async () => {
  const stranger = new Stripe('sk_test_other', {
    httpClient: Stripe.createFetchHttpClient(((url: string, init: RequestInit) =>
      handler(new Request(url, init))) as typeof fetch),
    maxNetworkRetries: 0,
  });
  const refused = await stranger.customers.list().catch((error) => error);
  expect(refused).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(refused.message).toMatch(/^Invalid API Key provided: sk_test/);
  expect(refused.message).not.toContain('other');
  const none = await handler(new Request(`${BASE_URL}/v1/customers`));
  expect(none.status).toBe(401);
});

test('it is the same under the address of the sandbox', async () => {
  const { id } = await stripe.customers.create();
  const response = await handler(
    new Request(`${BASE_URL}/v1/customers/${id}`, {
      headers: { authorization: `Bearer ${SECRET_KEY}` },
    }),
  );
  expect(await response.json()).toMatchObject({ id });
  expect(response.headers.get('stripe-version')).toBe(Stripe.API_VERSION);
  expect(response.headers.get('request-id')).toMatch(/^req_/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [
    'POST',
    '/v1/payment_intents',
    'amount=12&currency=usd&colour=red',
    'parameter_unknown',
    'colour',
  ],
  [
    'POST',
    '/v1/payment_intents',
    'amount=12&currency=usd&automatic_payment_methods[enabled]=true&automatic_payment_methods[mood]=1',
    'parameter_unknown',
    'automatic_payment_methods[mood]',
  ],
  [
    'POST',
    '/v1/payment_intents',
    'amount=12&currency=usd&payment_method_types[]=card',
    'parameter_unknown',
    'payment_method_types',
  ],
  [
    'POST',
    '/v1/payment_intents',
    'amount=12&currency=usd&__proto__[a]=1',
    'parameter_unknown',
    '__proto__',
  ],
  [
    'POST',
    '/v1/subscriptions',
    'customer=cus_1&items[0][price]=p&items[0][size]=1',
    'parameter_unknown',
    'items[0][size]',
  ],
  ['POST', '/v1/payment_intents', 'currency=usd', 'parameter_missing', 'amount'],
  [
    'POST',
    '/v1/subscriptions',
    'customer=cus_1&items[0][quantity]=1',
    'parameter_missing',
    'items[0][price]',
  ],
  ['POST', '/v1/payment_intents', 'amount=&currency=usd', 'parameter_invalid_empty', 'amount'],
  ['POST', '/v1/payment_intents', 'amount=1.5&currency=usd', undefined, 'amount'],
  ['POST', '/v1/payment_intents', 'amount=0&currency=usd', undefined, 'amount'],
  ['POST', '/v1/payment_intents', 'amount[0]=12&currency=usd', undefined, 'amount'],
  ['POST', '/v1/payment_intents', 'amount=12&currency=%00', undefined, 'currency'],
  ['GET', '/v1/customers?limit=101', '', undefined, 'limit'],
  ['GET', '/v1/customers?limit=0', '', undefined, 'limit'],
  ['GET', '/v1/customers?created[since]=1', '', 'parameter_unknown', 'created[since]'],
  ['GET', '/v1/customers?colour=red', '', 'parameter_unknown', 'colour'],
])('%s %s %s is refused: %s of %s', async (method, path, body, code, param) => {
  const response = await send(method, path, body);
  expect(response.status).toBe(400);
  const error = await errorOf(response);
  expect(error).toMatchObject({ type: 'invalid_request_error', param });
  expect(error.code).toBe(code);
});

test('what there is not is not found', async () => {
  for (const [method, path] of [
    ['GET', '/v1/shortcakes'],
    ['PUT', '/v1/customers'],
    ['GET', '/v1/customers/cus_1/shortcakes'],
    ['GET', '/v1/'],
  ] as const) {
    const response = await send(method, path);
    expect(response.status).toBe(404);
    expect((await errorOf(response)).message).toBe(
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    );
  }
  const { id } = await stripe.customers.create();
  for (const path of [`/v1/invoices/${id}`, '/v1/subscriptions/sub_1', '/v1/events/evt_1']) {
    const response = await send('GET', path);
    expect([response.status, (await errorOf(response)).code]).toEqual([404, 'resource_missing']);
  }
});

test('a key runs a request once, whatever comes of it, and with other parameters not at all', async () => {
  const idempotencyKey = 'a key';
  const customer = await stripe.customers.create();
  await events();
  const wanted = { ...intent, customer: customer.id, confirm: true };
  const create = (payment_method: string) =>
    stripe.paymentIntents
      .create({ ...wanted, payment_method }, { idempotencyKey })
      .catch((error) => error);
  const refused = await create('pm_card_chargeDeclined');
  const again = await create('pm_card_chargeDeclined');
  expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(again.payment_intent.id).toBe(refused.payment_intent.id);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await create('pm_card_visa')).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect((await stripe.paymentIntents.list({ customer: customer.id })).data).toHaveLength(1);
  expect((await events()).map(({ request }) => request?.idempotency_key)).toEqual([
    idempotencyKey,
    idempotencyKey,
    idempotencyKey,
  ]);
});

test('the same key is the same request only at the same address', async () => {
  const options = { idempotencyKey: 'one key' };
  const first = await stripe.paymentIntents.create(intent, options);
  await expect(stripe.paymentIntents.cancel(first.id, {}, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
  expect(
    (await send('POST', '/v1/customers', '', { 'idempotency-key': 'k'.repeat(256) })).status,
  ).toBe(400);
});

test('the same key is not the same request at another address of the same intent', async () => {
  const options = { idempotencyKey: 'two addresses' };
  const { id } = await stripe.paymentIntents.create(intent);
  await stripe.paymentIntents.update(id, {}, options);
  await expect(stripe.paymentIntents.cancel(id, {}, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test('what does not fit binds no key', async () => {
  const options = { idempotencyKey: 'another key' };
  const create = (params: object) =>
    stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams, options);
  await expect(create({ amount: 12 })).rejects.toMatchObject({ code: 'parameter_missing' });
  expect(await create(intent)).toMatchObject({ amount: 12 });
});

test('an error changes nothing and tells nothing', async () => {
  const customer = await stripe.customers.create();
  await events();
  const confirm = stripe.paymentIntents.create({ ...intent, customer: customer.id, confirm: true });
  await expect(confirm).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  expect((await stripe.paymentIntents.list({ customer: customer.id })).data).toEqual([]);
  expect(await events()).toEqual([]);
});

test('metadata is added to, taken from and emptied', async () => {
  const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
  const update = async (metadata: Stripe.Emptyable<Stripe.MetadataParam>) =>
    (await stripe.customers.update(id, { metadata })).metadata;
  expect(await update({ b: '', c: '3' })).toEqual({ a: '1', c: '3' });
  expect(await update('')).toEqual({});
  await expect(update({ ['k'.repeat(41)]: 'x' })).rejects.toMatchObject({ statusCode: 400 });
  await expect(update({ k: 'x'.repeat(501) })).rejects.toMatchObject({ statusCode: 400 });
});

test('a change that changes nothing tells nothing', async () => {
  const { id } = await stripe.customers.create({ name: 'Ada' });
  await events();
  await stripe.customers.update(id, { name: 'Ada' });
  expect(await events()).toEqual([]);
  await stripe.customers.update(id, { name: 'Ada B.', email: '' });
  expect((await events()).map(({ data }) => data.previous_attributes)).toEqual([{ name: 'Ada' }]);
});
