import type { ReportDecision } from '@shortcake/contract/operator/reports';
import { OBJECTION_DAYS, type ReportKind } from '@shortcake/contract/report-limits';
import { type Kysely, sql } from 'kysely';
import { daysAgo } from '../../../platform/db/delete-oldest.ts';
import type { DB } from '../../../schema.ts';
import { lastTakedowns, type TakedownRow } from '../list/queries.ts';

/** Anybody's finished project, which nobody else changes until the transaction ends. */
export function holdFinishedProject(db: Kysely<DB>, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'account_id', 'taken_down_at'])
    .where('id', '=', projectId)
    .where('status', '=', 'completed')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Writes that a project is taken down, from this moment on, or that it is not any more. */
export async function writeTakenDown(
  db: Kysely<DB>,
  projectId: string,
  isDown: boolean,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ taken_down_at: isDown ? sql<Date>`now()` : null })
    .where('id', '=', projectId)
    .execute();
}

/** Writes a takedown, which its owner can object to for some days. */
export async function insertTakedown(
  db: Kysely<DB>,
  {
    reportId,
    projectId,
    accountId,
    ...why
  }: { reportId: string; projectId: string; accountId: string; kind: ReportKind; reason: string },
): Promise<void> {
  const until = sql<Date>`now() + make_interval(days => ${OBJECTION_DAYS})`;
  await db
    .insertInto('takedowns')
    .values({ report_id: reportId, project_id: projectId, account_id: accountId, until, ...why })
    .execute();
}

/**
 * A person's project and the takedown that it is under, if it is, both held until the transaction ends;
 * undefined where there is no such project.
 */
export async function holdOwnTakedown(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<{ takedown: TakedownRow | undefined } | undefined> {
  const project = await db
    .selectFrom('projects')
    .select('taken_down_at')
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!project) return undefined;
  const [takedown] =
    project.taken_down_at === null ? [] : await lastTakedowns(db, accountId, [projectId]);
  return { takedown };
}

/** The takedown that a report has led to, held until the transaction ends. */
export function lockTakedownOfReport(db: Kysely<DB>, reportId: string) {
  return db
    .selectFrom('takedowns')
    .selectAll()
    .where('report_id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what its owner says against a takedown, the first time and in time. Answers whether it does so. */
export async function writeObjection(db: Kysely<DB>, id: string, text: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('takedowns')
    .set({ objection: text, objected_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('objected_at', 'is', null)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes what was decided of an objection. */
export async function writeAnswer(
  db: Kysely<DB>,
  id: string,
  { decision, reason, by }: { decision: ReportDecision; reason: string; by: string },
): Promise<void> {
  await db
    .updateTable('takedowns')
    .set({
      ...{ answer: decision, answer_reason: reason, answered_by: by },
      answered_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Leaves of a person's takedowns what a year's count needs: nobody, no video, no word. */
export async function emptyTakedownsOf(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .updateTable('takedowns')
    .set({
      ...{ account_id: null, project_id: null },
      ...{ reason: null, objection: null, answer_reason: null },
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets the words of some takedowns of so long ago, whose videos are deleted. Answers of how many. */
export async function forgetWordsOfTakedowns(
  db: Kysely<DB>,
  days: number,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update takedowns set reason = null, objection = null, answer_reason = null
    where id = any(array(
      select id from takedowns
      where reason is not null and coalesce(answered_at, at) < ${daysAgo(days)}
        and not exists (select from projects where projects.id = takedowns.project_id)
      order by at limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
