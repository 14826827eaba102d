import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

/** By what sums are kept beside the sum of a day. */
export type Dimension = 'all' | 'engine' | 'template' | 'plan' | 'reason';

/** An entry's sums: one for each dimension that it says something of. */
const summed = sql`
  select kind, dimension, day, name, sum(count)::bigint as count, sum(amount)::bigint as amount
  from entries cross join lateral (values
    ('all', ''), ('engine', engine), ('template', template_id), ('plan', plan), ('reason', reason)
  ) as by (dimension, name)
  where name is not null
  group by kind, dimension, day, name`;

/**
 * Folds some entries into the kept sums, the oldest first and at most so many. Answers how many. One
 * statement: whoever reads meanwhile finds each entry once.
 */
export async function foldEntries(db: Kysely<DB>, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with entries as (
      delete from tally_entries where id = any(array(
        select id from tally_entries order by id limit ${most} for update skip locked))
      returning *
    ), folded as (
      insert into tallies (kind, dimension, day, name, count, amount) ${summed}
      on conflict (kind, dimension, day, name) do update
      set count = tallies.count + excluded.count, amount = tallies.amount + excluded.amount
    )
    select count(*)::int as folded from entries`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** A sum over days, of one name of a dimension; `amount` in millionths of a US dollar. */
export type Tally = { kind: string; name: string; count: number; amount: number };

/** Which days (UTC, `YYYY-MM-DD`): `from` among them, `to` not. */
export type Days = { from: string; to: string };

/** The sums over some days by one dimension, of these kinds; what came to nothing is left out. */
export async function sumBy(
  db: Kysely<DB>,
  { dimension, kinds, days }: { dimension: Dimension; kinds: readonly string[]; days: Days },
): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    ${inDays({ dimension, kinds, days })}
    select kind, name, sum(count)::float8 as count, sum(amount)::float8 as amount from found
    group by kind, name having sum(count) <> 0 or sum(amount) <> 0 order by kind, name`.execute(db);
  return rows;
}

/** The same by day, in all. */
export async function sumByDay(
  db: Kysely<DB>,
  { kinds, days }: { kinds: readonly string[]; days: Days },
): Promise<(Omit<Tally, 'name'> & { day: string })[]> {
  const { rows } = await sql<Omit<Tally, 'name'> & { day: string }>`
    ${inDays({ dimension: 'all', kinds, days })}
    select kind, day::text, sum(count)::float8 as count, sum(amount)::float8 as amount from found
    group by kind, day having sum(count) <> 0 or sum(amount) <> 0 order by day, kind`.execute(db);
  return rows;
}

/** Kept sums and what is not folded into them yet, as `found`. */
const inDays = (asked: { dimension: Dimension; kinds: readonly string[]; days: Days }) => {
  const { dimension, kinds, days } = asked;
  const isAsked = sql`kind = any(${kinds}) and day >= ${days.from}::date and day < ${days.to}::date`;
  return sql`
    with entries as (select * from tally_entries where ${isAsked}),
    found as (
      select kind, day, name, count, amount from tallies
      where dimension = ${dimension} and ${isAsked}
      union all
      select kind, day, name, count, amount from (${summed}) as unfolded
      where dimension = ${dimension}
    )`;
};
