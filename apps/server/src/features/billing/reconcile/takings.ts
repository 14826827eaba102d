import { idOf } from '../context.ts';
import { applyTakings, owedOf } from '../takings/clawbacks.ts';
import type { Comparison, Difference } from './difference.ts';

/** Refunds and lost disputes whose credits were never taken back, or that the journal has not. */
export const compareTakings: Comparison = async (billing, person, { charges }) => {
  const owing: Difference[] = [];
  for (const charge of charges) {
    const paymentIntentId = idOf(charge.payment_intent);
    if (paymentIntentId === undefined) continue;
    if (charge.amount_refunded === 0 && !charge.disputed) continue;
    const { credits, refunds } = await owedOf(billing, paymentIntentId);
    if (credits === 0 && refunds.length === 0) continue;
    const what =
      credits > 0
        ? `${credits} credits were never taken back`
        : `the journal has not ${refunds.join(', ')}`;
    owing.push({
      kind: credits > 0 ? 'credits that were not taken back' : 'money that is not in the journal',
      words: `${paymentIntentId} of ${person.customerId} was paid back, and ${what}`,
      mend: () => applyTakings(billing, paymentIntentId),
    });
  }
  return owing;
};
