import { notifyChanged } from '../../../platform/events.ts';
import { clawBackCredits, grantsWithPrefix, lockGrant } from '../../credits/service.ts';
import type { Billing } from '../context.ts';
import { isMissing } from '../errors.ts';
import type { Comparison, Difference } from './difference.ts';

/** Credits that were granted for a payment or an invoice that Stripe says was never paid. */
export const compareUnpaidGrants: Comparison = async (billing, person, facts) => {
  const { paid, since } = facts;
  const { accountId } = person;
  const differences: Difference[] = [];
  for (const prefix of ['pi_', 'in_']) {
    for (const { source } of await grantsWithPrefix(billing.db, { prefix, accountId, since })) {
      // Not in the list is no proof: its date may lie outside of what was listed.
      if (paid.has(source) || (await isPaid(billing, source))) continue;
      const credits = await takeBack(billing, source, { dry: true });
      if (credits === 0) continue;
      differences.push({
        words: `${person.customerId} has ${credits} credits for ${source}, which was never paid`,
        mend: () => takeBack(billing, source, { dry: false }),
        isDoubtful: true,
      });
    }
  }
  return differences;
};

async function isPaid(billing: Billing, source: string): Promise<boolean> {
  const { stripe } = billing;
  try {
    if (source.startsWith('pi_')) {
      return (await stripe.paymentIntents.retrieve(source)).status === 'succeeded';
    }
    return (await stripe.invoices.retrieve(source)).status === 'paid';
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Takes back all that is left of a grant; answers how many credits that is. */
async function takeBack(
  { db }: Billing,
  grantSource: string,
  { dry }: { dry: boolean },
): Promise<number> {
  return db.transaction().execute(async (db) => {
    const given = await lockGrant(db, grantSource);
    if (!given) return 0;
    const taken = [...given.taken.values()].reduce((sum, credits) => sum + credits, 0);
    const credits = given.credits - taken;
    if (dry || credits === 0) return credits;
    const description = `Payment failed: ${credits} credits taken back`;
    await clawBackCredits(db, {
      grantSource,
      credits,
      source: `unpaid:${grantSource}`,
      description,
    });
    await notifyChanged(db, given.accountId, ['transactions', 'user']);
    return credits;
  });
}
