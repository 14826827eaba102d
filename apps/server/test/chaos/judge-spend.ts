import type { JournalEntry } from '@shortcake/sandbox/engines/fake';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/schema.ts';
import type { FakedEngine } from '../fake-engines.ts';
import { behaviorOf, type Plan } from './plan.ts';

/** What an engine that made a job says is free: it was never made, or a filter held it back. */
const MAY_BE_FREE = new Set<string | undefined>(['lost', 'filtered', 'filtered-sound', 'failed']);

/**
 * Compares what is reserved of the engines' budgets with what their journals say that they made.
 * Answers a line for each engine that may charge more than is reserved, for what is reserved beyond
 * the budget, and for what no ask holds.
 */
export async function wrongSpend(
  db: Kysely<DB>,
  plans: readonly Plan[],
  journals: Record<string, readonly JournalEntry[]>,
  { costCents, budgetCents }: { costCents: number; budgetCents: number },
): Promise<string[]> {
  const cost = costCents * 10_000;
  const planOf = new Map(plans.map((plan) => [plan.prompt, plan]));
  const { rows } = await sql<{ engine: string; spent: number; most: number; held: number }>`
    select engine, sum(reserved_micro_usd)::int8 as spent, max(reserved_micro_usd) as most,
      (select coalesce(sum(reserved_micro_usd), 0)::int8 from (
        select reserved_micro_usd from projects where engine = spend.engine and status <> 'failed'
        union all
        select reserved_micro_usd from abandoned_asks where engine = spend.engine
      ) holders) as held
    from engine_spend spend group by engine`.execute(db);
  return Object.entries(journals).flatMap(([engine, journal]) => {
    const { spent, most, held } = rows.find((row) => row.engine === engine) ?? NOTHING;
    const charged = journal.filter((entry) => isCharged(engine as FakedEngine, entry, planOf));
    const complaints = [];
    if (spent < charged.length * cost) {
      complaints.push(`${engine} made ${charged.length} videos, and ${spent} is reserved`);
    }
    if (most > budgetCents * 10_000) complaints.push(`${engine} is at ${most}, beyond its budget`);
    if (spent !== held) complaints.push(`${engine}: ${spent} is reserved, and asks hold ${held}`);
    return complaints;
  });
}

const NOTHING = { spent: 0, most: 0, held: 0 };

function isCharged(
  engine: FakedEngine,
  { kind, ask, id }: JournalEntry,
  planOf: ReadonlyMap<string, Plan>,
): boolean {
  const plan = ask && planOf.get(ask.prompt);
  if (kind !== 'submit' || id === undefined || !plan) return false;
  return !MAY_BE_FREE.has(behaviorOf(engine, plan, ask).job);
}
