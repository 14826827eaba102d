import * as z from 'zod';
import { common, id, listing } from '../params.ts';
import { attachChecked, detachPaymentMethod, paymentMethodFrom } from '../payment-methods.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const type = z.literal('card').optional();

/** Saved cards. They come into being with intents, or from tokens like pm_card_visa. */
export const paymentMethodRoutes: Route[] = [
  findRoute('/v1/payment_methods/:id', 'payment_method'),
  listRoute({
    path: '/v1/payment_methods',
    kind: 'payment_method',
    params: z.strictObject({ ...listing, customer: id.optional(), type }),
    near: ({ customer }) => ({ customer }),
    where: ({ customer }) => given({ customer }),
  }),
  listRoute({
    path: '/v1/customers/:id/payment_methods',
    kind: 'payment_method',
    params: z.strictObject({ ...listing, type }),
    where: (_params, customer) => given({ customer }),
  }),
  workRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: z.strictObject({ ...common, customer: id }),
    near: ({ customer }) => ({ customer }),
    run(world, { customer }, methodId) {
      const owner = world.get('customer', customer);
      const method = paymentMethodFrom(world, { payment_method: methodId });
      return attachChecked(world, method ?? world.get('payment_method', methodId), owner);
    },
  }),
  workRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: z.strictObject(common),
    run: (world, _params, methodId) =>
      detachPaymentMethod(world, world.get('payment_method', methodId)),
  }),
];
