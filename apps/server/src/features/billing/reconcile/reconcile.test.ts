import { afterAll, expect, test } from 'vitest';
import { payments, standing } from '../../../../test/payments.ts';
import { usual } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { grantCredits } from '../../credits/service.ts';
import { billingCommands } from '../commands.ts';
import { reconcileBilling } from './reconcile.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { pay, buy, setUp, subscribe, advance, customerOf, subscriptionOf } = payments(web);
const { stripe } = web.billing;

const find = () => reconcileBilling(web.billing, { mending: 'none' });

/** One difference, named and then mended; afterwards nothing differs. */
async function expectMended(words: RegExp): Promise<void> {
  const found = await find();
  expect(found).toEqual([expect.stringMatching(words)]);
  expect(await reconcileBilling(web.billing, { mending: 'all' })).toEqual(found);
  expect(await find()).toEqual([]);
}

const forgetEvents = () => web.db.deleteFrom('stripe_events').execute();

test('where all was told, Stripe and the ledger agree', async () => {
  const person = await web.person();
  await buy(person, 10);
  await subscribe(person, 'starter');
  await advance(person, 65);
  await person.send('POST', '/api/create-subscription', { plan: 'creator' });
  await web.settleWebhooks();
  expect(await find()).toEqual([]);
});

test('a payment that nobody told of is found and credited', async () => {
  const person = await web.person();
  const payment = await pay(person, 10);
  const found = await find();
  expect(found).toHaveLength(1);
  // What is only looked for is not mended.
  expect(await find()).toEqual(found);
  await expectMended(new RegExp(`^${payment} of cus_.* paid for 10 credits`));
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('a payment whose order a restored backup has lost is found and credited', async () => {
  const person = await web.person();
  const payment = await pay(person, 10);
  await web.db.deleteFrom('credit_orders').where('payment_intent_id', '=', payment).execute();
  await expectMended(new RegExp(`^${payment}`));
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('a renewal that nobody told of is found and granted', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await settle();
  await advance(person, 32);
  const found = await find();
  expect(found).toEqual([
    expect.stringMatching(/^in_.* is paid \(Starter plan: renewal\), and its 2 credits/),
    expect.stringMatching(/^cus_.* at Stripe, and sub_.* here$/),
  ]);
  await reconcileBilling(web.billing, { mending: 'all' });
  expect(await find()).toEqual([]);
  expect(await standing(person)).toMatchObject({ credits: 4 });
});

test('a subscription that ended unseen is found and ended', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await settle();
  await stripe.subscriptions.cancel((await subscriptionOf(person)).id);
  await expectMended(
    /^cus_.* \(starter .*, ended, .*\) at Stripe, and sub_.* \(starter .*, active/,
  );
  expect(await standing(person)).toMatchObject({ plan: 'free', status: 'cancelled' });
});

test('a refund that nobody told of is found and taken back', async () => {
  const person = await web.person();
  const payment = await buy(person, 10);
  await stripe.refunds.create({ payment_intent: payment, amount: 50 });
  await expectMended(new RegExp(`^${payment} .* 5 credits were never taken back`));
  expect(await standing(person)).toMatchObject({ credits: 5 });
});

test('credits that nobody paid for are found and taken back', async () => {
  const person = await web.person();
  await buy(person, 10);
  await web.db.transaction().execute((db) =>
    grantCredits(db, {
      accountId: person.id,
      credits: 7,
      book: 'purchased',
      source: 'pi_never',
      description: '7 credits bought',
    }),
  );
  await expectMended(/has 7 credits for pi_never, which was never paid/);
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('credits that nobody paid for are left to the operator by the hourly comparison', async () => {
  const person = await web.person();
  await buy(person, 1);
  await web.db.transaction().execute((db) =>
    grantCredits(db, {
      accountId: person.id,
      credits: 3,
      book: 'purchased',
      source: 'pi_of_another_account',
      description: '3 credits bought',
    }),
  );
  expect(await reconcileBilling(web.billing, { mending: 'certain' })).toHaveLength(1);
  expect(await standing(person)).toMatchObject({ credits: 4 });
  await expectMended(/has 3 credits for pi_of_another_account/);
});

test('a payment that does not fit its order is named, and holds up nobody', async () => {
  const [odd, missing] = [await web.person(), await web.person()];
  const { body } = await odd.send('POST', '/api/create-credit-payment', { credits: 10 });
  await stripe.paymentIntents.update(body.paymentIntentId, { amount: 10 });
  await stripe.paymentIntents.confirm(body.paymentIntentId, { payment_method: 'pm_card_visa' });
  await subscribe(odd, 'starter');
  await web.db.deleteFrom('subscriptions').where('account_id', '=', odd.id).execute();
  const payment = await pay(missing, 5);
  const unfit = expect.stringMatching(`^${body.paymentIntentId} .* does not fit .* \\(amount\\)`);
  expect(await reconcileBilling(web.billing, { mending: 'all' })).toEqual(
    expect.arrayContaining([unfit, expect.stringContaining(payment)]),
  );
  expect(await find()).toEqual([unfit]);
  expect(await standing(missing)).toMatchObject({ credits: 5 });
  expect((await odd.send('POST', '/api/sync-subscription')).status).toBe(200);
  expect(await standing(odd)).toMatchObject({ plan: 'starter', credits: 2 });
  await stripe.refunds.create({ payment_intent: body.paymentIntentId });
  const orders = web.db.deleteFrom('credit_orders').where('account_id', '=', odd.id);
  await orders.execute();
});

test('a second subscription beside the first is named and left to the operator', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await settle();
  const customer = await customerOf(person);
  const { default_payment_method: card } = await subscriptionOf(person);
  const second = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: await web.billing.catalogue.priceFor(usual('starter')) }],
    default_payment_method: card as string,
  });
  await settle();
  const found = await find();
  expect(found).toEqual([expect.stringContaining(`pays for ${second.id} beside`)]);
  const [command] = billingCommands;
  expect(await command!.run(['--fix'], web)).toMatchObject({ exitCode: 1 });
  await stripe.subscriptions.cancel(second.id);
  await settle();
  expect(await find()).toEqual([]);
});

test('a customer whom a restored backup does not know is found, and theirs with it', async () => {
  const person = await web.person();
  await pay(person, 10);
  await setUp(person, 'starter');
  await settle();
  const customers = web.db.deleteFrom('stripe_customers').where('account_id', '=', person.id);
  const { id } = await customerOf(person);
  await customers.execute();
  await web.db.deleteFrom('subscriptions').where('account_id', '=', person.id).execute();
  expect(await find()).toEqual([expect.stringMatching(`^${id} belongs to account ${person.id}`)]);
  expect(await reconcileBilling(web.billing, { mending: 'all' })).toHaveLength(2);
  expect(await find()).toEqual([]);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 12 });
});

test('the hourly comparison sees what is recent, and does not doubt what is old', async () => {
  const person: Person = await web.person();
  await pay(person, 10);
  await forgetEvents();
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await reconcileBilling(web.billing, { mending: 'all', since: tomorrow })).toEqual([]);
  const yesterday = new Date(Date.now() - 86_400_000);
  expect(await reconcileBilling(web.billing, { mending: 'all', since: yesterday })).toHaveLength(1);
  expect(await standing(person)).toMatchObject({ credits: 10 });
});

test('the command says what it found and how to mend it', async () => {
  const [command] = billingCommands;
  expect(await command!.run([], web)).toEqual({
    exitCode: 0,
    lines: ['Stripe and the ledger agree.'],
  });
  const person = await web.person();
  await pay(person, 10);
  expect(await command!.run([], web)).toEqual({
    exitCode: 1,
    lines: [expect.stringMatching(/^pi_/), 'Differences found: 1. Mend them with --fix.'],
  });
  expect(await command!.run(['--fix'], web)).toEqual({
    exitCode: 0,
    lines: [expect.stringMatching(/^pi_/), 'Differences mended: 1.'],
    change: { command: 'reconcile --fix', account: null },
  });
});
