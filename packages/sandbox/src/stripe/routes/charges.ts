import * as z from 'zod';
import { closeDispute } from '../disputes.ts';
import { invalidRequest } from '../error.ts';
import type { Charge } from '../objects.ts';
import { amount, common, created, id, listing, mergeMetadata, metadata } from '../params.ts';
import { refundCharge } from '../refunds.ts';
import type { World } from '../world.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const refund = z.strictObject({
  ...common,
  amount: amount.optional(),
  charge: id.optional(),
  metadata: metadata.optional(),
  payment_intent: id.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

function chargeOf(world: World, { charge, payment_intent }: z.output<typeof refund>): Charge {
  if (charge) return world.get('charge', charge);
  if (!payment_intent) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = world.get('payment_intent', payment_intent);
  if (intent.status === 'succeeded' && intent.latest_charge) {
    return world.get('charge', intent.latest_charge);
  }
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}

/** Lists can be of one payment. */
const ofPayment = { charge: id.optional(), payment_intent: id.optional() };

/** Charges, and what takes them back: refunds and disputes. */
export const chargeRoutes: Route[] = [
  findRoute('/v1/charges/:id', 'charge'),
  listRoute({
    path: '/v1/charges',
    kind: 'charge',
    params: z.strictObject({
      ...listing,
      created,
      customer: id.optional(),
      payment_intent: id.optional(),
    }),
    near: ({ customer, payment_intent }) => ({ customer, payment_intent }),
    where: ({ customer, payment_intent }) => given({ customer, payment_intent }),
  }),
  workRoute({
    method: 'POST',
    path: '/v1/refunds',
    params: refund,
    near: ({ charge, payment_intent }) => ({ charge, payment_intent }),
    run(world, params) {
      const { amount, reason } = params;
      const metadata = mergeMetadata({}, params.metadata);
      return refundCharge(world, chargeOf(world, params), { amount, reason, metadata });
    },
  }),
  findRoute('/v1/refunds/:id', 'refund'),
  listRoute({
    path: '/v1/refunds',
    kind: 'refund',
    params: z.strictObject({ ...listing, created, ...ofPayment }),
    near: ({ charge, payment_intent }) => ({ charge, payment_intent }),
    where: ({ charge, payment_intent }) => given({ charge, payment_intent }),
  }),
  findRoute('/v1/disputes/:id', 'dispute'),
  listRoute({
    path: '/v1/disputes',
    kind: 'dispute',
    params: z.strictObject({ ...listing, created, ...ofPayment }),
    near: ({ charge, payment_intent }) => ({ charge, payment_intent }),
    where: ({ charge, payment_intent }) => given({ charge, payment_intent }),
  }),
  workRoute({
    method: 'POST',
    path: '/v1/disputes/:id/close',
    params: z.strictObject(common),
    run: (world, _params, dispute) => closeDispute(world, world.get('dispute', dispute)),
  }),
];
