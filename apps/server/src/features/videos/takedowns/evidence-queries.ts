import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

/** Files of a video that somebody is moving: where to, and until when nobody else does. */
export type TakenEvidence = { projectId: string; wanted: 'kept' | 'back' | 'gone'; until: Date };

/** Longer than the longest step: a copy of four tries of 30 s, and a removal of four of 5 s. */
const LEASE_SECONDS = 180;

/** Not while somebody is at the files: whoever that is ends first, or is given up. */
const whenFree = sql<Date>`greatest(now(), evidence.leased_until)`;

/** Notes that the files of a video are to lie apart, for as long as its owner can object. */
export async function keepApart(db: Kysely<DB>, projectId: string): Promise<void> {
  const keep_until = sql<Date>`now() + make_interval(days => ${OBJECTION_DAYS})`;
  await db
    .insertInto('evidence')
    .values({ project_id: projectId, keep_until })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({
        ...{ wanted: 'kept', taken_at: sql<Date>`now()`, keep_until },
        ...{ due_at: whenFree, failures: 0 },
      }),
    )
    .execute();
}

/** Notes that they are to be where they were. */
export async function bringBack(db: Kysely<DB>, projectId: string): Promise<void> {
  await db
    .updateTable('evidence')
    .set({ wanted: 'back', due_at: whenFree, failures: 0 })
    .where('project_id', '=', projectId)
    .execute();
}

/** Notes that somebody may have stored a file anew of a video that is taken down. */
export async function lookAgain(db: Kysely<DB>, projectId: string): Promise<void> {
  await db
    .updateTable('evidence')
    .set({ due_at: whenFree })
    .where('project_id', '=', projectId)
    .where('wanted', '=', 'kept')
    .execute();
}

/** Whether a video's owner has objected in time, and nobody has decided that yet. */
const isObjectedTo = sql<boolean>`exists (
  select from takedowns join projects on projects.id = takedowns.project_id
  where takedowns.project_id = evidence.project_id
    and objected_at is not null and answered_at is null)`;

/** Takes files that are to be moved now, those that wait longest; or of one project. Nobody else does meanwhile. */
export async function takeDueEvidence(
  db: Kysely<DB>,
  projectId?: string,
): Promise<TakenEvidence | undefined> {
  const isIt = projectId === undefined ? sql`true` : sql`project_id = ${projectId}`;
  const { rows } = await sql<{ project_id: string; wanted: TakenEvidence['wanted']; until: Date }>`
    update evidence set ${leased},
      wanted = case when wanted = 'kept' and keep_until <= now() and not ${isObjectedTo}
        then 'gone' else wanted end
    where project_id = (select project_id from evidence where due_at <= now() and ${isIt}
      order by due_at limit 1 for update skip locked)
    returning project_id, wanted, leased_until as until`.execute(db);
  const [row] = rows;
  return row && { projectId: row.project_id, wanted: row.wanted, until: row.until };
}

/** In whole milliseconds, as a Date has them: it names whose turn it is. */
const leaseEnd = sql`date_trunc('milliseconds', now()) + make_interval(secs => ${LEASE_SECONDS})`;
const leased = sql`leased_until = ${leaseEnd}, due_at = ${leaseEnd}`;

/** Goes on for as long again. Undefined when somebody else has taken it over. */
export async function renewEvidence(
  db: Kysely<DB>,
  taken: TakenEvidence,
): Promise<TakenEvidence | undefined> {
  const { rows } = await sql<{ until: Date }>`
    update evidence set leased_until = ${leaseEnd}, due_at = greatest(due_at, ${leaseEnd})
    where ${isStillTaken(taken)} returning leased_until as until`.execute(db);
  return rows[0] && { ...taken, until: rows[0].until };
}

/**
 * Files that lie apart are looked at again half an hour after they were taken down and a day after: a
 * worker that was overtaken, or the command sign, may have stored one anew. Then when their time is over;
 * as long as an objection waits after that, every hour.
 */
const NEXT_LOOK = sql<Date>`case when keep_until <= now() then now() + interval '1 hour'
  else least(keep_until, case
    when now() < taken_at + interval '30 minutes' then taken_at + interval '30 minutes'
    when now() < taken_at + interval '1 day' then taken_at + interval '1 day'
    else keep_until end) end`;

/** They are where they were wanted. Where something else is wanted by now, that is due at once. */
export async function noteMoved(db: Kysely<DB>, taken: TakenEvidence): Promise<void> {
  if (taken.wanted !== 'kept') {
    await sql`delete from evidence where ${isStillTaken(taken)} and wanted = ${taken.wanted}`.execute(
      db,
    );
  }
  await letGo(
    db,
    taken,
    sql`case when wanted = 'kept' and ${taken.wanted} = 'kept'
    then ${NEXT_LOOK} else now() end, failures = 0`,
  );
}

/** They are not. It is tried again after 10 s, and then after twice as long, up to an hour. */
export const noteNotMoved = (db: Kysely<DB>, taken: TakenEvidence): Promise<void> =>
  letGo(
    db,
    taken,
    sql`now() + least(interval '1 hour', interval '10 seconds' * 2 ^ least(failures, 20)),
      failures = failures + 1`,
  );

async function letGo(
  db: Kysely<DB>,
  taken: TakenEvidence,
  due: RawBuilder<unknown>,
): Promise<void> {
  await sql`update evidence set leased_until = null, due_at = ${due} where ${isStillTaken(taken)}`.execute(
    db,
  );
}

const isStillTaken = ({ projectId, until }: TakenEvidence) =>
  sql`project_id = ${projectId} and leased_until = ${until}`;

/** Whether a project is there. */
export async function isThere(db: Kysely<DB>, projectId: string): Promise<boolean> {
  const found = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return found !== undefined;
}
