import type { Summary } from '@shortcake/contract/operator/summary';
import { MONEY_RULES } from '../apps/server/src/features/credits/ledger-check/money-rules.ts';
import { VIDEO_RULES } from '../apps/server/src/features/credits/ledger-check/video-rules.ts';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import type { DB } from '../apps/server/src/schema.ts';
import { fillHistory, fillWaiting, fillYear } from '../apps/server/test/fill/fill.ts';
import { startProduct } from '../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

/** BENCH_OTHERS=1000000 is the promise's own; it takes 4 GB and some minutes to write. */
const VIDEOS = Number(process.env.BENCH_OTHERS ?? 100_000);
const WAITING = 10_000;
const ROUNDS = 20;
const OPERATOR = 'boss@example.com';
const DAY_MS = 86_400_000;
/** What the page asks for when it is opened, and its longest. */
const PERIODS = { '30 days': 30, 'a year': 365 };

/**
 * What the operator's summary takes with a year of videos, payments, refunds and asks that were given up,
 * 100,000 lots of credits, and 10,000 videos that wait; and the rules that hold its sums equal to the rows.
 */
export async function measureSummary(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  try {
    const variables = { DATABASE_URL: postgres.url, RUN: 'web', ADMIN_EMAILS: OPERATOR };
    const product = await startProduct({ variables });
    try {
      const filled = { ownerUrl: postgres.url };
      await fillHistory(filled, VIDEOS);
      await fillWaiting(filled, WAITING);
      await fillYear(filled);
      const operator = new Visitor(product.url);
      await operator.signIn(OPERATOR);
      return [...(await measureAnswers(operator)), ...(await measureRules(postgres.url))];
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Both periods in turn, so that a busy moment of the machine is of both. */
async function measureAnswers(operator: Visitor): Promise<Figure[]> {
  const took = new Map<string, number[]>(Object.keys(PERIODS).map((name) => [name, []]));
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, days] of Object.entries(PERIODS)) {
      const asked = performance.now();
      const query = `from=${dayIn(1 - days)}&to=${dayIn(1)}`;
      const summary = await operator.json<Summary>(`/api/admin/summary?${query}`);
      took.get(name)!.push(performance.now() - asked);
      if (summary.queue.waiting < 0.9 * WAITING || summary.byDay.length < days)
        throw new Error(`${name}: ${JSON.stringify(summary.queue)}, ${summary.byDay.length} days`);
    }
  }
  return [...took].map(([name, ms]) => ({
    ...{ name: `summary of ${name}, ${VIDEOS} videos`, value: median(ms) },
    ...{ unit: 'ms', limit: 300, alone: true as const },
  }));
}

async function measureRules(url: string): Promise<Figure[]> {
  const { db, close } = connectDatabase<DB>(url);
  try {
    const figures: Figure[] = [];
    for (const [rule, query] of Object.entries({ ...MONEY_RULES, ...VIDEO_RULES })) {
      const asked = performance.now();
      const { rows } = await query.execute(db);
      figures.push({ name: rule, value: (performance.now() - asked) / 1000, unit: 's' });
      if (rows.length > 0) throw new Error(rows[0]!.breach);
    }
    return figures;
  } finally {
    await close();
  }
}
