import { notifyChanged } from '../../../platform/events.ts';
import { clawBackCredits, grantsWithPrefix, lockGrant } from '../../credits/service.ts';
import type { Billing } from '../context.ts';
import { isMissing } from '../errors.ts';
import { listPaid, undoPaid } from '../journal/queries.ts';
import type { Comparison, Difference } from './difference.ts';

/** Credits that were granted, and money written down, for what Stripe says was never paid. */
export const compareUnpaidGrants: Comparison = async (billing, person, facts) => {
  const { paid, since } = facts;
  const { accountId } = person;
  const differences: Difference[] = [];
  const { db } = billing;
  const granted = [
    ...(await grantsWithPrefix(db, { prefix: 'pi_', accountId, since })),
    ...(await grantsWithPrefix(db, { prefix: 'in_', accountId, since })),
  ].map(({ source }) => source);
  const recorded = new Set(await listPaid(db, { accountId, since }));
  for (const source of new Set([...granted, ...recorded])) {
    // Not in the list is no proof: its date may lie outside of what was listed.
    if (paid.has(source) || (await isPaid(billing, source))) continue;
    const credits = await takeBack(billing, source, { dry: true });
    if (credits === 0 && !recorded.has(source)) continue;
    const what = credits > 0 ? `${credits} credits` : 'a payment in the journal';
    differences.push({
      kind: 'credits that nobody paid for',
      words: `${person.customerId} has ${what} for ${source}, which was never paid`,
      mend: () => takeBack(billing, source, { dry: false }),
      isDoubtful: true,
    });
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

/** Takes back all that is left of a grant, and its payment out of the journal. Answers how many credits. */
async function takeBack(
  { db }: Billing,
  grantSource: string,
  { dry }: { dry: boolean },
): Promise<number> {
  return db.transaction().execute(async (db) => {
    if (!dry) await undoPaid(db, grantSource);
    const given = await lockGrant(db, grantSource);
    if (!given) return 0;
    const taken = [...given.taken.values(), given.takenByOperator];
    const credits = taken.reduce((left, one) => left - one, given.credits);
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
