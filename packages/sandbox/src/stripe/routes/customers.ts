import * as z from 'zod';
import { deleteCustomer, insertClock, insertCustomer } from '../customers.ts';
import type { Customer } from '../objects.ts';
import { common, created, id, listing, mergeMetadata, metadata, text, unset } from '../params.ts';
import { ownPaymentMethod } from '../payment-methods.ts';
import type { World } from '../world.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const fields = {
  ...common,
  description: z.union([unset, text]).optional(),
  email: z.union([unset, z.string().max(512)]).optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: z.union([unset, id]).optional() })
    .optional(),
  metadata: metadata.optional(),
  name: z.union([unset, text]).optional(),
  phone: z.union([unset, z.string().max(20)]).optional(),
};
const update = z.strictObject(fields);

function updateCustomer(
  world: World,
  params: z.output<typeof update>,
  customerId: string,
): Customer {
  const customer = world.get('customer', customerId, 'id');
  const { invoice_settings: settings, email, name, phone, description } = params;
  const method = settings?.default_payment_method;
  if (method) {
    ownPaymentMethod(world, method, customer.id, 'invoice_settings[default_payment_method]');
  }
  return world.update(
    customer,
    {
      ...(email === undefined ? {} : { email }),
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { phone }),
      ...(description === undefined ? {} : { description }),
      ...(method === undefined
        ? {}
        : { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } }),
      metadata: mergeMetadata(customer.metadata, params.metadata),
    },
    'customer.updated',
  );
}

/** Customers; one created without a clock gets a clock of its own. */
export const customerRoutes: Route[] = [
  workRoute({
    method: 'POST',
    path: '/v1/customers',
    params: z
      .strictObject({ ...fields, test_clock: id.optional() })
      .omit({ invoice_settings: true }),
    near: ({ test_clock }) => ({ test_clock }),
    run(world, { description, email, name, phone, test_clock, metadata }) {
      if (test_clock) world.get('test_helpers.test_clock', test_clock, 'test_clock');
      else insertClock(world, null, Math.floor(Date.now() / 1000));
      return insertCustomer(world, {
        description: description ?? null,
        email: email ?? null,
        name: name ?? null,
        phone: phone ?? null,
        metadata: mergeMetadata({}, metadata),
        defaultPaymentMethod: null,
      });
    },
  }),
  findRoute('/v1/customers/:id', 'customer'),
  workRoute({ method: 'POST', path: '/v1/customers/:id', params: update, run: updateCustomer }),
  workRoute({
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: z.strictObject(common),
    run: (world, _params, customer) => deleteCustomer(world, world.get('customer', customer, 'id')),
  }),
  listRoute({
    path: '/v1/customers',
    kind: 'customer',
    params: z.strictObject({
      ...listing,
      created,
      email: text.optional(),
      test_clock: id.optional(),
    }),
    // Deleted customers have no `livemode`.
    where: ({ email, test_clock }) => given({ email, test_clock, livemode: false }),
  }),
];
