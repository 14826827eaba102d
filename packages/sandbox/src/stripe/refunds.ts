import { invalidRequest } from './error.ts';
import { newId } from './new-id.ts';
import type { Charge, Refund } from './objects.ts';
import type { World } from './world.ts';

export type WantedRefund = {
  /** In cents; what is left of the charge by default. */
  amount?: number | undefined;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  metadata: Record<string, string>;
};

/** Gives back a charge, or a part of what is left of it. Throws for more than that. */
export function refundCharge(world: World, charge: Charge, wanted: WantedRefund): Refund {
  const left = charge.amount - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  if (charge.disputed) {
    const code = 'charge_disputed';
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code,
    });
  }
  if (!charge.paid) {
    throw invalidRequest(`Charge ${charge.id} has not been paid; cannot issue a refund.`);
  }
  if (left === 0) {
    const code = 'charge_already_refunded';
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  }
  const total = charge.amount_refunded + amount;
  const refunded = world.update(charge, {
    amount_refunded: total,
    refunded: total === charge.amount,
  });
  const refund = world.insert<Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  world.emit('refund.created', refund);
  world.emit('charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    ...(refunded.refunded ? { refunded: false } : {}),
  });
  return withReference(world, refund);
}

/** The bank's reference comes a little later; those two events are Stripe's for it. */
function withReference(world: World, refund: Refund): Refund {
  const type = 'acquirer_reference_number';
  const card = { reference_status: 'available', reference_type: type, type: 'refund' } as const;
  const previous = { destination_details: refund.destination_details };
  const updated = world.update(refund, {
    destination_details: { card: { ...card, reference: refund.id.slice(3, 15) }, type: 'card' },
  });
  world.emit('refund.updated', updated, previous);
  world.emit('charge.refund.updated', updated, previous);
  return updated;
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
