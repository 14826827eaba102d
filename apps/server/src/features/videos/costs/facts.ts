import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { type Days, type Dimension, sumBy, sumByDay, type Tally } from '../../tallies/queries.ts';

/** In millionths of a US dollar; and how many asks nobody knew a price of. */
export type Money = {
  /** What engines charge for asks of these days: delivered files, and what they say. */
  costMicroUsd: number;
  /** Of asks of which no engine has said whether it charges. */
  unknownCostMicroUsd: number;
  /** Asks that are or may be charged, without a price. */
  unpriced: number;
  /** What the credits of these videos were sold for, once spent. */
  earnedMicroUsd: number;
};

export type Videos = {
  asked: number;
  completed: number;
  failed: number;
  /** Ended by their owners after an engine had them; and before. */
  abandoned: number;
  withdrawn: number;
};

export type VideoFacts = Videos &
  Money & {
    byDay: ({ day: string } & Videos & Money)[];
    /** `videos` are finished ones. */
    byEngine: ({ engine: string; videos: number } & Money)[];
    byTemplate: ({ templateId: string; videos: number } & Money)[];
    /** A plan, `bought` or `given`: what the credit was of. */
    byPlan: ({ plan: string; videos: number } & Money)[];
    /** Failed ones by their codes, the most first. */
    byReason: { reason: string; videos: number }[];
  };

const MONEY = ['cost', 'unknown-cost', 'unpriced', 'earned'] as const;
const KINDS = ['asked', 'completed', 'failed', 'abandoned', 'withdrawn', ...MONEY] as const;

/**
 * What became of the videos that were asked for on some days (UTC), and what the asks of engines of these
 * days cost. From kept sums, on one snapshot: it takes as long for a million videos as for few.
 */
export async function videoFacts(db: Kysely<DB>, days: Days): Promise<VideoFacts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const by = (dimension: Dimension, kinds: readonly string[]) =>
        sumBy(db, { dimension, kinds, days });
      const byDay = await sumByDay(db, { kinds: KINDS, days });
      const byEngine = grouped(await by('engine', ['completed', ...MONEY]));
      const byTemplate = grouped(await by('template', ['completed', ...MONEY]));
      const byPlan = grouped(await by('plan', ['completed', ...MONEY]));
      const reasons = await by('reason', ['failed']);
      return {
        ...videosOf(byDay),
        ...moneyOf(byDay),
        byDay: [...Map.groupBy(byDay, ({ day }) => day)].map(([day, sums]) => ({
          ...{ day, ...videosOf(sums), ...moneyOf(sums) },
        })),
        byEngine: byEngine.map(({ name: engine, ...rest }) => ({ engine, ...rest })),
        byTemplate: byTemplate.map(({ name: templateId, ...rest }) => ({ templateId, ...rest })),
        byPlan: byPlan.map(({ name: plan, ...rest }) => ({ plan, ...rest })),
        byReason: reasons
          .map(({ name: reason, count: videos }) => ({ reason, videos }))
          .toSorted((one, other) => other.videos - one.videos),
      };
    });
}

/** What asks of engines cost that were made today (UTC), by engine, in millionths of a US dollar. */
export async function costToday(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const from = new Date().toISOString().slice(0, 10);
  const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
  const sums = await sumBy(db, { dimension: 'engine', kinds: ['cost'], days: { from, to } });
  return new Map(sums.map(({ name, amount }) => [name, amount]));
}

type Sum = Pick<Tally, 'kind' | 'count' | 'amount'>;

const grouped = (sums: readonly Tally[]) =>
  [...Map.groupBy(sums, ({ name }) => name)].map(([name, of]) => ({
    ...{ name, videos: total(of, 'completed', 'count'), ...moneyOf(of) },
  }));

const videosOf = (sums: readonly Sum[]): Videos => ({
  asked: total(sums, 'asked', 'count'),
  completed: total(sums, 'completed', 'count'),
  failed: total(sums, 'failed', 'count'),
  abandoned: total(sums, 'abandoned', 'count'),
  withdrawn: total(sums, 'withdrawn', 'count'),
});

const moneyOf = (sums: readonly Sum[]): Money => ({
  costMicroUsd: total(sums, 'cost', 'amount'),
  unknownCostMicroUsd: total(sums, 'unknown-cost', 'amount'),
  unpriced: total(sums, 'unpriced', 'count'),
  earnedMicroUsd: total(sums, 'earned', 'amount'),
});

function total(sums: readonly Sum[], kind: (typeof KINDS)[number], of: 'count' | 'amount'): number {
  return sums.reduce((sum, one) => (one.kind === kind ? sum + one[of] : sum), 0);
}
