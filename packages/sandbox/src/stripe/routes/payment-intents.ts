import * as z from 'zod';
import { afterAttempt } from '../collect-invoice.ts';
import { invalidRequest, StripeError } from '../error.ts';
import { invoiceOfIntent } from '../invoice-ids.ts';
import type { PaymentIntent } from '../objects.ts';
import {
  amount,
  boolean,
  common,
  created,
  currency,
  id,
  listing,
  mergeMetadata,
  metadata,
  text,
  unset,
} from '../params.ts';
import { insertPaymentIntent } from '../payment-intents.ts';
import { type GivenPaymentMethod, paymentMethodFrom } from '../payment-methods.ts';
import { answerChallenge, cancelPayment, confirmPayment } from '../payments.ts';
import type { World } from '../world.ts';
import {
  automaticPaymentMethods,
  browserParams,
  challengeParams,
  paymentMethodParams,
} from './payment-method-params.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const fields = {
  ...common,
  ...paymentMethodParams,
  description: z.union([unset, text]).optional(),
  metadata: metadata.optional(),
  receipt_email: z.union([unset, text]).optional(),
  setup_future_usage: z.union([unset, z.enum(['off_session', 'on_session'])]).optional(),
};
const confirming = { off_session: boolean.optional(), return_url: text.optional() };

const creation = z.strictObject({
  ...fields,
  ...confirming,
  amount,
  automatic_payment_methods: automaticPaymentMethods,
  confirm: boolean.optional(),
  currency,
  customer: id.optional(),
});

function createPaymentIntent(world: World, params: z.output<typeof creation>): PaymentIntent {
  if (params.customer) world.get('customer', params.customer);
  const intent = insertPaymentIntent(world, {
    amount: params.amount,
    currency: params.currency,
    automatic_payment_methods: params.automatic_payment_methods,
    customer: params.customer ?? null,
    ...settingsOf(params),
    metadata: mergeMetadata({}, params.metadata),
  });
  if (params.confirm) return confirm(world, intent, params, params.off_session ?? false);
  if (params.off_session) {
    throw invalidRequest('You cannot set `off_session` without `confirm=true`.', {
      param: 'off_session',
    });
  }
  return withMethod(world, intent, params);
}

type Settings = Pick<
  z.output<typeof creation>,
  'description' | 'receipt_email' | 'setup_future_usage'
>;

function settingsOf({ description, receipt_email, setup_future_usage }: Settings) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(receipt_email === undefined ? {} : { receipt_email }),
    ...(setup_future_usage === undefined ? {} : { setup_future_usage }),
  };
}

function withMethod(
  world: World,
  intent: PaymentIntent,
  params: GivenPaymentMethod,
): PaymentIntent {
  const method = paymentMethodFrom(world, params);
  if (!method) return intent;
  return world.update(intent, { payment_method: method.id, status: 'requires_confirmation' });
}

/** Confirms, and has an invoice that waited for it know how it went. */
function confirm(
  world: World,
  intent: PaymentIntent,
  params: GivenPaymentMethod,
  offSession: boolean,
): PaymentIntent {
  const given = params.payment_method || params.payment_method_data;
  const method = paymentMethodFrom(
    world,
    given ? params : { payment_method: intent.payment_method },
  );
  if (!method) {
    throw invalidRequest(
      `You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.`,
      { code: 'payment_intent_unexpected_state' },
    );
  }
  try {
    confirmPayment(world, intent, method, offSession);
  } catch (error) {
    if (error instanceof StripeError && error.status === 402)
      afterAttempt(world, latest(world, intent));
    throw error;
  }
  afterAttempt(world, latest(world, intent));
  return latest(world, intent);
}

const latest = (world: World, { id }: PaymentIntent) => world.get('payment_intent', id);

/** An invoice's own intent goes the invoice's way. */
function checkIsOurs(world: World, intent: PaymentIntent): void {
  if (!world.find('invoice', invoiceOfIntent(intent.id))) return;
  throw invalidRequest(
    `This PaymentIntent belongs to an invoice, and can only be changed or canceled with it.`,
    { code: 'payment_intent_unexpected_state' },
  );
}

const update = z.strictObject({
  ...fields,
  amount: amount.optional(),
  currency: currency.optional(),
});

function updatePaymentIntent(world: World, params: z.output<typeof update>, intentId: string) {
  const intent = world.get('payment_intent', intentId, 'intent');
  if (params.amount !== undefined || params.currency) checkIsOurs(world, intent);
  const { amount = intent.amount, currency = intent.currency } = params;
  const ended = intent.status === 'succeeded' || intent.status === 'canceled';
  if (
    ended &&
    (amount !== intent.amount || currency !== intent.currency || params.payment_method)
  ) {
    throw invalidRequest(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state' },
    );
  }
  const metadata = mergeMetadata(intent.metadata, params.metadata);
  const updated = world.update(intent, { amount, currency, metadata, ...settingsOf(params) });
  return withMethod(world, updated, params);
}

/** Payments; the browser's part are retrieve, confirm and sandbox_challenge. */
export const paymentIntentRoutes: Route[] = [
  workRoute({
    method: 'POST',
    path: '/v1/payment_intents',
    params: creation,
    near: ({ customer }) => ({ customer }),
    run: createPaymentIntent,
  }),
  findRoute('/v1/payment_intents/:id', 'payment_intent', 'payment_intent'),
  workRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    params: update,
    run: updatePaymentIntent,
  }),
  workRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    browser: 'payment_intent',
    params: z.strictObject({
      ...common,
      ...paymentMethodParams,
      ...confirming,
      ...browserParams,
      receipt_email: fields.receipt_email,
      setup_future_usage: fields.setup_future_usage,
      use_stripe_sdk: boolean.optional(),
    }),
    run(world, params, intentId) {
      const intent = world.get('payment_intent', intentId, 'intent');
      const set = world.update(intent, settingsOf({ ...params, description: undefined }));
      return confirm(world, set, params, params.off_session ?? false);
    },
  }),
  workRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: z.strictObject({
      ...common,
      cancellation_reason: z
        .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
        .optional(),
    }),
    run(world, { cancellation_reason: reason = null }, intentId) {
      const intent = world.get('payment_intent', intentId, 'intent');
      checkIsOurs(world, intent);
      return cancelPayment(world, intent, reason);
    },
  }),
  workRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/sandbox_challenge',
    browser: 'payment_intent',
    params: challengeParams,
    run(world, { result }, intentId) {
      const intent = world.get('payment_intent', intentId, 'intent');
      afterAttempt(world, answerChallenge(world, intent, result === 'pass'));
      return latest(world, intent);
    },
  }),
  listRoute({
    path: '/v1/payment_intents',
    kind: 'payment_intent',
    params: z.strictObject({ ...listing, created, customer: id.optional() }),
    near: ({ customer }) => ({ customer }),
    where: ({ customer }) => given({ customer }),
  }),
];
