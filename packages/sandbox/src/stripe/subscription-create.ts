import { collectInvoice, methodFor } from './collect-invoice.ts';
import { invalidRequest, type StripeError } from './error.ts';
import { intentOfInvoice, paymentOfInvoice } from './invoice-ids.ts';
import { periodPosition } from './invoice-lines.ts';
import { insertInvoice } from './invoices.ts';
import { newId } from './new-id.ts';
import type { Customer, Invoice, PaymentMethod, Price, Subscription } from './objects.ts';
import { cancelPayment } from './payments.ts';
import { itemList, newItem } from './subscriptions.ts';
import type { World } from './world.ts';

export type NewSubscription = {
  customer: Customer;
  price: Price;
  quantity: number;
  defaultPaymentMethod: string | null;
  paymentBehavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';
  savesPaymentMethod: boolean;
  offSession: boolean;
  metadata: Record<string, string>;
  description: string | null;
  cancelAtPeriodEnd: boolean;
};

/**
 * Begins a subscription with its first invoice, and has it paid unless that is left to the browser.
 * With error_if_incomplete an unpaid one leaves nothing behind but the attempt.
 */
export function createSubscription(world: World, wanted: NewSubscription): Subscription {
  const { price, customer } = wanted;
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    );
  }
  if (!price.active) {
    throw invalidRequest(
      `The price specified is inactive. This field only accepts active prices.`,
      {
        param: 'items[0][price]',
      },
    );
  }
  const subscription = insertSubscription(world, wanted);
  const method = methodFor(world, subscription);
  const item = subscription.items.data[0]!;
  const now = world.now();
  const invoice = insertInvoice(world, {
    customer,
    subscription,
    reason: 'subscription_create',
    positions: [periodPosition(world, item)],
    period: { start: now, end: now },
  });
  const begun = world.update(subscription, { latest_invoice: invoice.id });
  world.emit('customer.subscription.created', begun);
  if (wanted.paymentBehavior === 'default_incomplete' && invoice.amount_due > 0) {
    offerToBrowser(world, invoice, method);
    return world.get('subscription', subscription.id);
  }
  const { offSession } = wanted;
  const { error } = collectInvoice(world, invoice, { method, offSession, scheduled: true });
  if (error && error.status !== 402) throw error;
  if (error && wanted.paymentBehavior === 'error_if_incomplete') {
    throw undo(world, subscription, invoice, error);
  }
  return world.get('subscription', subscription.id);
}

/** A saved card is proposed; the browser confirms, or gives another. */
function offerToBrowser(world: World, invoice: Invoice, method: PaymentMethod | null): void {
  if (!method) return;
  const intent = world.get('payment_intent', intentOfInvoice(invoice.id));
  world.update(intent, { payment_method: method.id, status: 'requires_confirmation' });
}

/** As if it had not begun: only the refused charge and its cancelled intent stay. */
function undo(
  world: World,
  subscription: Subscription,
  invoice: Invoice,
  error: StripeError,
): StripeError {
  const intent = world.find('payment_intent', intentOfInvoice(invoice.id));
  if (intent) error.body.payment_intent = cancelPayment(world, intent, 'void_invoice');
  for (const id of [subscription.id, invoice.id, paymentOfInvoice(invoice.id)]) world.remove(id);
  const customer = world.get('customer', subscription.customer);
  world.update(customer, { balance: invoice.starting_balance }, 'customer.updated');
  return error;
}

function insertSubscription(world: World, wanted: NewSubscription): Subscription {
  const id = newId('sub');
  const now = world.now();
  const { customer, price } = wanted;
  const item = newItem(world, id, price, wanted.quantity);
  return world.insert<Subscription>({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: wanted.cancelAtPeriodEnd ? item.current_period_end : null,
    cancel_at_period_end: wanted.cancelAtPeriodEnd,
    canceled_at: wanted.cancelAtPeriodEnd ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: itemList(item),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: wanted.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'reset', missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  });
}
