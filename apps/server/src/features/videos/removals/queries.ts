import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

/** Projects whose files one worker removes together; `until` is when others may take them over. */
export type TakenRemovals = { projectIds: string[]; until: Date };

/**
 * Notes that the files of a project that is deleted, or failed, are to go. Whoever asks removes them
 * at once, after the commit; the queue does so a minute later, in case they died. Asked again, for
 * files that came late, it begins anew.
 */
export async function requestRemoval(db: Kysely<DB>, projectId: string): Promise<void> {
  await requestRemovals(db, [projectId]);
}

/** The same of many projects. */
export async function requestRemovals(
  db: Kysely<DB>,
  projectIds: readonly string[],
): Promise<void> {
  if (projectIds.length === 0) return;
  const due_at = sql<Date>`now() + interval '1 minute'`;
  await db
    .insertInto('file_removals')
    .values(projectIds.map((project_id) => ({ project_id, due_at })))
    .onConflict((conflict) =>
      conflict
        .column('project_id')
        .doUpdateSet({ requested_at: sql<Date>`now()`, due_at, failures: 0 }),
    )
    .execute();
}

/**
 * Takes projects whose files are to be removed now, those first that wait longest, and at most so
 * many. Nobody else takes them for ten minutes: a call to the storage and its tries take half a minute.
 */
export async function takeDueRemovals(
  db: Kysely<DB>,
  most: number,
): Promise<TakenRemovals | undefined> {
  // As an array: beside a join, the planner may read the whole table for so many.
  const due = sql<string>`any(array(
    select project_id from file_removals where due_at <= now()
    order by due_at limit ${most} for update skip locked))`;
  const rows = await db
    .updateTable('file_removals')
    // In whole milliseconds, as a Date has them.
    .set({ due_at: sql<Date>`date_trunc('milliseconds', now()) + interval '10 minutes'` })
    .where('project_id', '=', due)
    .returning(['project_id', 'due_at'])
    .execute();
  const until = rows[0]?.due_at;
  return until && { projectIds: rows.map(({ project_id }) => project_id), until };
}

/**
 * The files of these are removed. They are once more half an hour after they were asked to go, and a
 * day after: a worker may have been storing them, and have died before it could take them back.
 * The longest that one can be at it is a quarter of an hour: two uploads of four tries of 120 s.
 * Then the row goes.
 */
export async function noteRemoved(
  db: Kysely<DB>,
  { until }: TakenRemovals,
  projectIds: string[],
): Promise<void> {
  await sql`
    with over as (
      delete from file_removals
      where ${isStillTaken(until, projectIds)} and requested_at <= now() - interval '1 day'
    )
    update file_removals set failures = 0, due_at = requested_at + case
      when requested_at > now() - interval '30 minutes' then interval '30 minutes'
      else interval '1 day' end
    where ${isStillTaken(until, projectIds)} and requested_at > now() - interval '1 day'`.execute(
    db,
  );
}

/** These are still there. They are tried again after 10 s, and then after twice as long, up to six hours. */
export async function noteNotRemoved(
  db: Kysely<DB>,
  { until }: TakenRemovals,
  projectIds: string[],
): Promise<void> {
  await sql`
    update file_removals set failures = failures + 1,
      due_at = now() + least(interval '6 hours', interval '10 seconds' * 2 ^ least(failures, 20))
    where ${isStillTaken(until, projectIds)}`.execute(db);
}

/** Not when it was asked for anew meanwhile, or another worker has taken it over. */
const isStillTaken = (until: Date, projectIds: string[]) =>
  sql`project_id = any(${projectIds}::uuid[]) and due_at = ${until}`;
