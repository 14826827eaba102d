import * as z from 'zod';
import { invalidRequest } from '../error.ts';
import type { SetupIntent } from '../objects.ts';
import { boolean, common, created, id, listing, mergeMetadata, metadata, text } from '../params.ts';
import { type GivenPaymentMethod, paymentMethodFrom } from '../payment-methods.ts';
import {
  answerSetupChallenge,
  cancelSetup,
  confirmSetup,
  insertSetupIntent,
} from '../setup-intents.ts';
import type { World } from '../world.ts';
import {
  automaticPaymentMethods,
  browserParams,
  challengeParams,
  paymentMethodParams,
} from './payment-method-params.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const creation = z.strictObject({
  ...common,
  ...paymentMethodParams,
  automatic_payment_methods: automaticPaymentMethods,
  confirm: boolean.optional(),
  customer: id.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  return_url: text.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
});

function createSetupIntent(world: World, params: z.output<typeof creation>): SetupIntent {
  if (params.customer) world.get('customer', params.customer);
  const method = params.confirm ? null : paymentMethodFrom(world, params);
  const intent = insertSetupIntent(world, {
    automatic_payment_methods: params.automatic_payment_methods,
    customer: params.customer ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: method?.id ?? null,
    usage: params.usage ?? 'off_session',
  });
  return params.confirm ? confirm(world, intent, params) : intent;
}

function confirm(world: World, intent: SetupIntent, params: GivenPaymentMethod): SetupIntent {
  const given = params.payment_method || params.payment_method_data;
  const method = paymentMethodFrom(
    world,
    given ? params : { payment_method: intent.payment_method },
  );
  if (method) return confirmSetup(world, intent, method);
  throw invalidRequest(
    `You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.`,
    { code: 'setup_intent_unexpected_state' },
  );
}

/** Saving cards; the browser's part are retrieve, confirm and sandbox_challenge. */
export const setupIntentRoutes: Route[] = [
  workRoute({
    method: 'POST',
    path: '/v1/setup_intents',
    params: creation,
    near: ({ customer }) => ({ customer }),
    run: createSetupIntent,
  }),
  findRoute('/v1/setup_intents/:id', 'setup_intent', 'setup_intent'),
  workRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    browser: 'setup_intent',
    params: z.strictObject({
      ...common,
      ...paymentMethodParams,
      ...browserParams,
      return_url: text.optional(),
      use_stripe_sdk: boolean.optional(),
    }),
    run: (world, params, intentId) => confirm(world, intentOf(world, intentId), params),
  }),
  workRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    params: z.strictObject({
      ...common,
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
    }),
    run: (world, { cancellation_reason: reason = null }, intentId) =>
      cancelSetup(world, intentOf(world, intentId), reason),
  }),
  workRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id/sandbox_challenge',
    browser: 'setup_intent',
    params: challengeParams,
    run: (world, { result }, intentId) =>
      answerSetupChallenge(world, intentOf(world, intentId), result === 'pass'),
  }),
  listRoute({
    path: '/v1/setup_intents',
    kind: 'setup_intent',
    params: z.strictObject({
      ...listing,
      created,
      customer: id.optional(),
      payment_method: id.optional(),
    }),
    near: ({ customer, payment_method }) => ({ customer, payment_method }),
    where: ({ customer, payment_method }) => given({ customer, payment_method }),
  }),
];

const intentOf = (world: World, id: string) => world.get('setup_intent', id, 'intent');
