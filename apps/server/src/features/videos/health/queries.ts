import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { TODAY } from '../limits/reservations.ts';

/** The faults of the last hour by engine and code, the most frequent first. */
export async function readFaults(db: Kysely<DB>, engines: readonly string[]) {
  const { rows } = await sql<{ engine: string; code: string; count: number }>`
    select engine, code, count(*)::int as count from engine_news
    where engine = any(${engines}::text[]) and code is not null and at > now() - interval '1 hour'
    group by engine, code order by count desc, code`.execute(db);
  return rows;
}

/** Videos that are begun and have not ended, and those that wait, by engine. */
export async function readLoads(db: Kysely<DB>, firstEngine: string) {
  const { rows } = await sql<{ engine: string; inFlight: number; waiting: number }>`
    select coalesce(engine, ${firstEngine}) as engine,
      (count(*) filter (where status = 'processing'))::int as "inFlight",
      (count(*) filter (where status = 'pending'))::int as waiting
    from projects where status in ('pending', 'processing') group by 1`.execute(db);
  return new Map(rows.map(({ engine, ...load }) => [engine, load]));
}

/** What is reserved of the engines' budgets of today, in millionths of a US dollar. */
export async function readSpent(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('engine_spend')
    .select(['engine', 'reserved_micro_usd'])
    .where('day', '=', TODAY)
    .execute();
  return new Map(rows.map(({ engine, reserved_micro_usd }) => [engine, reserved_micro_usd]));
}
