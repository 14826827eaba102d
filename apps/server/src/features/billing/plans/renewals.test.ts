import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../../test/payments.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb } from '../../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { subscribe, advance, subscriptionOf, changeCard } = payments(web);

test('each renewal that is paid grants once', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 95);
  await web.settleWebhooks();
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 8 });
  expect((await history(person)).slice(1)).toEqual(
    Array(3).fill('subscription | Starter plan: renewal | 12'),
  );
});

test('a failed renewal keeps access while Stripe tries, and grants when it is paid', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await settle();
  expect((await subscriptionOf(person)).status).toBe('past_due');
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 2 });
  await changeCard(person, CARDS.good);
  await advance(person, 10);
  await settle();
  expect((await subscriptionOf(person)).status).toBe('active');
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 4 });
});

test('a renewal that Stripe gives up on ends the plan, and keeps the credits', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await advance(person, 22);
  await settle();
  expect(await standing(person)).toEqual({
    plan: 'free',
    status: 'cancelled',
    credits: 2,
    until: null,
  });
});

test('sync mends whatever was missed', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 32);
  expect(await standing(person)).toMatchObject({ credits: 2 });
  expect((await person.send('POST', '/api/sync-subscription')).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 4 });
  const { id } = await subscriptionOf(person);
  await web.billing.stripe.subscriptions.cancel(id);
  await person.send('POST', '/api/sync-subscription');
  expect(await standing(person)).toMatchObject({ plan: 'free', status: 'cancelled' });
});
