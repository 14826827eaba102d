import type Stripe from 'stripe';

/**
 * Stripe's own type of an object, as it is kept and first sent: ids where the SDK's type allows an
 * expanded object, decimals as text. Types only: at run time nothing of the SDK is here.
 */
type Stored<T> = { [K in keyof T]: StoredField<T[K]> };
type StoredField<F> = unknown extends F
  ? unknown
  : string extends F
    ? Extract<F, string | null | undefined>
    : StoredValue<F>;
type StoredValue<F> = F extends Stripe.Decimal
  ? string
  : F extends (infer Item)[]
    ? StoredField<Item>[]
    : F extends object
      ? Stored<F>
      : F;

export type Customer = Stored<Stripe.Customer>;
export type DeletedCustomer = Stored<Stripe.DeletedCustomer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type SetupIntent = Stored<Stripe.SetupIntent>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoiceItem = Stored<Stripe.InvoiceItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;

/** Every object with a route of its own or a place in others, by what its `object` says. */
export type Kinds = {
  customer: Customer;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  subscription: Subscription;
  invoice: Invoice;
  invoiceitem: InvoiceItem;
  invoice_payment: InvoicePayment;
  'test_helpers.test_clock': TestClock;
};
export type Kind = keyof Kinds;

/** Any object, as stores see it. Objects are never changed: a change puts another in their place. */
export type StripeObject = { readonly id: string; readonly object: string };

export type EventType = Stripe.Event['type'];

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StripeObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null };
  type: EventType;
};
