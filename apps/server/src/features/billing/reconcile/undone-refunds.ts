import type { Billing } from '../context.ts';
import { isMissing } from '../errors.ts';
import { listRefunds, type Refund, undoRefund } from '../journal/queries.ts';
import type { Comparison, Difference } from './difference.ts';

/** Refunds and lost disputes in the journal of which the money came back to us. */
export const compareUndoneRefunds: Comparison = async (billing, person, { since }) => {
  const { db } = billing;
  const differences: Difference[] = [];
  for (const refund of await listRefunds(db, { accountId: person.accountId, since })) {
    if (await isGone(billing, refund)) continue;
    const { source } = refund;
    differences.push({
      kind: 'a refund that came to nothing',
      words: `${source} of ${person.customerId} is in the journal, and its money did not go back`,
      mend: () => undoRefund(db, source),
    });
  }
  return differences;
};

/** Whether money did go, as Stripe says of a refund or dispute now. */
async function isGone(
  { stripe }: Billing,
  { source, kind }: Pick<Refund, 'source' | 'kind'>,
): Promise<boolean> {
  try {
    if (kind === 'dispute') return (await stripe.disputes.retrieve(source)).status === 'lost';
    return (await stripe.refunds.retrieve(source)).status === 'succeeded';
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
