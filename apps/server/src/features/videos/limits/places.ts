import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { notifyDue } from '../due.ts';
import type { AskLimits } from './limits.ts';
import { AT_ENGINES, FILTERED_LATELY } from './queries.ts';

// A person has so many places at engines elsewhere. What waits beyond them is held back when a worker
// comes upon it: it would be passed over at every claim, and thousands of one person's with it. When a
// project leaves its engine, its owner's next one steps back into the line.

/** How indexes know a project without an engine, which waits for the first of the list. */
export const FIRST_ENGINE = '';

type Places = { firstEngine: string; elsewhere: readonly string[]; limits: AskLimits };

/** What a person has at engines elsewhere, or is about to ask them for. */
const asking = (accountId: RawBuilder<string>, { firstEngine, elsewhere }: Places) => sql`
  from projects
  where account_id = ${accountId} and ${AT_ENGINES}
    and coalesce(engine, ${firstEngine}) = any(${elsewhere}::text[])
    and (submit_started_at is not null or leased_until > now())`;

/**
 * Whether the owner of a waiting project (a row of `table` with `account_id` and `engine`) has a place
 * at its engine: what they have at engines elsewhere leaves one; and all of what is at that engine,
 * together with what a filter has ended, would be less than a filter may end. Those whose filtered asks
 * alone are too many have one: their turn comes, and fails.
 */
export function hasPlace(table: string, places: Places): RawBuilder<boolean> {
  const { firstEngine, elsewhere, limits } = places;
  const { videosAtOnce, filteredAsks } = limits;
  const accountId = sql.ref<string>(`${table}.account_id`);
  const of = sql`coalesce(${sql.ref(`${table}.engine`)}, ${firstEngine})`;
  return sql<boolean>`
    case when ${of} = any(${elsewhere}::text[]) then (
      select at_once < ${videosAtOnce} and (asks >= ${filteredAsks} or asks + at_engine < ${filteredAsks})
      from (
        select count(*) as at_once,
          count(*) filter (where coalesce(engine, ${firstEngine}) = ${of}) as at_engine
        ${asking(accountId, places)}
      ) at_engines cross join (
        select count(*) as asks from abandoned_asks
        where account_id = ${accountId} and engine = ${of} and ${FILTERED_LATELY}
      ) filtered
    ) else true end`;
}

/** Holds back all that a person has waiting for some engines. What somebody else is at, stays. */
export async function holdBack(
  db: Kysely<DB>,
  accountId: string,
  engines: readonly string[],
): Promise<void> {
  await sql`
    update projects set held_back = true
    where id in (
      select id from projects
      where account_id = ${accountId} and status = 'pending' and not held_back
        and coalesce(engine, '') = any(${engines}::text[])
      for update skip locked
    )`.execute(db);
}

/**
 * The turn of a project (`projects`) that steps back into the line, behind so many of its owner's: as if it
 * were asked for now (see insertProjects). With the turn of its ask, those that were held back the longest
 * would all go before whatever others have asked for since.
 */
const turnFromNow = (accountId: RawBuilder<string>, behind: RawBuilder<number>) => sql`greatest(
  projects.turn,
  (select coalesce(max(turn), 0) from projects where status <> 'pending') + ${behind}
    + (select count(*) from projects
      where account_id = ${accountId} and status = 'pending' and not held_back))`;

/**
 * A person has left a place at an engine: their next project that was held back gets a turn again.
 * Waits for no lock, so it may stand anywhere in a transaction. Where it misses one that was held back
 * only now, `letIntoLine` does not.
 */
export async function leavePlace(db: Kysely<DB>, accountId: string): Promise<void> {
  const { rows } = await sql<{ engine: string | null }>`
    update projects set held_back = false, due_at = greatest(due_at, now()),
      turn = ${turnFromNow(sql`${accountId}`, sql`0`)}
    where id = (
      select id from projects
      where account_id = ${accountId} and status = 'pending' and held_back
      order by created_at limit 1 for update skip locked
    )
    returning engine`.execute(db);
  for (const { engine } of rows) await notifyDue(db, { engine, step: 'submit' });
}

/**
 * Lets back into the line as many of each person's projects as they have places, the oldest first; none
 * for an engine at which they have no place, which would be held back again and keep the others from
 * theirs. Reads one entry for each person who has any held back, however many they are; more where an
 * engine is closed to them, of what waits for it.
 */
export async function letIntoLine(db: Kysely<DB>, places: Places): Promise<void> {
  const accountId = sql.ref<string>('people.id');
  const { rows } = await sql<{ engine: string | null }>`
    with recursive people (id) as (
      (select account_id from projects where status = 'pending' and held_back
        order by account_id limit 1)
      union all
      select (select account_id from projects
        where status = 'pending' and held_back and account_id > people.id
        order by account_id limit 1)
      from people where people.id is not null
    )
    update projects set held_back = false, due_at = greatest(due_at, now()),
      turn = ${turnFromNow(sql.ref('free.account_id'), sql`free.behind`)}
    from (
      select next.id, people.id as account_id,
        row_number() over (partition by people.id order by next.created_at) - 1 as behind
      from people cross join lateral (
        select array(
          select engine from (
            select people.id as account_id, unnest(${places.elsewhere}::text[]) as engine
          ) person
          where not ${hasPlace('person', places)}
        ) as engines
      ) closed cross join lateral (
        select id, created_at from projects
        where status = 'pending' and held_back and account_id = people.id
          and coalesce(engine, ${places.firstEngine}) <> all(closed.engines)
        order by created_at
        limit greatest(0, ${places.limits.videosAtOnce} - (select count(*) ${asking(accountId, places)}))
        for update skip locked
      ) next
      where people.id is not null
    ) free
    where projects.id = free.id
    returning engine`.execute(db);
  for (const engine of new Set(rows.map(({ engine }) => engine))) {
    await notifyDue(db, { engine, step: 'submit' });
  }
}
