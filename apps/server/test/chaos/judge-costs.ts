import type { JournalEntry } from '@shortcake/sandbox/engines/fake';
import type { Kysely } from 'kysely';
import { videoFacts } from '../../src/features/videos/costs/facts.ts';
import type { DB } from '../../src/schema.ts';
import type { FakedEngine } from '../fake-engines.ts';
import { behaviorOf, type Plan } from './plan.ts';

/** Millionths of a US dollar: what a fake's journal comes to, and what the product has counted. */
export type Bill = { invoice: number; counted: number; unknown: number };

type Costs = Readonly<Record<FakedEngine, number>>;

/** A job of none of these makes a video, or says that it has: what is not given out is charged, too. */
const MAKES_NOTHING = new Set<string | undefined>([
  'lost',
  'filtered',
  'filtered-sound',
  'failed',
  'stuck',
]);
const EVER = { from: '2000-01-01', to: '2100-01-01' };

/**
 * Compares what the product has counted with what the engines made by their own journals, video by video
 * and engine by engine. What it has counted was made; what was made it has counted, or calls unknown.
 * Answers the bills by engine, and a line for each breach. `promptOf` has all projects, deleted ones too.
 */
export async function wrongCosts(
  db: Kysely<DB>,
  plans: readonly Plan[],
  journals: Record<string, readonly JournalEntry[]>,
  { costs, promptOf }: { costs: Costs; promptOf: ReadonlyMap<string, string> },
): Promise<{ breaches: string[]; bills: Record<string, Bill> }> {
  const planOf = new Map(plans.map((plan) => [plan.prompt, plan]));
  const asks = await db.selectFrom('engine_asks').selectAll().execute();
  const facts = await videoFacts(db, EVER);
  const breaches: string[] = [];
  const bills: Record<string, Bill> = {};
  const asksOf = Map.groupBy(asks, (ask) => `${ask.engine} ${promptOf.get(ask.project_id)}`);
  for (const ask of asks) {
    const { engine, micro_usd } = ask;
    if (micro_usd === costs[engine as FakedEngine] * 10_000) continue;
    breaches.push(`ask ${ask.project_id}-${ask.attempt} of ${engine} cost ${micro_usd}`);
  }
  for (const [name, journal] of Object.entries(journals)) {
    const engine = name as FakedEngine;
    const made = madeIn(engine, journal, planOf);
    for (const { prompt } of plans) {
      const jobs = made.get(prompt) ?? 0;
      const said = asksOf.get(`${engine} ${prompt}`) ?? [];
      const charged = said.filter(({ billed }) => billed === 'yes').length;
      const unknown = said.filter(({ billed }) => billed === 'unknown').length;
      if (jobs >= charged && jobs <= charged + unknown) continue;
      breaches.push(
        `${prompt}: ${engine} made ${jobs}, counted are ${charged}, unknown ${unknown}`,
      );
    }
    const cost = costs[engine] * 10_000;
    const invoice = cost * [...made.values()].reduce((sum, jobs) => sum + jobs, 0);
    const of = facts.byEngine.find((one) => one.engine === engine);
    const bill = { counted: of?.costMicroUsd ?? 0, unknown: of?.unknownCostMicroUsd ?? 0, invoice };
    bills[engine] = bill;
    if (invoice >= bill.counted && invoice <= bill.counted + bill.unknown) continue;
    breaches.push(`${engine}: ${JSON.stringify(bill)}`);
  }
  return { breaches, bills };
}

/** How many videos an engine made of each prompt. */
function madeIn(
  engine: FakedEngine,
  journal: readonly JournalEntry[],
  planOf: ReadonlyMap<string, Plan>,
): Map<string, number> {
  const stoppedAt = new Map(
    journal.flatMap(({ kind, id, at, status }) =>
      kind === 'cancel' && id !== undefined && status < 300 ? [[id, at] as const] : [],
    ),
  );
  const made = new Map<string, number>();
  for (const { kind, ask, id, at } of journal) {
    const plan = ask && planOf.get(ask.prompt);
    if (kind !== 'submit' || id === undefined || !plan) continue;
    const { submit, job, seconds = 0 } = behaviorOf(engine, plan, ask);
    // An engine without a word for a refused prompt takes it on as a job, which then fails by the filter.
    if (submit === 'filtered' || MAKES_NOTHING.has(job)) continue;
    if ((stoppedAt.get(id) ?? Number.POSITIVE_INFINITY) < at + seconds * 1000) continue;
    made.set(plan.prompt, (made.get(plan.prompt) ?? 0) + 1);
  }
  return made;
}
