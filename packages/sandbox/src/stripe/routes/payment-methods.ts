import * as z from 'zod';
import { common, id, listing } from '../params.ts';
import { attachChecked, detach, paymentMethodFrom } from '../payment-methods.ts';
import { find, given, list, type Route, work } from './route.ts';

const type = z.literal('card').optional();

/** Saved cards. They come into being with intents, or from tokens like pm_card_visa. */
export const paymentMethodRoutes: Route[] = [
  find('/v1/payment_methods/:id', 'payment_method'),
  list({
    path: '/v1/payment_methods',
    kind: 'payment_method',
    params: z.strictObject({ ...listing, customer: id.optional(), type }),
    near: ({ customer }) => ({ customer }),
    where: ({ customer }) => given({ customer }),
  }),
  list({
    path: '/v1/customers/:id/payment_methods',
    kind: 'payment_method',
    params: z.strictObject({ ...listing, type }),
    where: (_params, customer) => given({ customer }),
  }),
  work({
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
  work({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: z.strictObject(common),
    run: (world, _params, methodId) => detach(world, world.get('payment_method', methodId)),
  }),
];
