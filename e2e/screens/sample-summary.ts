import type { Summary } from '@shortcake/contract/operator/summary';
import { templateIds } from '@shortcake/contract/template-ids';

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const engines = [
  { engine: 'google-omni', videos: 1412, costMicroUsd: 790_720_000, revenueCents: 98_400 },
  { engine: 'fal', videos: 266, costMicroUsd: 110_656_000, revenueCents: 10_100 },
  { engine: 'studio', videos: 31, costMicroUsd: 0, revenueCents: 310 },
];

/** A month that pays, but for one template; the same each day that it is looked at. */
export function sampleSummary(now = Date.now()): Summary {
  const days = Array.from({ length: 30 }, (_, index) => {
    const weekly = 1 + 0.5 * Math.sin(index / 1.1);
    const videos = Math.round((20 + 2 * index) * weekly);
    return {
      day: dayOf(now - (29 - index) * DAY_MS),
      videos,
      costMicroUsd: videos * 560_000,
      revenueCents: index === 12 ? 0 : videos * 78,
      refundsCents: index === 20 ? 2900 : 0,
    };
  });
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  const completed = sum(({ videos }) => videos);
  return {
    from: days[0]?.day ?? '',
    to: dayOf(now + DAY_MS),
    revenueCents: sum(({ revenueCents }) => revenueCents),
    refundsCents: 2900,
    engineCostMicroUsd: sum(({ costMicroUsd }) => costMicroUsd),
    unknownCostMicroUsd: 3_920_000,
    unpriced: 2,
    abandonedAsks: [
      { billed: 'no', asks: 31 },
      { billed: 'unknown', asks: 7 },
      { billed: 'yes', asks: 4 },
    ],
    videos: { asked: completed + 61, completed, failed: 43, abandoned: 7 },
    failures: [
      { code: 'FILTERED_PROMPT', videos: 21 },
      { code: 'DEADLINE_PASSED', videos: 13 },
      { code: 'BAD_FILE', videos: 9 },
    ],
    creditsOutstanding: 4210,
    creditsOutstandingCents: 327_400,
    queue: { waiting: 12, oldestSeconds: 214, inFlight: 9 },
    byDay: days.filter(({ videos }) => videos > 0),
    byEngine: engines,
    byTemplate: templateIds.slice(0, 12).map((templateId, index) => ({
      templateId,
      videos: 310 - 25 * index,
      costMicroUsd: (310 - 25 * index) * 560_000,
      revenueCents: (310 - 25 * index) * (index === 4 ? 40 : 78),
    })),
    byPlan: [
      {
        plan: 'creator',
        videos: 620,
        costMicroUsd: 347_200_000,
        revenueCents: 49_000,
        refundsCents: 0,
      },
      {
        plan: 'studio',
        videos: 880,
        costMicroUsd: 492_800_000,
        revenueCents: 61_000,
        refundsCents: 0,
      },
      {
        plan: 'bought',
        videos: 190,
        costMicroUsd: 106_400_000,
        revenueCents: 19_000,
        refundsCents: 0,
      },
      { plan: 'given', videos: 19, costMicroUsd: 10_640_000, revenueCents: 0, refundsCents: 0 },
    ],
  };
}

/** Before the first sale. */
export function emptySummary(now = Date.now()): Summary {
  const summary = sampleSummary(now);
  return {
    ...summary,
    ...{ revenueCents: 0, refundsCents: 0, engineCostMicroUsd: 0, unknownCostMicroUsd: 0 },
    videos: { asked: 0, completed: 0, failed: 0, abandoned: 0 },
    ...{
      unpriced: 0,
      abandonedAsks: [],
      failures: [],
      creditsOutstanding: 0,
      creditsOutstandingCents: 0,
    },
    queue: { waiting: 0, oldestSeconds: 0, inFlight: 0 },
    ...{ byDay: [], byEngine: [], byTemplate: [], byPlan: [] },
  };
}
