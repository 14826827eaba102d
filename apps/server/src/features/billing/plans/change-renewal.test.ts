import { afterAll, expect, test } from 'vitest';
import { payments, standing } from '../../../../test/payments.ts';
import { changePrices, usual } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb } from '../../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { ask, cancel, subscribe, advance, invoicesOf } = payments(web);

test('a lower tier and the same plan are refused while the plan is active', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  const lower = await ask(person, 'creator');
  expect([lower.status, lower.body.code]).toEqual([409, 'DOWNGRADE_UNAVAILABLE']);
  const same = await ask(person, 'pro');
  expect([same.status, same.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
});

test('cancelling keeps access until the period ends, and then the plan is over', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  const { status, body } = await cancel(person);
  const { until } = await standing(person);
  expect([status, body]).toEqual([200, { message: expect.any(String), accessUntil: until }]);
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'cancelled' });
  const again = await cancel(person);
  expect([again.status, again.body.code]).toEqual([409, 'NO_ACTIVE_SUBSCRIPTION']);
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toEqual({
    plan: 'free',
    status: 'cancelled',
    credits: 10,
    until: null,
  });
  expect((await cancel(person)).status).toBe(409);
});

test('who never subscribed has nothing to cancel, and nothing to sync', async () => {
  const person = await web.person();
  expect((await cancel(person)).body.code).toBe('NO_ACTIVE_SUBSCRIPTION');
  expect((await person.send('POST', '/api/sync-subscription')).status).toBe(200);
});

test('cancelling and resubscribing, however often, mints nothing and charges nothing', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  for (let round = 0; round < 3; round += 1) {
    await cancel(person);
    const { body } = await ask(person, 'pro');
    expect(body).toMatchObject({ updated: true, newCredits: 0, preservedCredits: 30 });
    await settle();
  }
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  expect(await invoicesOf(person)).toHaveLength(1);
});

test('a cancelled plan goes on as a lower one from the next period', async () => {
  const person = await web.person();
  const renewal = async () => (await person.send('GET', '/api/renewal')).body;
  expect(await renewal()).toEqual({ renewal: null, running: null });
  await subscribe(person, 'pro');
  const running = { plan: 'pro', price: 18, credits: 30 };
  expect(await renewal()).toEqual({ renewal: running, running });
  await cancel(person);
  expect(await renewal()).toEqual({ renewal: null, running });
  const lowered = await ask(person, 'starter');
  expect(await renewal()).toEqual({ renewal: { plan: 'starter', price: 12, credits: 2 }, running });
  expect(lowered.body).toMatchObject({ updated: true, newCredits: 0 });
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  expect(await invoicesOf(person)).toHaveLength(1);
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 32 });
  expect((await invoicesOf(person)).map(({ amount_paid }) => amount_paid)).toEqual([18, 12]);
});

test('going down and up again within a period mints nothing', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  for (const plan of ['creator', 'starter', 'pro']) {
    await cancel(person);
    expect((await ask(person, plan)).body).toMatchObject({ updated: true, newCredits: 0 });
  }
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  expect(await invoicesOf(person)).toHaveLength(1);
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 60 });
});

test('who subscribed at an earlier price keeps it, and is told so', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await cancel(person);
  await changePrices(web, { starter: { priceCents: 500, credits: 3 } });
  const running = { plan: 'starter', price: 12, credits: 2 };
  const renewal = () => person.send('GET', '/api/renewal').then(({ body }) => body);
  expect(await renewal()).toEqual({ renewal: null, running });
  expect((await ask(person, 'starter')).body).toMatchObject({ price: 12, videos: 2 });
  expect(await renewal()).toEqual({ renewal: running, running });
  await advance(person, 32);
  await settle();
  expect((await invoicesOf(person)).at(-1)?.amount_paid).toBe(12);
  expect(await standing(person)).toMatchObject({ credits: 4 });
  await changePrices(web, { starter: usual('starter') });
});
