import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../schema.ts';

const isIn = (year: number, column: RawBuilder<unknown>) =>
  sql`${column} >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
    and ${column} < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`;

/** In seconds; null without any. */
const median = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`(percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from})))::float`;

/** By kind, and all of them under `all`. */
const byKind = <Row extends { kind: string }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.kind, row]));

type Reports = { kind: string } & Record<
  'notices' | 'kept' | 'removed' | 'moot' | 'open',
  number
> & {
    median: number | null;
  };

/** Reports of a year, and what became of them. */
export async function countReports(db: Kysely<DB>, year: number): Promise<Map<string, Reports>> {
  const { rows } = await sql<Reports>`
    select coalesce(kind, 'all') as kind, count(*)::int as notices,
      count(*) filter (where decision = 'keep')::int as kept,
      count(*) filter (where decision = 'remove')::int as removed,
      count(*) filter (where decision is null and moot_at is not null)::int as moot,
      count(*) filter (where decision is null and moot_at is null)::int as open,
      ${median(sql`created_at`, sql`decided_at`)} as median
    from reports where ${isIn(year, sql`created_at`)} group by rollup (kind)`.execute(db);
  return byKind(rows);
}

type Objections = { kind: string } & Record<
  'takedowns' | 'objections' | 'putBack' | 'confirmed' | 'moot' | 'open',
  number
> & { median: number | null };

/** Takedowns of a year, what was said against them, and what became of that. */
export async function countObjections(
  db: Kysely<DB>,
  year: number,
): Promise<Map<string, Objections>> {
  const waits = sql`objected_at is not null and answer is null`;
  const { rows } = await sql<Objections>`
    select coalesce(takedowns.kind, 'all') as kind, count(*)::int as takedowns,
      count(objected_at)::int as objections,
      count(*) filter (where answer = 'keep')::int as "putBack",
      count(*) filter (where answer = 'remove')::int as confirmed,
      count(*) filter (where ${waits} and waiting_since is null)::int as moot,
      count(*) filter (where ${waits} and waiting_since is not null)::int as open,
      ${median(sql`objected_at`, sql`answered_at`)} as median
    from takedowns join reports on reports.id = report_id
    where ${isIn(year, sql`at`)} group by rollup (takedowns.kind)`.execute(db);
  return byKind(rows);
}
