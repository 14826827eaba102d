import Stripe from 'stripe';
import { expect } from 'vitest';
import { type Flow, newCustomer } from './test-subject.ts';

export const paymentFlows: Flow[] = [
  {
    name: 'a card pays an intent, which is refunded in two parts and then no more',
    async run(subject) {
      const { stripe } = subject;
      const { customer } = await newCustomer(subject);
      const intent = await stripe.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        customer: customer.id,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { order: '7' },
      });
      expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
      await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
      const charge = paid.latest_charge as Stripe.Charge;
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1000, livemode: false });
      expect(charge).toMatchObject({ paid: true, amount: 1000, customer: customer.id });
      expect(charge.receipt_url).toMatch(/^http/);

      await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
      await stripe.refunds.create({ charge: charge.id });
      const refunds = await stripe.refunds.list({ payment_intent: intent.id });
      expect(refunds.data.map(({ amount, status }) => [amount, status])).toEqual([
        [600, 'succeeded'],
        [400, 'succeeded'],
      ]);
      expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
        refunded: true,
        amount_refunded: 1000,
      });
      await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'charge_already_refunded',
      });
    },
  },
  {
    name: 'a declined card leaves an intent that another card pays',
    async run(subject) {
      const { stripe } = subject;
      const { customer } = await newCustomer(subject);
      const intent = await stripe.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        customer: customer.id,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      });
      const confirm = (token: string) =>
        stripe.paymentIntents.confirm(intent.id, { payment_method: token });
      const refusal = await confirm('pm_card_chargeDeclined').catch((error) => error);
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(refusal).toMatchObject({
        statusCode: 402,
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      });
      const left = await stripe.paymentIntents.retrieve(intent.id);
      expect(left.status).toBe('requires_payment_method');
      expect(left.last_payment_error?.code).toBe('card_declined');
      expect(await confirm('pm_card_mastercard')).toMatchObject({ status: 'succeeded' });
      await expect(confirm('pm_card_visa')).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      });
    },
  },
  {
    name: 'an idempotency key gives one object, and refuses other parameters',
    async run({ stripe }) {
      const idempotencyKey = `key ${crypto.randomUUID()}`;
      const create = (amount: number) =>
        stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });
      const first = await create(500);
      const again = await create(500);
      expect(again).toEqual(first);
      await expect(create(600)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    },
  },
  {
    name: 'what does not fit is refused in words that name it',
    async run({ stripe }) {
      const create = (params: object) =>
        stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);
      const refused = { type: 'StripeInvalidRequestError', statusCode: 400 };
      const intent = { amount: 500, currency: 'usd' };
      await expect(create({ ...intent, colour: 'red' })).rejects.toMatchObject({
        ...refused,
        code: 'parameter_unknown',
        param: 'colour',
      });
      await expect(create({ currency: 'usd' })).rejects.toMatchObject({
        ...refused,
        code: 'parameter_missing',
        param: 'amount',
      });
      await expect(stripe.paymentIntents.retrieve('pi_nothing')).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
      await expect(create({ ...intent, customer: 'cus_nobody' })).rejects.toMatchObject({
        code: 'resource_missing',
        param: 'customer',
      });
      await expect(stripe.rawRequest('GET', '/v1/shortcakes')).rejects.toThrow(
        /Unrecognized request URL/,
      );
    },
  },
];
