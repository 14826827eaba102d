import { newId, randomText } from './new-id.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import type { World } from './world.ts';

/** What a refused charge says besides its amount. */
export type Refusal = { code: string; decline_code: string; message: string };

/** A charge of an intent's whole amount, which succeeded, or was refused. */
export function insertCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal | null,
): Charge {
  const id = newId('ch');
  const succeeded = refusal === null;
  const charge = world.insert<Charge>({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: succeeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: succeeded,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: succeeded ? 'approved_by_network' : 'declined_by_network',
      reason: refusal?.decline_code ?? null,
      risk_level: 'normal',
      risk_score: 1,
      seller_message: succeeded ? 'Payment complete.' : 'The bank returned a decline.',
      type: succeeded ? 'authorized' : 'issuer_declined',
    },
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: paymentMethodDetails(method, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    // Whoever has the link may read the receipt, as at Stripe: so nobody must be able to guess it.
    receipt_url: succeeded ? `${world.context.baseUrl}/receipts/${id}/${randomText(32)}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: succeeded ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
  world.emit(succeeded ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

function paymentMethodDetails(
  { card }: PaymentMethod,
  amount: number,
): Charge['payment_method_details'] {
  if (!card) return null;
  return {
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}
