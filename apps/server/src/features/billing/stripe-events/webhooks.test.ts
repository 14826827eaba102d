import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { history, payments, standing } from '../../../../test/payments.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { webhooks } from '../../../../test/webhooks.ts';
import { withLease } from '../customers/lease.ts';
import { applyEvent } from './events.ts';
import { EVENT_CHANNEL, takeDueEvent } from './queries.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { pay, subscribe, advance, customerOf } = payments(web);
const { deliver, tell, work, eventsOf } = webhooks(web);
const { stripe } = web.billing;

test('an event is believed only with a signature of the bytes that came', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  const payload = JSON.stringify(event);
  const secret = web.payments.webhookSecrets[0];
  const other = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
  const old = stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: 1_700_000_000,
  });
  const right = stripe.webhooks.generateTestHeaderString({ payload, secret });
  for (const [body, signature] of [
    [payload, other],
    [payload, old],
    [payload, ''],
    [payload, 'nonsense'],
    [`${payload} `, right],
    ['{', right],
    ['', right],
  ] as const) {
    const answer = await deliver(body, signature);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
  }
  await work();
  expect(await standing(person)).toMatchObject({ credits: 0 });
  expect((await deliver(payload, right)).status).toBe(200);
  await work();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('workers hear of an event when it comes, and not when it comes again', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  let heard = 0;
  const { unlisten } = await web.sql.listen(EVENT_CHANNEL, () => {
    heard += 1;
  });
  for (const told of [event, event, { ...event, id: `${event!.id}_other` }]) {
    expect((await deliver(JSON.stringify(told))).status).toBe(200);
  }
  await expect.poll(() => heard).toBe(2);
  await unlisten();
  await work();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('while the signing secret is changed, events signed with either are believed', async () => {
  const changing = await createTestWeb({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_new',
    STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_old',
  });
  const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: {} } });
  const answerTo = async (secret: string) =>
    (
      await webhooks(changing).deliver(
        payload,
        stripe.webhooks.generateTestHeaderString({ payload, secret }),
      )
    ).status;
  expect(await answerTo('whsec_new')).toBe(200);
  expect(await answerTo('whsec_old')).toBe(200);
  expect(await answerTo('whsec_older')).toBe(400);
  await changing.close();
});

test('a signed body that is no event is refused, and never an error of ours', async () => {
  for (const payload of ['null', '[]', '{}', '"x"', '{"id":"evt_1"}', '{"id":"evt_1","data":{}}']) {
    expect([200, 400]).toContain((await deliver(payload)).status);
  }
});

test('a signed event with ids that are none is refused or ignored, and never an error of ours', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  const object = event!.data.object as unknown as Record<string, unknown>;
  const odd = ['\u0000', 'pi_\u0000', null, 7, {}, '', 'x'.repeat(5000)];
  const plain = event as unknown as Record<string, unknown>;
  const told = odd.flatMap((value) => [
    { ...plain, id: value },
    { ...plain, type: value },
    { ...plain, type: `invoice.${value}` },
    ...['id', 'customer', 'payment_intent'].map((field) => ({
      ...plain,
      id: `evt_${field}_${String(value).length}`,
      data: { object: { ...object, [field]: value } },
    })),
  ]);
  for (const one of told) {
    expect([200, 400]).toContain((await deliver(JSON.stringify(one))).status);
  }
  await work();
});

test("an invoice is its customer's, whoever an event says", async () => {
  const [subscriber, other] = [await web.person(), await web.person()];
  await subscribe(subscriber, 'starter');
  await subscribe(other, 'starter');
  await advance(subscriber, 32);
  const [paid] = await eventsOf(subscriber, 'invoice.paid');
  const object = { ...paid!.data.object, customer: (await customerOf(other)).id };
  await tell({ ...paid!, id: 'evt_of_another', data: { object } });
  await work();
  expect(await standing(subscriber)).toMatchObject({ credits: 4 });
  expect(await standing(other)).toMatchObject({ credits: 2 });
});

test('events of a person whom somebody works on wait, and hold up nobody', async () => {
  const [busy, buyer] = [await web.person(), await web.person()];
  await subscribe(busy, 'starter');
  await settle();
  await advance(busy, 32);
  const [paid] = await eventsOf(busy, 'invoice.paid');
  for (let copy = 0; copy < 5; copy += 1) await tell({ ...paid!, id: `evt_waits_${copy}` });
  await pay(buyer, 10);
  await tell((await eventsOf(buyer, 'payment_intent.succeeded'))[0]!);
  const person = { accountId: busy.id, customerId: (await customerOf(busy)).id };
  await withLease(web.db, person, () => work());
  expect(await standing(buyer)).toMatchObject({ credits: 10 });
  const waiting = web.db.updateTable('stripe_events').where('applied_at', 'is', null);
  await waiting.set({ due_at: new Date(0) }).execute();
  await work();
  expect(await standing(busy)).toMatchObject({ credits: 4 });
});

test('events of unknown types and of strangers are accepted and change nothing', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  const object = { ...event!.data.object, id: 'pi_stranger' };
  const told = [
    { ...event!, id: 'evt_1', type: 'radar.early_fraud_warning.created' },
    { ...event!, id: 'evt_2', type: 'nothing.we.know' },
    { ...event!, id: 'evt_3', data: { object } },
    { ...event!, id: 'evt_4', type: 'invoice.paid' },
    { ...event!, id: 'evt_5', livemode: true },
  ];
  for (const one of told) expect((await tell(one)).status).toBe(200);
  await work();
  expect(await standing(person)).toMatchObject({ credits: 0 });
});

test('what an event says is not believed: its object is asked for', async () => {
  const person = await web.person();
  const { body } = await person.send('POST', '/api/create-credit-payment', { credits: 10 });
  const intent = await stripe.paymentIntents.retrieve(body.paymentIntentId);
  const [created] = await eventsOf(person, 'payment_intent.created');
  const object = { ...intent, status: 'succeeded', amount_received: 100 };
  const lie = { ...created!, id: 'evt_lie', type: 'payment_intent.succeeded', data: { object } };
  expect((await tell(lie)).status).toBe(200);
  await work();
  expect(await standing(person)).toMatchObject({ credits: 0 });
});

test('an event that could not be applied is tried again', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  await tell(event!);
  const stored = await takeDueEvent(web.db, 100);
  const away = new Stripe('sk_test_away', {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(() => Promise.reject(new Error('away'))),
  });
  await applyEvent({ ...web.billing, stripe: away }, stored!);
  expect(await standing(person)).toMatchObject({ credits: 0 });
  await web.db
    .updateTable('stripe_events')
    .set({ due_at: new Date(0) })
    .execute();
  await work();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('a worker that died over an event leaves it to the next', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  await tell(event!);
  const stored = await takeDueEvent(web.db, 100);
  await work();
  expect(await standing(person)).toMatchObject({ credits: 0 });
  const row = web.db.updateTable('stripe_events').where('id', '=', stored!.id);
  await row.set({ due_at: new Date(0) }).execute();
  await work();
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

/** One subscriber for all replays, whose history none of them changes. */
let replayed: ReturnType<typeof makeSubscriber> | undefined;
const subscriber = () => (replayed ??= makeSubscriber());

/** A person with two paid invoices, all told; and the event of the first. */
async function makeSubscriber() {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 32);
  await settle();
  const events = await eventsOf(person, 'invoice.paid');
  const before = await history(person);
  expect(before).toHaveLength(2);
  const agrees = async () => {
    await work();
    expect(await history(person)).toEqual(before);
    expect(await standing(person)).toMatchObject({ credits: 4 });
  };
  return { person, newest: events[0]!, oldest: events.at(-1)!, agrees };
}

test("replay: an old invoice's event comes again", async () => {
  const { oldest, agrees } = await subscriber();
  await tell(oldest);
  await agrees();
});

test('replay: the same event comes again later, after it was forgotten', async () => {
  const { newest, agrees } = await subscriber();
  await tell(newest);
  await agrees();
  await web.db.deleteFrom('stripe_events').execute();
  await tell(newest);
  await agrees();
});

test('replay: twenty copies come at once', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 32);
  const [newest] = await eventsOf(person, 'invoice.paid');
  const copies = Array.from({ length: 20 }, (_, index) => ({
    ...newest!,
    id: `${newest!.id}_${index % 10}`,
  }));
  const answers = await Promise.all(copies.map(tell));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await work(20);
  expect(await history(person)).toHaveLength(2);
  expect(await standing(person)).toMatchObject({ credits: 4 });
});

test('replay: the same event comes again after a restart', async () => {
  const { newest, person, agrees } = await subscriber();
  // All that a process remembers goes with it: a product of its own on the same database.
  const { createCatalogue } = await import('../catalogue.ts');
  const catalogue = createCatalogue(stripe);
  await web.db.deleteFrom('stripe_events').execute();
  await tell(newest);
  const stored = await takeDueEvent(web.db, 100);
  await applyEvent({ ...web.billing, catalogue }, stored!);
  await agrees();
  expect(await standing(person)).toMatchObject({ credits: 4 });
});

test('replay: the same invoice comes under another event id', async () => {
  const { newest, agrees } = await subscriber();
  await tell({ ...newest, id: 'evt_another' });
  await tell({
    ...newest,
    id: 'evt_yet_another',
    type: 'invoice.payment_succeeded',
  });
  await agrees();
});
