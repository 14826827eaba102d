import { cardError, invalidRequest, StripeError } from './error.ts';
import { intentOfInvoice, invoiceOfIntent } from './invoice-ids.ts';
import { invoiceFailed, invoicePaid } from './invoice-outcome.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from './objects.ts';
import { confirmPayment } from './payments.ts';
import { subscriptionOf } from './subscriptions.ts';
import type { World } from './world.ts';

/** How an invoice ended up, and why it is not paid; null when it is. */
export type Collected = { invoice: Invoice; error: StripeError | null };

export type Collection = {
  method: PaymentMethod | null;
  offSession: boolean;
  /** Of the attempts that are made by themselves, and so are counted and repeated. */
  scheduled: boolean;
};

/** Tries to have an open invoice paid. */
export function collectInvoice(world: World, invoice: Invoice, how: Collection): Collected {
  if (invoice.amount_due === 0) return { invoice: invoicePaid(world, invoice), error: null };
  const error = pay(world, world.get('payment_intent', intentOfInvoice(invoice.id)), how);
  if (!error) return { invoice: invoicePaid(world, invoice), error: null };
  return { invoice: invoiceFailed(world, invoice, how.scheduled), error };
}

function pay(world: World, intent: PaymentIntent, how: Collection): StripeError | null {
  if (!how.method) {
    return invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    );
  }
  try {
    const confirmed = confirmPayment(world, intent, how.method, how.offSession);
    return confirmed.status === 'succeeded' ? null : asksForAction(world, confirmed);
  } catch (error) {
    if (error instanceof StripeError && error.status === 402) return error;
    throw error;
  }
}

function asksForAction(world: World, intent: PaymentIntent): StripeError {
  const invoice = world.get('invoice', invoiceOfIntent(intent.id));
  world.emit('invoice.payment_action_required', invoice);
  return cardError({
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with subscription.latest_invoice.',
    payment_intent: intent,
  });
}

/** The payment method that an invoice of a subscription is paid with. */
export function methodFor(
  world: World,
  { customer, default_payment_method }: Pick<Invoice, 'customer' | 'default_payment_method'>,
): PaymentMethod | null {
  const settings = world.find('customer', customer ?? '')?.invoice_settings;
  const id = default_payment_method ?? settings?.default_payment_method;
  return (id && world.find('payment_method', id)) || null;
}

/** The scheduled attempt on an invoice, nobody being there to confirm anything. */
export function collectBySchedule(world: World, invoice: Invoice): Collected {
  const payer = subscriptionOf(world, invoice) ?? invoice;
  const method = methodFor(world, payer);
  return collectInvoice(world, invoice, { method, offSession: true, scheduled: true });
}

/** What an attempt that somebody else made on an intent means for the invoice that it pays, if any. */
export function afterAttempt(world: World, intent: PaymentIntent): void {
  const invoice = world.find('invoice', invoiceOfIntent(intent.id));
  if (invoice?.status !== 'open') return;
  if (intent.status === 'succeeded') invoicePaid(world, invoice);
  else if (intent.status === 'requires_payment_method') invoiceFailed(world, invoice, false);
}
