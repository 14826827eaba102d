import { newId, randomText } from './new-id.ts';
import type { Customer, DeletedCustomer, StripeObject, TestClock } from './objects.ts';
import { detachPaymentMethod } from './payment-methods.ts';
import { DAY } from './periods.ts';
import { endSubscription } from './subscriptions.ts';
import type { World } from './world.ts';

export type NewCustomer = Pick<
  Customer,
  'description' | 'email' | 'metadata' | 'name' | 'phone'
> & {
  defaultPaymentMethod: string | null;
};

/** The clock of a new world, in seconds since 1970. It stands still until it is advanced. */
export function insertClock(world: World, name: string | null, frozenTime: number): TestClock {
  const created = Math.floor(Date.now() / 1000);
  return world.insert<TestClock>({
    id: world.id,
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * DAY,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  });
}

/** A new customer on the world's clock. */
export function insertCustomer(world: World, wanted: NewCustomer): Customer {
  const { defaultPaymentMethod, ...fields } = wanted;
  return world.insert<Customer>(
    {
      id: newId('cus'),
      object: 'customer',
      address: null,
      balance: 0,
      created: world.now(),
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      discount: null,
      invoice_prefix: randomText(8).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: defaultPaymentMethod,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      next_invoice_sequence: 1,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: world.id,
      ...fields,
    },
    'customer.created',
  );
}

/** Ends all that a customer has; what is left says what was paid, and not by whom. */
export function deleteCustomer(world: World, customer: Customer): DeletedCustomer {
  for (const subscription of world.all('subscription')) {
    if (subscription.customer === customer.id && subscription.ended_at === null) {
      endSubscription(world, subscription, 'cancellation_requested');
    }
  }
  for (const method of world.all('payment_method')) {
    if (method.customer === customer.id) detachPaymentMethod(world, method);
  }
  world.emit('customer.deleted', world.get('customer', customer.id));
  world.redact(customer.id);
  const deleted: DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  return world.insert(deleted);
}

/** Deletes a clock with its customers. */
export function deleteClock(world: World, clock: TestClock): StripeObject & { deleted: true } {
  for (const customer of world.all('customer')) deleteCustomer(world, customer);
  world.remove(clock.id);
  world.emit('test_helpers.test_clock.deleted', clock);
  return { id: clock.id, object: clock.object, deleted: true };
}
