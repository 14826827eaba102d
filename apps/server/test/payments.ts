import type { PlanName } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import type { Person, TestWeb } from './web.ts';

/** The sandbox's cards, by what they do. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsWhenCharged: '4000000000000341',
  disputed: '4000000000000259',
};

const DAY = 86_400;

/** What a browser does at Stripe, and what time does to a person there. */
export function payments(web: TestWeb) {
  const { app, billing, payments } = web;
  const { stripe } = billing;

  /** Gives an intent a card in the browser's place; answers Stripe's status code and body. */
  async function confirm(clientSecret: string, card: string = CARDS.good) {
    const id = clientSecret.split('_secret_')[0] as string;
    const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
    const send = async (action: string, fields: Record<string, string>) => {
      const body = { key: payments.publishableKey, client_secret: clientSecret, ...fields };
      const response = await app.inject({
        method: 'POST',
        url: `/sandbox/stripe/v1/${kind}/${id}/${action}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(body).toString(),
      });
      return { status: response.statusCode, body: response.json(), id };
    };
    const confirmed = await send('confirm', {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2055',
      'payment_method_data[card][cvc]': '123',
    });
    if (confirmed.body.status !== 'requires_action') return confirmed;
    return send('sandbox_challenge', { result: 'pass' });
  }

  /** Begins a purchase and pays it; nobody tells the server yet. Answers the payment intent's id. */
  async function pay(person: Person, credits: number, card?: string): Promise<string> {
    const { body } = await person.send('POST', '/api/create-credit-payment', { credits });
    await confirm(body.clientSecret, card);
    return body.paymentIntentId;
  }

  /** Buys credits as the page does. */
  async function buy(person: Person, credits: number): Promise<string> {
    const paymentIntentId = await pay(person, credits);
    await person.send('POST', '/api/complete-credit-purchase', { paymentIntentId });
    return paymentIntentId;
  }

  /** Asks for a plan and confirms a card for it; nobody tells the server yet. Answers the setup. */
  async function setUp(person: Person, plan: PlanName, card?: string): Promise<string> {
    const { body } = await person.send('POST', '/api/create-subscription', { plan });
    return (await confirm(body.clientSecret, card)).id;
  }

  /** Subscribes as the pages do. */
  async function subscribe(person: Person, plan: PlanName, card?: string) {
    const setupIntentId = await setUp(person, plan, card);
    return person.send('POST', '/api/complete-subscription', { setupIntentId });
  }

  const ask = (person: Person, plan: string) =>
    person.send('POST', '/api/create-subscription', { plan });

  const cancel = (person: Person) => person.send('POST', '/api/cancel-subscription');

  const complete = (person: Person, setupIntentId: string) =>
    person.send('POST', '/api/complete-subscription', { setupIntentId });

  /** A person's invoices at Stripe, oldest first. */
  async function invoicesOf(person: Person): Promise<Stripe.Invoice[]> {
    const { id: customer } = await customerOf(person);
    return (await stripe.invoices.list({ customer, limit: 100 })).data.reverse();
  }

  async function customerOf(person: Person): Promise<Stripe.Customer> {
    const row = await web.db
      .selectFrom('stripe_customers')
      .select('customer_id')
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    return (await stripe.customers.retrieve(row.customer_id)) as Stripe.Customer;
  }

  /** Moves a person's time at Stripe on, in days. */
  async function advance(person: Person, days: number): Promise<void> {
    const clock = (await customerOf(person)).test_clock as string;
    const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: frozen_time + days * DAY });
  }

  /** The newest subscription of a person at Stripe. */
  async function subscriptionOf(person: Person): Promise<Stripe.Subscription> {
    const { id } = await customerOf(person);
    const { data } = await stripe.subscriptions.list({ customer: id, status: 'all' });
    return data[0] as Stripe.Subscription;
  }

  /** Gives a person's subscription another card. */
  async function changeCard(person: Person, card: string): Promise<void> {
    const customer = await customerOf(person);
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    await confirm(intent.client_secret as string, card);
    const { payment_method } = await stripe.setupIntents.retrieve(intent.id);
    const { id } = await subscriptionOf(person);
    await stripe.subscriptions.update(id, { default_payment_method: payment_method as string });
  }

  return {
    ...{ confirm, pay, buy, ask, cancel, complete, setUp, subscribe },
    ...{ customerOf, advance, subscriptionOf, invoicesOf, changeCard },
  };
}

/** What a person has: plan, status, and credits by all three reckonings. */
export async function standing(person: Person) {
  const { body: user } = await person.send('GET', '/api/auth/user');
  return {
    plan: user.plan,
    status: user.subscriptionStatus,
    credits: user.creditsRemaining,
    until: user.currentPeriodEnd,
  };
}

/** A person's transactions in short, oldest first. */
export async function history(person: Person): Promise<string[]> {
  const { body } = await person.send('GET', '/api/transactions');
  return body
    .map((one: { type: string; description: string; amount: number }) =>
      [one.type, one.description, one.amount].join(' | '),
    )
    .reverse();
}
