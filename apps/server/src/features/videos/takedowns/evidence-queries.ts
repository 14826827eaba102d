import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

/** Files of a video that somebody is moving: where to, and until when nobody else does. */
export type TakenEvidence = {
  projectId: string;
  wanted: 'kept' | 'back' | 'gone';
  /** Of what is wanted back: whether it was there already, and is only looked at. */
  wasBack: boolean;
  /** Whether nothing need lie apart any more. */
  isOver: boolean;
  until: Date;
};

/** Longer than the longest step: a copy of four tries of 30 s. */
const LEASE_SECONDS = 180;

/** Not while somebody is at the files: whoever that is ends first, or is given up. */
const whenFree = sql<Date>`greatest(now(), evidence.leased_until)`;

/** An objection in the last moment is committed by then: no transaction and no call to a bucket takes so long. */
const GRACE = sql`interval '1 hour'`;

/** Notes that the files of a video are to lie apart, for as long as its owner can object, and an hour. */
export async function keepApart(db: Kysely<DB>, projectId: string): Promise<void> {
  const keep_until = sql<Date>`now() + make_interval(days => ${OBJECTION_DAYS}) + ${GRACE}`;
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

/** Until when copies are kept of what is not back yet. */
const NOT_BACK = sql<Date>`timestamptz 'infinity'`;

/** Notes that they are to be where they were. */
export async function bringBack(db: Kysely<DB>, projectId: string): Promise<void> {
  const keep_until = NOT_BACK;
  await db
    .updateTable('evidence')
    .set({ wanted: 'back', keep_until, due_at: whenFree, failures: 0 })
    .where('project_id', '=', projectId)
    .execute();
}

/** Whether a video's files lie apart, and stay there until the transaction ends. */
export async function holdEvidence(db: Kysely<DB>, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence')
    .select('project_id')
    .where('project_id', '=', projectId)
    .where('wanted', '=', 'kept')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that somebody may have stored files anew of these projects, or has deleted them. Answers those whose
 * files are evidence: nobody else may remove them, since they may not lie apart yet.
 */
export async function lookAgain(
  db: Kysely<DB>,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .updateTable('evidence')
    .set({ due_at: whenFree })
    .where('project_id', '=', sql<string>`any(${projectIds}::uuid[])`)
    .returning(['project_id', 'wanted'])
    .execute();
  const kept = rows.filter(({ wanted }) => wanted === 'kept');
  return new Set(kept.map(({ project_id }) => project_id));
}

/** Whether a video's owner has objected in time, and nobody has decided that yet. */
const isObjectedTo = sql<boolean>`exists (
  select from takedowns join projects on projects.id = takedowns.project_id
  where takedowns.project_id = evidence.project_id
    and objected_at is not null and answered_at is null)`;

const isDeleted = sql<boolean>`not exists (
  select from projects where projects.id = evidence.project_id)`;

/** Takes files that are to be moved now, those that wait longest; or of one project. Nobody else does meanwhile. */
export async function takeDueEvidence(
  db: Kysely<DB>,
  projectId?: string,
): Promise<TakenEvidence | undefined> {
  const isIt = projectId === undefined ? sql`true` : sql`project_id = ${projectId}`;
  const { rows } = await sql<TakenEvidence>`
    update evidence set ${leased},
      wanted = case
        when wanted = 'kept' and keep_until <= now() and not ${isObjectedTo} then 'gone'
        when wanted = 'back' and ${isDeleted} then 'gone'
        else wanted end
    where project_id = (select project_id from evidence where due_at <= now() and ${isIt}
      order by due_at limit 1 for update skip locked)
    returning project_id as "projectId", wanted, keep_until < ${NOT_BACK} as "wasBack",
      keep_until <= now() as "isOver", leased_until as until`.execute(db);
  return rows[0];
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
 * as long as an objection waits after that, every hour. Of what is back the copies that lie apart stay for
 * an hour, and every ten minutes it is looked whether it is still there: a removal that was sent when the
 * video was taken down, and hung on its way to a bucket, may arrive as late. Where its owner has deleted it
 * meanwhile, it is due at once.
 */
const NEXT_LOOK = sql<Date>`case
  when wanted = 'back' and ${isDeleted} then now()
  when wanted = 'back' then least(keep_until, now() + interval '10 minutes')
  when keep_until <= now() then now() + interval '1 hour'
  when now() < taken_at + interval '30 minutes' then taken_at + interval '30 minutes'
  when now() < taken_at + interval '1 day' then least(keep_until, taken_at + interval '1 day')
  else keep_until end`;

/** They are where they were wanted. Where something else is wanted by now, that is due at once. */
export async function noteMoved(db: Kysely<DB>, taken: TakenEvidence): Promise<void> {
  const { wanted, isOver } = taken;
  if (wanted === 'gone' || (wanted === 'back' && isOver)) {
    await sql`delete from evidence where ${isStillTaken(taken)} and wanted = ${wanted}`.execute(db);
  }
  const isSame = sql`wanted = ${wanted}`;
  await letGo(
    db,
    taken,
    sql`case when ${isSame} then ${NEXT_LOOK} else now() end, failures = 0, keep_until = case
      when ${isSame} and keep_until = ${NOT_BACK} then now() + ${GRACE} else keep_until end`,
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
