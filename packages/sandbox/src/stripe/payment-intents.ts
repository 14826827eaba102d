import { newClientSecret, newId } from './new-id.ts';
import type { PaymentIntent } from './objects.ts';
import type { World } from './world.ts';

export type NewPaymentIntent = Pick<PaymentIntent, 'amount' | 'currency'> &
  Partial<
    Pick<
      PaymentIntent,
      | 'id'
      | 'customer'
      | 'description'
      | 'metadata'
      | 'receipt_email'
      | 'setup_future_usage'
      | 'payment_method'
      | 'status'
      | 'automatic_payment_methods'
    >
  >;

/** An intent to pay, waiting for a payment method or for confirmation. */
export function insertPaymentIntent(world: World, wanted: NewPaymentIntent): PaymentIntent {
  const id = wanted.id ?? newId('pi');
  return world.insert<PaymentIntent>(
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount_capturable: 0,
      amount_details: { tip: {} },
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: newClientSecret(id),
      confirmation_method: 'automatic',
      created: world.now(),
      customer: null,
      customer_account: null,
      description: null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: {},
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: null,
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_data: null,
      transfer_group: null,
      ...wanted,
    },
    'payment_intent.created',
  );
}
