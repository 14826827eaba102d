import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { AskLimits } from '../limits/limits.ts';
import { FIRST_ENGINE, hasPlace, holdBack } from '../limits/places.ts';
import type { ProjectRow } from '../queries.ts';
import type { Lane } from './lanes.ts';
import { fromNow } from './lease-queries.ts';

export type Claiming = {
  firstEngine: string;
  elsewhere: readonly string[];
  limits: AskLimits;
  leaseSeconds: number;
};

/**
 * Claims a due project of a lane, under a new lease number. Projects that were begun come first,
 * the one that has been due longest before the others; then the pending project with the lowest
 * turn, unless its engine is switched off. A project whose lease ran out is claimed where it stood: its
 * worker died. A project without an engine counts as one of `firstEngine`. A pending project whose owner
 * has no place left at the engines `elsewhere` is held back with all of theirs.
 */
export async function claimDueProject(
  db: Kysely<DB>,
  lane: Pick<Lane, 'steps' | 'engines'>,
  claiming: Claiming,
): Promise<ProjectRow | undefined> {
  const { firstEngine } = claiming;
  const engines = lane.engines.flatMap((id) => (id === firstEngine ? [FIRST_ENGINE, id] : [id]));
  for (;;) {
    const row = await takeNext(db, { ...lane, engines }, claiming);
    if (!row?.held_back) return row;
    await holdBack(db, row.account_id, engines);
  }
}

/**
 * What a lane may take now, whoever is at it. The deadline is compared in a way that no index answers:
 * where hardly any of all projects waits, the planner takes the index of deadlines for the shorter way
 * to the next one, and reads all that waits (10,000 blocks in place of 5, beside a million finished).
 */
const IS_DUE = sql<boolean>`due_at <= now() and (deadline_at > now()) is true
  and (leased_until is null or leased_until < now())`;

/**
 * Takes a lane's next project, or holds it back where its owner has no place. Each pair of engine and
 * step is one look into an index that has them in their order, so that the cost of a claim is the same
 * whatever waits, or has ended. One look over all pairs would read, and sort, all that waits: 14 ms at
 * 10,000, against 0.1.
 */
async function takeNext(
  db: Kysely<DB>,
  { steps, engines }: Pick<Lane, 'steps' | 'engines'>,
  { leaseSeconds, ...claiming }: Claiming,
): Promise<ProjectRow | undefined> {
  const begun = sql`
    select id from unnest(${engines}::text[]) as lane (of_engine)
      cross join unnest(${steps}::text[]) as at (of_step)
      cross join lateral (
        select id, due_at from projects
        where status = 'processing' and coalesce(engine, '') = of_engine and step = of_step and ${IS_DUE}
        order by due_at limit 1 for update skip locked
      ) due
    order by due_at limit 1`;
  const waiting = sql`
    select id, account_id, engine from unnest(${engines}::text[]) as lane (of_engine)
      cross join lateral (
        select id, account_id, engine, turn, due_at from projects
        where status = 'pending' and not held_back and coalesce(engine, '') = of_engine and ${IS_DUE}
        order by turn, due_at limit 1 for update skip locked
      ) in_line
    where not exists (select from begun) and coalesce(nullif(of_engine, ''), ${claiming.firstEngine})
      not in (select engine from engine_switches where not enabled)
    order by turn, due_at limit 1`;
  const next = steps.includes('submit')
    ? sql`
      begun as (${begun}), waiting as (${waiting}),
      next as (
        select id, true as has_place from begun
        union all
        select id, ${hasPlace('waiting', claiming)} from waiting
      )`
    : sql`next as (select id, true as has_place from (${begun}) begun)`;
  const { rows } = await sql<ProjectRow>`
    with ${next}
    update projects set
      status = case when has_place then 'processing' else 'pending' end,
      lease_number = lease_number + has_place::int,
      leased_until = case when has_place then ${fromNow(leaseSeconds)} end,
      held_back = not has_place,
      -- The turn of one that may wait long has come: what is left to it counts from now.
      deadline_at = case when has_place and status = 'pending' and turn_seconds is not null
        then now() + make_interval(secs => turn_seconds) else deadline_at end
    from next where projects.id = next.id
    returning projects.*`.execute(db);
  return rows[0];
}
