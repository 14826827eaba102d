import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../test/payments.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { takeDueEvent } from './event-queries.ts';
import { applyEvent } from './events.ts';
import { withLease } from './lease.ts';

const web = await createTestWeb();
afterAll(web.close);
const { pay, buy, subscribe, advance, customerOf } = payments(web);
const { stripe } = web.billing;

/** Sends a body as Stripe's webhook, signed with our secret unless told otherwise. */
async function deliver(payload: string, signature?: string) {
  const { statusCode, body } = await web.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature':
        signature ??
        stripe.webhooks.generateTestHeaderString({ payload, secret: web.payments.webhookSecret }),
    },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
}

const tell = (event: Stripe.Event) => deliver(JSON.stringify(event));

/** Applies every stored event that is due, as several workers at once would. */
async function work(workers = 4): Promise<void> {
  const worker = async () => {
    for (;;) {
      const event = await takeDueEvent(web.db, 100);
      if (!event) return;
      await applyEvent(web.billing, event);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

async function eventsOf(person: Person, type: string): Promise<Stripe.Event[]> {
  const { id } = await customerOf(person);
  const events = await stripe.events.list({ type, limit: 100 }).autoPagingToArray({ limit: 1000 });
  return events.filter(({ data }) => (data.object as { customer?: string }).customer === id);
}

test('an event is believed only with a signature of the bytes that came', async () => {
  const person = await web.person();
  await pay(person, 10);
  const [event] = await eventsOf(person, 'payment_intent.succeeded');
  const payload = JSON.stringify(event);
  const secret = web.payments.webhookSecret;
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
  await tell({ ...paid!, id: 'evt_of_another', data: { object } } as Stripe.Event);
  await work();
  expect(await standing(subscriber)).toMatchObject({ credits: 4 });
  expect(await standing(other)).toMatchObject({ credits: 2 });
});

test('events of a person whom somebody works on wait, and hold up nobody', async () => {
  const [busy, buyer] = [await web.person(), await web.person()];
  await subscribe(busy, 'starter');
  await web.settleWebhooks();
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
  for (const one of told) expect((await tell(one as Stripe.Event)).status).toBe(200);
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
  expect((await tell(lie as unknown as Stripe.Event)).status).toBe(200);
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

/** A person with two paid invoices, all told; and the event of the first. */
async function subscriber() {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 32);
  await web.settleWebhooks();
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
  const { createCatalogue } = await import('./catalogue.ts');
  const catalogue = createCatalogue(stripe, web.billing.catalogue.cents);
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
  } as Stripe.Event);
  await agrees();
});

test('a refund takes its share back, and a second one the rest', async () => {
  const person = await web.person();
  const payment = await buy(person, 25);
  await stripe.refunds.create({ payment_intent: payment, amount: 125 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 13 });
  await stripe.refunds.create({ payment_intent: payment });
  await web.settleWebhooks();
  expect(await history(person)).toEqual([
    'credit_purchase | 25 credits bought | 25',
    'credit_purchase | Refund: 12 credits taken back | -12',
    'credit_purchase | Refund: 13 credits taken back | -13',
  ]);
  for (const event of await eventsOf(person, 'charge.refunded')) {
    await tell({ ...event, id: `${event.id}_again` } as Stripe.Event);
  }
  await work();
  expect(await standing(person)).toMatchObject({ credits: 0 });
});

test('a refund of spent credits goes below zero, which blocks generation until it is made up', async () => {
  const person = await web.person();
  const payment = await buy(person, 2);
  const wish = {
    prompt: 'A plum',
    templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
  };
  for (let made = 0; made < 2; made += 1) await person.send('POST', '/api/projects', wish);
  await stripe.refunds.create({ payment_intent: payment });
  await web.settleWebhooks();
  const { body: user } = await person.send('GET', '/api/auth/user');
  expect(user).toMatchObject({ creditsRemaining: 0, purchasedCredits: -2 });
  await buy(person, 2);
  const blocked = await person.send('POST', '/api/projects', wish);
  expect([blocked.status, blocked.body.code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  await buy(person, 1);
  expect((await person.send('POST', '/api/projects', wish)).status).toBe(201);
});

test('a refund that is told before its payment takes back only what it grants', async () => {
  const person = await web.person();
  const payment = await pay(person, 10);
  await stripe.refunds.create({ payment_intent: payment, amount: 50 });
  const [refunded] = await eventsOf(person, 'charge.refunded');
  await tell(refunded!);
  await work();
  expect(await standing(person)).toMatchObject({ credits: 5 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 5 });
});

test("a refund of a plan's invoice takes that month's credits back", async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await web.settleWebhooks();
  const { id: customer } = await customerOf(person);
  const [charge] = (await stripe.charges.list({ customer })).data;
  await stripe.refunds.create({ charge: charge!.id, amount: 30 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 5 });
  expect((await history(person)).at(-1)).toBe(
    'credit_purchase | Refund: 5 credits taken back | -5',
  );
});

test('a dispute takes credits back when it is lost, not before', async () => {
  const person = await web.person();
  const payment = await pay(person, 10, CARDS.disputed);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 10 });
  const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
  await stripe.disputes.close(dispute!.id);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 0 });
  expect((await history(person)).at(-1)).toBe(
    'credit_purchase | Dispute: 10 credits taken back | -10',
  );
});
