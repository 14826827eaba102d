import * as z from 'zod';
import { invalidRequest, noSuch } from '../error.ts';
import type { Subscription } from '../objects.ts';
import {
  anchor,
  boolean,
  common,
  created,
  id,
  integer,
  listing,
  mergeMetadata,
  metadata,
  text,
  unset,
} from '../params.ts';
import { ownPaymentMethod } from '../payment-methods.ts';
import { createSubscription } from '../subscription-create.ts';
import { updateSubscription } from '../subscription-update.ts';
import { endSubscription, itemOf } from '../subscriptions.ts';
import type { World } from '../world.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const quantity = integer.pipe(z.number().min(1).max(999_999)).optional();
const paymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
});

const creation = z.strictObject({
  ...common,
  cancel_at_period_end: boolean.optional(),
  customer: id,
  default_payment_method: id.optional(),
  description: text.optional(),
  items: z.array(z.strictObject({ price: id, quantity })).length(1),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
});

function create(world: World, params: z.output<typeof creation>): Subscription {
  const customer = world.get('customer', params.customer);
  const method = params.default_payment_method;
  if (method) ownPaymentMethod(world, method, customer.id, 'default_payment_method');
  const [item] = params.items;
  return createSubscription(world, {
    customer,
    price: world.get('price', item?.price ?? '', 'items[0][price]'),
    quantity: item?.quantity ?? 1,
    cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
    defaultPaymentMethod: method ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    offSession: params.off_session ?? false,
    paymentBehavior: params.payment_behavior ?? 'allow_incomplete',
    savesPaymentMethod: params.payment_settings?.save_default_payment_method === 'on_subscription',
  });
}

const changes = z.strictObject({
  ...common,
  billing_cycle_anchor: anchor.optional(),
  cancel_at_period_end: boolean.optional(),
  default_payment_method: z.union([unset, id]).optional(),
  description: z.union([unset, text]).optional(),
  items: z
    .array(z.strictObject({ id, price: id.optional(), quantity }))
    .length(1)
    .optional(),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
});

function update(
  world: World,
  params: z.output<typeof changes>,
  subscriptionId: string,
): Subscription {
  const subscription = world.get('subscription', subscriptionId, 'id');
  checkPending(params);
  const { default_payment_method: method, description } = params;
  if (method) ownPaymentMethod(world, method, subscription.customer, 'default_payment_method');
  const item = params.items?.[0];
  if (item && item.id !== itemOf(subscription).id) {
    throw invalidRequest(`Invalid subscription item: '${item.id}'.`, { param: 'items[0][id]' });
  }
  return updateSubscription(world, subscription, {
    change: { ...item, anchor: params.billing_cycle_anchor?.type },
    cancelAtPeriodEnd: params.cancel_at_period_end,
    fields: {
      ...(method === undefined ? {} : { default_payment_method: method }),
      ...(description === undefined ? {} : { description }),
      metadata: mergeMetadata(subscription.metadata, params.metadata),
    },
    offSession: params.off_session ?? false,
    paymentBehavior: params.payment_behavior ?? 'allow_incomplete',
    prorationBehavior: params.proration_behavior ?? 'create_prorations',
  });
}

/** A change that waits for its payment can be of the plan alone, as at Stripe. */
function checkPending(params: z.output<typeof changes>): void {
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  for (const name of [
    'metadata',
    'cancel_at_period_end',
    'default_payment_method',
    'description',
  ] as const) {
    if (params[name] === undefined) continue;
    throw invalidRequest(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you cannot pass in ${name}.`,
      { param: name },
    );
  }
}

const STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
] as const;

/** Subscriptions of one item. */
export const subscriptionRoutes: Route[] = [
  workRoute({
    method: 'POST',
    path: '/v1/subscriptions',
    params: creation,
    near: ({ customer }) => ({ customer }),
    run: create,
  }),
  findRoute('/v1/subscriptions/:id', 'subscription'),
  workRoute({ method: 'POST', path: '/v1/subscriptions/:id', params: changes, run: update }),
  workRoute({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: z.strictObject({
      ...common,
      invoice_now: boolean.optional(),
      prorate: boolean.optional(),
    }),
    run(world, _params, subscriptionId) {
      const subscription = world.get('subscription', subscriptionId, 'id');
      if (subscription.ended_at === null) {
        return endSubscription(world, subscription, 'cancellation_requested');
      }
      throw noSuch('subscription', subscriptionId, 'id');
    },
  }),
  listRoute({
    path: '/v1/subscriptions',
    kind: 'subscription',
    params: z.strictObject({
      ...listing,
      created,
      customer: id.optional(),
      price: id.optional(),
      status: z.enum([...STATUSES, 'all', 'ended']).optional(),
    }),
    near: ({ customer }) => ({ customer }),
    where: ({ customer, price, status }) => [
      ...given({ customer, items: price && { data: [{ price: { id: price } }] } }),
      ...statusGroup(status),
    ],
  }),
];

/** Without a status asked for, everything but the cancelled. */
function statusGroup(status: (typeof STATUSES)[number] | 'all' | 'ended' | undefined): object[][] {
  if (status === 'all') return [];
  const ended = ['canceled', 'incomplete_expired'];
  if (status === 'ended') return [ended.map((one) => ({ status: one }))];
  if (status) return [[{ status }]];
  return [STATUSES.filter((one) => one !== 'canceled').map((one) => ({ status: one }))];
}
