import { invalidRequest } from './error.ts';
import { newId } from './new-id.ts';
import type { Charge, Dispute } from './objects.ts';
import { DAY } from './periods.ts';
import type { World } from './world.ts';

/** The cardholder's bank takes a charge back, until the dispute is decided. */
export function openDispute(world: World, charge: Charge): Dispute {
  world.update(charge, { disputed: true }, 'charge.updated');
  const dispute = world.insert<Dispute>(
    {
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount,
      balance_transactions: [],
      charge: charge.id,
      created: world.now(),
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: NO_EVIDENCE,
      evidence_details: {
        due_by: world.now() + 7 * DAY,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        submission_method: 'not_submitted',
      },
      intended_submission_method: null,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      network_reason_code: '10.4',
      payment_intent: charge.payment_intent,
      payment_method_details: {
        card: {
          brand: 'visa',
          case_type: 'chargeback',
          network: 'visa',
          network_reason_code: '10.4',
        },
        type: 'card',
      },
      reason: 'fraudulent',
      status: 'needs_response',
    },
    'charge.dispute.created',
  );
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Accepts the dispute: it is lost. */
export function closeDispute(world: World, dispute: Dispute): Dispute {
  if (dispute.status !== 'needs_response') {
    throw invalidRequest('This dispute is already closed', { code: 'dispute_already_closed' });
  }
  const details = { ...dispute.evidence_details, due_by: null };
  const closed = world.update(dispute, { status: 'lost', evidence_details: details });
  world.emit('charge.dispute.updated', closed, { status: dispute.status });
  world.emit('charge.dispute.closed', closed);
  return closed;
}

/** The forms that a merchant could fill in; the sandbox's never does. */
const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
