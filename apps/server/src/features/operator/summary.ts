import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Summary } from '@shortcake/contract/operator/summary';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { revenueOf } from '../billing/journal/revenue.ts';
import { outstandingCredits } from '../credits/outstanding.ts';
import type { Days } from '../tallies/queries.ts';
import { abandonedAsksOf } from '../videos/abandoned/queries.ts';
import { videoFacts } from '../videos/costs/facts.ts';
import { type QueueOf, readQueue } from '../videos/metrics/queries.ts';
import type { OperatorCalls } from './calls.ts';

const MICRO_USD_PER_CENT = 10_000;
const DAY_MS = 86_400_000;
/** Without a word of which days: so many, today among them. */
const DAYS = 30;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** GET /api/admin/summary: whether it pays. From kept sums: as fast for a million videos as for few. */
export function registerSummary(
  calls: OperatorCalls,
  { db, queueOf }: { db: Kysely<DB>; queueOf: QueueOf },
): void {
  calls.read(operatorEndpoints.summary, ({ query }) => {
    const to = query.to ?? dayOf(Date.now() + DAY_MS);
    const from = query.from ?? dayOf(Date.parse(to) - DAYS * DAY_MS);
    return summaryOf(db, { from, to }, queueOf);
  });
}

async function summaryOf(db: Kysely<DB>, days: Days, queueOf: QueueOf): Promise<Summary> {
  const [money, videos, abandonedAsks, outstanding, queue] = await Promise.all([
    revenueOf(db, days),
    videoFacts(db, days),
    abandonedAsksOf(db, days),
    outstandingCredits(db),
    readQueue(db, queueOf),
  ]);
  const { asked, completed, failed, abandoned } = videos;
  const paidBy = new Map(money.byPlan.map((paid) => [paid.plan as string, paid]));
  const madeBy = new Map(videos.byPlan.map((made) => [made.plan, made]));
  const plans = [...new Set([...paidBy.keys(), ...madeBy.keys()])];
  return {
    ...days,
    revenueCents: money.revenueCents,
    refundsCents: money.refundsCents,
    engineCostMicroUsd: videos.costMicroUsd,
    unknownCostMicroUsd: videos.unknownCostMicroUsd,
    unpriced: videos.unpriced,
    abandonedAsks,
    videos: { asked, completed, failed, abandoned },
    failures: videos.byReason.map(({ reason: code, videos }) => ({ code, videos })),
    creditsOutstanding: outstanding.credits,
    creditsOutstandingCents: outstanding.cents,
    queue: {
      waiting: queue.waiting,
      oldestSeconds: Math.floor(queue.ageSeconds),
      inFlight: [...queue.inFlight.values()].reduce((sum, projects) => sum + projects, 0),
    },
    byDay: daysOf(money.byDay, videos.byDay),
    byEngine: videos.byEngine.map((made) => ({ engine: made.engine, ...earnedBy(made) })),
    byTemplate: videos.byTemplate.map((made) => ({
      templateId: made.templateId,
      ...earnedBy(made),
    })),
    byPlan: plans.map((plan) => ({
      plan,
      videos: madeBy.get(plan)?.videos ?? 0,
      costMicroUsd: madeBy.get(plan)?.costMicroUsd ?? 0,
      revenueCents: paidBy.get(plan)?.revenueCents ?? 0,
      refundsCents: paidBy.get(plan)?.refundsCents ?? 0,
    })),
  };
}

/** What the credits of these videos had been sold for is what they brought in. */
const earnedBy = (made: { videos: number; costMicroUsd: number; earnedMicroUsd: number }) => ({
  videos: made.videos,
  costMicroUsd: made.costMicroUsd,
  revenueCents: Math.round(made.earnedMicroUsd / MICRO_USD_PER_CENT),
});

function daysOf(
  money: readonly { day: string; revenueCents: number; refundsCents: number }[],
  made: readonly { day: string; completed: number; costMicroUsd: number }[],
): Summary['byDay'] {
  const moneyOn = new Map(money.map((one) => [one.day, one]));
  const madeOn = new Map(made.map((one) => [one.day, one]));
  return [...new Set([...moneyOn.keys(), ...madeOn.keys()])].sort().map((day) => ({
    day,
    videos: madeOn.get(day)?.completed ?? 0,
    costMicroUsd: madeOn.get(day)?.costMicroUsd ?? 0,
    revenueCents: moneyOn.get(day)?.revenueCents ?? 0,
    refundsCents: moneyOn.get(day)?.refundsCents ?? 0,
  }));
}
