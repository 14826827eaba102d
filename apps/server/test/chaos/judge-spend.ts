import type { JournalEntry } from '@shortcake/sandbox/engines/fake';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/schema.ts';
import type { FakedEngine } from '../fake-engines.ts';
import { behaviorOf, type Plan } from './plan.ts';

/** What an engine says is free of a job that it took on: nothing was made, or a filter held it back. */
const MAY_BE_FREE = new Set<string | undefined>(['lost', 'filtered', 'filtered-sound', 'failed']);

/**
 * Compares what is reserved of the engines' budgets with what their journals say that they made.
 * Answers a line for each engine that may charge more than is reserved, for what is reserved beyond
 * the budget, and for what is neither held by an ask nor was spent on a video that was deleted when it
 * was ready. `deleted` are the prompts of deleted projects, by their ids.
 */
export async function wrongSpend(
  db: Kysely<DB>,
  plans: readonly Plan[],
  journals: Record<string, readonly JournalEntry[]>,
  {
    costCents,
    budgetCents,
    deleted,
  }: {
    costCents: Readonly<Record<FakedEngine, number>>;
    budgetCents: (engine: FakedEngine) => number;
    deleted: ReadonlyMap<string, string>;
  },
): Promise<string[]> {
  const planOf = new Map(plans.map((plan) => [plan.prompt, plan]));
  const finished = (await finishedOf(db, [...deleted.keys()])).map(
    (id) => planOf.get(deleted.get(id)!)!.engine,
  );
  const { rows } = await sql<{ engine: string; spent: number; most: number; held: number }>`
    select engine, sum(reserved_micro_usd)::int8 as spent, max(reserved_micro_usd) as most,
      (select coalesce(sum(reserved_micro_usd), 0)::int8 from (
        select reserved_micro_usd from projects where engine = spend.engine and status <> 'failed'
        union all
        select reserved_micro_usd from abandoned_asks where engine = spend.engine
      ) holders) as held
    from engine_spend spend group by engine`.execute(db);
  return Object.entries(journals).flatMap(([name, journal]) => {
    const engine = name as FakedEngine;
    const cost = costCents[engine] * 10_000;
    const { spent, most, held } = rows.find((row) => row.engine === engine) ?? NOTHING;
    const stopped = new Set(
      journal.flatMap(({ kind, id }) => (kind === 'cancel' ? (id ?? []) : [])),
    );
    const charged = journal.filter(
      (entry) => !stopped.has(entry.id!) && isCharged(engine, entry, planOf),
    );
    const kept = held + cost * finished.filter((one) => one === engine).length;
    const complaints = [];
    if (spent < charged.length * cost) {
      complaints.push(`${engine} made ${charged.length} videos, and ${spent} is reserved`);
    }
    if (most > budgetCents(engine) * 10_000)
      complaints.push(`${engine} is at ${most}, beyond its budget`);
    if (spent !== kept) complaints.push(`${engine}: ${spent} is reserved, and asks hold ${kept}`);
    return complaints;
  });
}

const NOTHING = { spent: 0, most: 0, held: 0 };

/** Those whose credit was spent for a video, and not for an ask that their deletion ended. */
async function finishedOf(db: Kysely<DB>, deleted: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ project_id: string }>`
    select hold.project_id from credit_entries hold
    join credit_entries capture on capture.hold_id = hold.id and capture.type = 'capture'
    where hold.project_id = any(${deleted}) and not exists (
      select from abandoned_asks ask
      where ask.project_id = hold.project_id and ask.credit is not null)`.execute(db);
  return rows.map((row) => row.project_id);
}

/** Of a job that was left alone: whether one that is stopped is charged, `bill.test.ts` says. */
function isCharged(
  engine: FakedEngine,
  { kind, ask, id }: JournalEntry,
  planOf: ReadonlyMap<string, Plan>,
): boolean {
  const plan = ask && planOf.get(ask.prompt);
  if (kind !== 'submit' || id === undefined || !plan) return false;
  const { submit, job } = behaviorOf(engine, plan, ask);
  // An engine without a word for a refused prompt takes it on as a job, which then fails by the filter.
  return submit !== 'filtered' && !MAY_BE_FREE.has(job);
}
