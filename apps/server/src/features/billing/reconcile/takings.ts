import { idOf } from '../context.ts';
import { applyTakings, creditsOwed } from '../takings/clawbacks.ts';
import type { Comparison, Difference } from './difference.ts';

/** Refunds and lost disputes whose credits were never taken back. */
export const compareTakings: Comparison = async (billing, person, { charges }) => {
  const owing: Difference[] = [];
  for (const charge of charges) {
    const paymentIntentId = idOf(charge.payment_intent);
    if (paymentIntentId === undefined) continue;
    if (charge.amount_refunded === 0 && !charge.disputed) continue;
    const credits = await creditsOwed(billing, paymentIntentId);
    if (credits === 0) continue;
    owing.push({
      words: `${paymentIntentId} of ${person.customerId} was paid back, and ${credits} credits were never taken back`,
      mend: () => applyTakings(billing, paymentIntentId),
    });
  }
  return owing;
};
