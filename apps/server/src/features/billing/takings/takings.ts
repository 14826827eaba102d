import type Stripe from 'stripe';
import type { Granted } from '../../credits/service.ts';

/** Money that went back to the person: a refund, or a dispute that was lost. */
export type Taking = { source: string; cents: number; words: 'Refund' | 'Dispute'; at: Date };

/** The takings among a payment's refunds and disputes, oldest first. One under way is none yet. */
export function takingsIn(refunds: Stripe.Refund[], disputes: Stripe.Dispute[]): Taking[] {
  const dated = [
    ...refunds
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, amount, created }) => ({
        source: id,
        cents: amount,
        words: 'Refund' as const,
        created,
      })),
    ...disputes
      .filter(({ status }) => status === 'lost')
      .map(({ id, amount, created }) => ({
        source: id,
        cents: amount,
        words: 'Dispute' as const,
        created,
      })),
  ];
  return dated
    .sort((one, other) => one.created - other.created || one.source.localeCompare(other.source))
    .map(({ created, ...taking }) => ({ ...taking, at: new Date(created * 1000) }));
}

/**
 * The refunds that came to nothing and the disputes that were won, by id: of these the money is with us.
 * A refund may fail weeks after it succeeded, and a lost dispute may be won after all.
 */
export function undoneIn(refunds: Stripe.Refund[], disputes: Stripe.Dispute[]): string[] {
  const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled');
  const won = disputes.filter(({ status }) => status === 'won');
  return [...failed, ...won].map(({ id }) => id);
}

/**
 * The credits that each taking takes back of a grant, in proportion to the money, and no more than are left
 * of it. All together are rounded down, not each by itself: two halves of an odd grant take back the whole.
 * What an operator took back pays for no taking: a refund after it would else take less than one before.
 */
export function creditsTaken(
  grant: Pick<Granted, 'credits' | 'taken' | 'takenByOperator'> & { cents: number },
  takings: readonly Taking[],
): { taking: Taking; credits: number }[] {
  const { taken } = grant;
  let cents = sum(takings.filter(({ source }) => taken.has(source)).map((one) => one.cents));
  let credits = sum([...taken.values()]);
  const due: { taking: Taking; credits: number }[] = [];
  for (const taking of takings) {
    if (taken.has(taking.source)) continue;
    cents += taking.cents;
    // Whole numbers up to the division: a share such as 0.29 is no exact fraction.
    const owed =
      grant.cents === 0 ? 0 : (grant.credits * Math.min(cents, grant.cents)) / grant.cents;
    const left = grant.credits - grant.takenByOperator - credits;
    const more = Math.min(Math.floor(owed) - credits, left);
    if (more <= 0) continue;
    credits += more;
    due.push({ taking, credits: more });
  }
  return due;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
