import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../../test/payments.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { webhooks } from '../../../../test/webhooks.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { pay, buy, subscribe, customerOf } = payments(web);
const { tell, work, eventsOf } = webhooks(web);
const { stripe } = web.billing;

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
    await tell({ ...event, id: `${event.id}_again` });
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
  await settle();
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
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 5 });
});

test("a refund of a plan's invoice takes that month's credits back", async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await settle();
  const { id: customer } = await customerOf(person);
  const [charge] = (await stripe.charges.list({ customer })).data;
  await stripe.refunds.create({ charge: charge!.id, amount: 30 });
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 5 });
  expect((await history(person)).at(-1)).toBe(
    'credit_purchase | Refund: 5 credits taken back | -5',
  );
});

test('a dispute takes credits back when it is lost, not before', async () => {
  const person = await web.person();
  const payment = await pay(person, 10, CARDS.disputed);
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 10 });
  const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
  await stripe.disputes.close(dispute!.id);
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 0 });
  expect((await history(person)).at(-1)).toBe(
    'credit_purchase | Dispute: 10 credits taken back | -10',
  );
});
