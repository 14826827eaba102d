import * as z from 'zod';
import { collectInvoice } from './collect-invoice.ts';
import { invalidRequest } from './error.ts';
import type { Invoice } from './objects.ts';
import { paymentMethodFrom } from './payment-methods.ts';
import type { WorkRoute } from './routes/route.ts';
import { subscriptionOf } from './subscriptions.ts';
import type { World } from './world.ts';

/** Pays an open invoice with a card that somebody gives on its page: here always the one that pays. */
export const invoicePagePayment: WorkRoute = {
  does: 'work',
  method: 'POST',
  path: '/invoices/:id/pay',
  params: z.strictObject({}),
  run: pay,
};

function pay(world: World, _params: unknown, id: string): Invoice {
  const invoice = world.get('invoice', id);
  if (invoice.status !== 'open') throw invalidRequest(`This invoice is ${invoice.status}.`);
  const method = paymentMethodFrom(world, { payment_method: 'pm_card_visa' });
  const how = { method, offSession: false, scheduled: false };
  const { invoice: paid, error } = collectInvoice(world, invoice, how);
  if (error) throw error;
  const subscription = subscriptionOf(world, paid);
  if (method && subscription?.ended_at === null) {
    // Stripe's page offers to save the card (an account's hosted_payment_method_save). Here it is
    // always saved, or the next renewal would fail as this one did.
    const changes = { default_payment_method: method.id };
    world.update(subscription, changes, 'customer.subscription.updated');
  }
  return paid;
}
