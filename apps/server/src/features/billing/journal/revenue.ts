import type { PlanName } from '@shortcake/contract/plans';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { type Days, sumBy, sumByDay } from '../../tallies/queries.ts';

/** Cents that Stripe took, before refunds; and cents that went back. */
export type Money = { revenueCents: number; refundsCents: number };

/** What was sold: a plan, credits by themselves, or an invoice without a plan. */
export type Sold = PlanName | 'bought' | 'other';

/** Money over some days (UTC), in all, by day, and by what was sold; days and goods without any are left out. */
export type Revenue = Money & {
  byDay: (Money & { day: string })[];
  byPlan: (Money & { plan: Sold })[];
};

const KINDS = ['revenue', 'refunds'];
const MICRO_USD_A_CENT = 10_000;

/** What came in on these days by Stripe's `created`, and what went back on them. */
export async function revenueOf(db: Kysely<DB>, days: Days): Promise<Revenue> {
  const [ofDays, ofPlans] = await Promise.all([
    sumByDay(db, { kinds: KINDS, days }),
    sumBy(db, { dimension: 'plan', kinds: KINDS, days }),
  ]);
  return {
    ...moneyIn(ofDays),
    byDay: groupsOf(ofDays, ({ day }) => day).map(([day, sums]) => ({ day, ...moneyIn(sums) })),
    byPlan: groupsOf(ofPlans, ({ name }) => name as Sold).map(([plan, sums]) => ({
      plan,
      ...moneyIn(sums),
    })),
  };
}

type Sum = { kind: string; amount: number };

const groupsOf = <One, Key>(ones: readonly One[], keyOf: (one: One) => Key): [Key, One[]][] => [
  ...Map.groupBy(ones, keyOf),
];

const moneyIn = (sums: readonly Sum[]): Money => ({
  revenueCents: centsOf(sums, 'revenue'),
  refundsCents: centsOf(sums, 'refunds'),
});

function centsOf(sums: readonly Sum[], kind: string): number {
  const ofKind = sums.filter((sum) => sum.kind === kind);
  return ofKind.reduce((total, { amount }) => total + amount, 0) / MICRO_USD_A_CENT;
}
