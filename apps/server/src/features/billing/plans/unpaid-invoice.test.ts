import { afterAll, expect, test } from 'vitest';
import { CARDS, payments, standing } from '../../../../test/payments.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { setUp, subscribe, advance, subscriptionOf, changeCard, customerOf } = payments(web);

async function unpaid(person: Person) {
  const { status, body } = await person.send('GET', '/api/unpaid-invoice');
  expect(status).toBe(200);
  return body.invoice;
}

/** Somebody whose renewal failed, as their account knows by now. */
async function pastDue(): Promise<Person> {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await settle();
  return person;
}

async function latestInvoice(person: Person) {
  const { latest_invoice } = await subscriptionOf(person);
  return web.billing.stripe.invoices.retrieve(latest_invoice as string);
}

/** What the button on Stripe's page does. */
const payOnPage = (address: string) =>
  web.app.inject({ method: 'POST', url: `${new URL(address).pathname}/pay` });

test('who is past due hears what is owed, where to pay it, and when it is tried again', async () => {
  const person = await pastDue();
  const invoice = await latestInvoice(person);
  expect(await unpaid(person)).toEqual({
    amount: 12,
    address: invoice.hosted_invoice_url,
    nextAttempt: new Date((invoice.next_payment_attempt ?? 0) * 1000).toISOString(),
  });
});

test('paid on that page nothing is owed, the credits are there, and the next renewal works', async () => {
  const person = await pastDue();
  const { address } = await unpaid(person);
  expect((await payOnPage(address)).statusCode).toBe(303);
  await settle();
  await expect.poll(() => unpaid(person)).toBeNull();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 4 });
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 6 });
});

test('who has paid, or never was a customer, owes nothing', async () => {
  const subscriber = await web.person();
  await subscribe(subscriber, 'starter');
  expect(await unpaid(subscriber)).toBeNull();
  expect(await unpaid(await web.person())).toBeNull();
});

test('somebody else’s invoice is never shown', async () => {
  const debtor = await pastDue();
  const other = await web.person();
  await setUp(other, 'starter');
  expect(await unpaid(other)).toBeNull();
  await subscribe(other, 'creator');
  expect(await unpaid(other)).toBeNull();
  expect(await unpaid(debtor)).not.toBeNull();
});

test('without a session there is no answer', async () => {
  const response = await web.app.inject({ url: '/api/unpaid-invoice' });
  expect(response.statusCode).toBe(401);
});

test('an invoice that was not tried yet is none that failed', async () => {
  const person = await pastDue();
  const invoice = await latestInvoice(person);
  const world = await web.stripeStore.worldOf(invoice.id);
  const fresh = { ...(await web.stripeStore.find([invoice.id]))[0]!, attempted: false };
  const answer = { status: 200, body: {} };
  await web.stripeStore.change(world!, null, () => ({
    put: [fresh],
    removed: [],
    events: [],
    answer,
  }));
  expect(await unpaid(person)).toBeNull();
});

test('what an ended plan left unpaid is not asked for, not even under the next plan', async () => {
  const person = await pastDue();
  await advance(person, 22);
  await settle();
  const { id: customer } = await customerOf(person);
  const { data: open } = await web.billing.stripe.invoices.list({ customer, status: 'open' });
  expect(open).toHaveLength(1);
  expect(await unpaid(person)).toBeNull();
  await subscribe(person, 'creator');
  expect(await unpaid(person)).toBeNull();
});
