import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../../test/payments.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { sweepOpenBusiness } from '../sweep.ts';
import { createCreditPayment } from './credit-purchases.ts';

const web = await createTestWeb();
afterAll(web.close);
const { pay, buy, confirm } = payments(web);
const { stripe } = web.billing;

const complete = (person: Awaited<ReturnType<typeof web.person>>, paymentIntentId: string) =>
  person.send('POST', '/api/complete-credit-purchase', { paymentIntentId });

test('a purchase is created, confirmed in the browser, and completed', async () => {
  const person = await web.person();
  const created = await person.send('POST', '/api/create-credit-payment', { credits: 25 });
  expect(created.status).toBe(200);
  expect(created.body).toEqual({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    paymentIntentId: expect.stringMatching(/^pi_\w+$/),
    amount: 250,
  });
  await confirm(created.body.clientSecret);
  const { status, body } = await complete(person, created.body.paymentIntentId);
  expect([status, body]).toEqual([200, { creditsAdded: 25 }]);
  expect(await standing(person)).toMatchObject({ plan: 'free', status: null, credits: 25 });
  expect(await history(person)).toEqual(['credit_purchase | 25 credits bought | 25']);
});

test('completing again answers the same and adds nothing', async () => {
  const person = await web.person();
  const payment = await buy(person, 10);
  expect((await complete(person, payment)).body).toEqual({ creditsAdded: 10 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('the webhook alone credits a purchase whose browser never returned', async () => {
  const person = await web.person();
  await pay(person, 10);
  expect(await standing(person)).toMatchObject({ credits: 0 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('the sweep alone credits a purchase that neither browser nor webhook told of', async () => {
  const person = await web.person();
  await pay(person, 10);
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ credits: 10 });
  await sweepOpenBusiness(web.billing);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('an order whose process died before noting its payment is found by its own id', async () => {
  const person = await web.person();
  await pay(person, 10);
  await web.db
    .updateTable('credit_orders')
    .set({ payment_intent_id: null })
    .where('account_id', '=', person.id)
    .execute();
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('fifty completions at once, racing the webhook, write one row', async () => {
  const person = await web.person();
  const payment = await pay(person, 10);
  const answers = await Promise.all([
    web.settleWebhooks().then(() => ({ status: 200, body: { creditsAdded: 10 } })),
    ...Array.from({ length: 50 }, () => complete(person, payment)),
  ]);
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { creditsAdded: 10 }]);
  }
  expect(await history(person)).toEqual(['credit_purchase | 10 credits bought | 10']);
});

test('a payment that is not complete is not credited, and a declined card may be replaced', async () => {
  const person = await web.person();
  const { body } = await person.send('POST', '/api/create-credit-payment', { credits: 10 });
  const early = await complete(person, body.paymentIntentId);
  expect([early.status, early.body.code]).toEqual([409, 'PAYMENT_NOT_COMPLETE']);
  const declined = await confirm(body.clientSecret, CARDS.declined);
  expect(declined.status).toBe(402);
  expect(declined.body.error.message).toBe('Your card was declined.');
  expect((await complete(person, body.paymentIntentId)).status).toBe(409);
  await confirm(body.clientSecret, CARDS.asks);
  expect((await complete(person, body.paymentIntentId)).status).toBe(200);
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test("somebody else's payment is not found, nor one that never was", async () => {
  const [owner, other] = [await web.person(), await web.person()];
  const payment = await pay(owner, 10);
  expect((await complete(other, payment)).status).toBe(404);
  expect((await complete(other, 'pi_nothing')).status).toBe(404);
  expect(await standing(other)).toMatchObject({ credits: 0 });
  expect((await complete(owner, payment)).status).toBe(200);
});

test.each([
  [{ credits: 0 }],
  [{ credits: 1001 }],
  [{ credits: 2.5 }],
  [{ credits: '25' }],
  [{}],
  [{ credits: 25, amount: 1 }],
])('%j is refused, naming the field', async (body) => {
  const person = await web.person();
  const answer = await person.send('POST', '/api/create-credit-payment', body);
  expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
  expect(answer.body.message).toMatch(/credits|amount/);
});

test('less than Stripe can charge is refused, saying how many credits it takes', async () => {
  const person = await web.person();
  const real = { ...web.billing, minimumCents: 50 };
  await expect(createCreditPayment(real, person.id, { credits: 4 })).rejects.toMatchObject({
    status: 400,
    code: 'AMOUNT_TOO_SMALL',
    message: expect.stringContaining('5 credits'),
  });
  expect((await createCreditPayment(real, person.id, { credits: 5 })).amount).toBe(50);
});

test.each([
  ['amount', { amount_cents: 90 }],
  ['customer', { customer_id: 'cus_other' }],
] as const)('a payment whose %s does not fit its order is not credited', async (_, change) => {
  const person = await web.person();
  const payment = await pay(person, 10);
  const order = web.db.updateTable('credit_orders').set(change);
  await order.where('payment_intent_id', '=', payment).execute();
  expect((await complete(person, payment)).status).toBe(409);
  await web.settleWebhooks();
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ credits: 0 });
});

test('test money buys nothing where money is real', async () => {
  const person = await web.person();
  const payment = await pay(person, 10);
  const live = { ...web.billing, mode: 'live' as const };
  await sweepOpenBusiness(live);
  expect(await standing(person)).toMatchObject({ credits: 0 });
  await complete(person, payment);
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('a payment that nobody confirmed for a day can no longer be paid', async () => {
  const person = await web.person();
  const { body } = await person.send('POST', '/api/create-credit-payment', { credits: 10 });
  const orders = web.db.updateTable('credit_orders').where('account_id', '=', person.id);
  await orders.set({ created_at: new Date(Date.now() - 25 * 3_600_000) }).execute();
  await sweepOpenBusiness(web.billing);
  expect((await stripe.paymentIntents.retrieve(body.paymentIntentId)).status).toBe('canceled');
  expect((await confirm(body.clientSecret)).status).toBe(400);
  expect((await complete(person, body.paymentIntentId)).status).toBe(409);
});

test('two first purchases at once make one customer', async () => {
  const person = await web.person();
  const answers = await Promise.all([pay(person, 1), pay(person, 2)]);
  const intents = await Promise.all(answers.map((id) => stripe.paymentIntents.retrieve(id)));
  expect(new Set(intents.map(({ customer }) => customer)).size).toBe(1);
});

test('without a session nothing is bought', async () => {
  const answer = await web.app.inject({ method: 'POST', url: '/api/create-credit-payment' });
  expect(answer.statusCode).toBe(401);
});
