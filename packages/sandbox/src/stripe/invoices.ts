import { invalidRequest } from './error.ts';
import { intentOfInvoice, paymentOfInvoice } from './invoice-ids.ts';
import { invoiceLine, type Position } from './invoice-lines.ts';
import { newId, randomText } from './new-id.ts';
import type { Customer, Invoice, Subscription } from './objects.ts';
import { insertPaymentIntent } from './payment-intents.ts';
import { cancelPayment } from './payments.ts';
import type { World } from './world.ts';

export type NewInvoice = {
  customer: Customer;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  positions: Position[];
  /** The period that the invoice looks back on. */
  period: { start: number; end: number };
};

/** A draft of an invoice, which nothing knows of yet. The customer's credit is taken into account. */
export function draftInvoice(world: World, wanted: NewInvoice): Invoice {
  const { customer, subscription, reason, positions, period } = wanted;
  const id = newId(reason === 'upcoming' ? 'upcoming_in' : 'in');
  const total = positions.reduce((sum, { amount }) => sum + amount, 0);
  // A negative balance is credit. What a negative total gives goes there, too.
  const due = total + customer.balance;
  const amountDue = Math.max(0, due);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: reason !== 'upcoming',
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason as Invoice['billing_reason'],
    collection_method: 'charge_automatically',
    created: world.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: Math.min(0, due),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: positions.map((position) => invoiceLine(position, id, subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** An open invoice with its number, and, when anything is due, its payment intent. */
export function insertInvoice(world: World, wanted: NewInvoice): Invoice {
  const draft = world.insert(draftInvoice(world, wanted), 'invoice.created');
  const { positions, customer } = wanted;
  for (const { pendingItem } of positions) {
    if (pendingItem) world.update(world.get('invoiceitem', pendingItem), { invoice: draft.id });
  }
  const sequence = customer.next_invoice_sequence ?? 1;
  world.update(
    customer,
    { balance: draft.ending_balance ?? 0, next_invoice_sequence: sequence + 1 },
    draft.ending_balance === customer.balance ? undefined : 'customer.updated',
  );
  const now = world.now();
  const open = world.update(draft, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    effective_at: now,
    // Whoever has the link may read the invoice, as at Stripe: so nobody must be able to guess it.
    hosted_invoice_url: `${world.context.baseUrl}/invoices/${draft.id}/${randomText(32)}`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  world.emit('invoice.finalized', open);
  if (open.amount_due > 0) insertPaymentOf(world, open);
  return open;
}

function insertPaymentOf(
  world: World,
  { id, amount_due, currency, customer, billing_reason }: Invoice,
) {
  const intent = insertPaymentIntent(world, {
    id: intentOfInvoice(id),
    amount: amount_due,
    currency,
    customer,
    description:
      billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
  });
  world.insert({
    id: paymentOfInvoice(id),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount_due,
    created: world.now(),
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** Takes an open invoice back: nothing is due any more, and credit that it used is there again. */
export function voidInvoice(world: World, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') {
    throw invalidRequest(`You can only pass in open invoices. This invoice isn't open.`);
  }
  const now = world.now();
  const voided = world.update(invoice, {
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  world.emit('invoice.voided', voided);
  const used = invoice.starting_balance - (invoice.ending_balance ?? 0);
  const customer = world.find('customer', invoice.customer ?? '');
  if (customer) world.update(customer, { balance: customer.balance + used }, 'customer.updated');
  const payment = world.find('invoice_payment', paymentOfInvoice(invoice.id));
  if (payment) {
    const status_transitions = { ...payment.status_transitions, canceled_at: now };
    world.update(payment, { status: 'canceled', status_transitions });
    cancelPayment(world, world.get('payment_intent', intentOfInvoice(invoice.id)), 'void_invoice');
  }
  return voided;
}
