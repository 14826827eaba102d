import type { ReportDecision } from '@shortcake/contract/operator/reports';
import { type InsertObject, type Kysely, type Selectable, sql } from 'kysely';
import { daysAgo } from '../../platform/db/delete-oldest.ts';
import type { DB } from '../../schema.ts';

export type ReportRow = Selectable<DB['reports']>;

/** What a report says, and of which video. */
export type NewReportRow = Omit<
  InsertObject<DB, 'reports'>,
  'id' | 'account_id' | 'created_at' | 'waiting_since' | 'moot_at'
> & { project_id: string };

/**
 * Writes a report of a finished video, and answers its id; undefined where that is gone, or taken down, by
 * now. A decision about the video waits until this is committed, and then finds it.
 */
export async function insertReport(
  db: Kysely<DB>,
  { project_id, kind, text, name, email, work, good_faith, rights_holder }: NewReportRow,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into reports
      (kind, text, name, email, work, good_faith, rights_holder, project_id, account_id)
    select ${kind}, ${text}, ${name}, ${email}, ${work}, ${good_faith}, ${rights_holder}, id, account_id
      from projects
      where id = ${project_id} and status = 'completed' and taken_down_at is null for share
    returning id`.execute(db);
  return rows[0]?.id;
}

/** A report by its id. */
export function findReport(db: Kysely<DB>, id: string) {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, which nobody else changes until the transaction ends. */
export function lockReport(db: Kysely<DB>, id: string) {
  return db.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What was decided, why and by whom. */
export type Decided = { decision: ReportDecision; reason: string; by: string };

const writing = ({ decision, reason, by }: Decided) => ({
  ...{ decision, reason, decided_by: by },
  ...{ decided_at: sql<Date>`now()`, waiting_since: null },
});

/** Writes what was decided of a report. */
export async function writeDecision(db: Kysely<DB>, id: string, decided: Decided): Promise<void> {
  await db.updateTable('reports').set(writing(decided)).where('id', '=', id).execute();
}

/** The same of all that waits for a first decision about a video. Answers those reports. */
export function decideAllOf(db: Kysely<DB>, projectId: string, decided: Decided) {
  return db
    .updateTable('reports')
    .set(writing(decided))
    .where('project_id', '=', projectId)
    .where('waiting_since', 'is not', null)
    .where('decided_at', 'is', null)
    .returning(['id', 'email'])
    .execute();
}

/** Writes that a decided report waits anew, for what its owner said; or that it does not any more. */
export async function writeWaiting(db: Kysely<DB>, id: string, waits: boolean): Promise<void> {
  await db
    .updateTable('reports')
    .set({ waiting_since: waits ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

const NO_WORDS = sql`text = null, name = null, email = null, work = null, reason = null`;

/** Of evidence the report stays until the files go. */
const isEvidence = sql`exists (select from takedowns where takedowns.report_id = reports.id)
  and exists (select from evidence where evidence.project_id = reports.project_id)`;

/**
 * Leaves of the reports of a person's videos what a year's count needs. What led to a takedown says what it
 * said as long as the video's files are kept, and of nobody whose that was.
 */
export async function emptyReportsOf(db: Kysely<DB>, accountId: string): Promise<void> {
  await sql`
    update reports set ${NO_WORDS}, project_id = null, account_id = null
    where account_id = ${accountId} and not (${isEvidence})`.execute(db);
  await sql`update reports set account_id = null where account_id = ${accountId}`.execute(db);
}

/**
 * Forgets the words of some reports that were decided, or moot, so long ago; and of evidence that is gone,
 * whose owner is as well. Answers of how many. A statement of reasons stays as long as the video.
 */
export async function forgetWordsOfReports(
  db: Kysely<DB>,
  days: number,
  most: number,
): Promise<number> {
  const isOver = sql`waiting_since is null and greatest(moot_at, decided_at,
    (select answered_at from takedowns where report_id = reports.id)) < ${daysAgo(days)}`;
  const hasVideo = sql`exists (select from projects where projects.id = reports.project_id)`;
  const { numAffectedRows } = await sql`
    update reports set text = null, name = null, email = null, work = null,
      reason = case when ${hasVideo} then reason end,
      project_id = case when account_id is not null then project_id end
    where id = any(array(
      select id from reports
      where (text is not null or (reason is not null and not ${hasVideo}))
        and (${isOver} or (account_id is null and not (${isEvidence})))
      order by created_at limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** How many reports and objections have waited for a decision for so many days. */
export async function countWaiting(db: Kysely<DB>, days: number): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('waiting_since', '<', daysAgo(days))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The title of a person's project. */
export async function findTitle(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('projects')
    .select('title')
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.title;
}

/** Whether a video that a report removed was put back since. */
export async function isPutBack(
  db: Kysely<DB>,
  { project_id, decided_at }: ReportRow,
): Promise<boolean> {
  const row = await db
    .selectFrom('takedowns')
    .select('id')
    .where('project_id', '=', project_id)
    .where('answer', '=', 'keep')
    .where('answered_at', '>', decided_at)
    .executeTakeFirst();
  return row !== undefined;
}
