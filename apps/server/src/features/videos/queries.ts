import { type InsertObject, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { daysAgo, deleteOldest } from '../../platform/db/delete-oldest.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';

export type ProjectRow = Selectable<DB['projects']>;

/** What a person's view of a project is made of. A page reads no more: all columns take twice as long. */
export const VIEWED = [
  'id',
  'title',
  'starred',
  'shared',
  'prompt',
  'enhanced_prompt',
  'status',
  'step',
  'engine',
  'engine_state',
  'enhance_tried',
  'submit_started_at',
  'queue_position',
  'progress',
  'failure_reason',
  'created_at',
  'completed_at',
  'template_id',
  'category',
  'aspect_ratio',
  'generate_audio',
  'enhance_prompt',
  'seed',
  'slots',
  'series_id',
  'series_index',
  'credit_kept',
  'taken_down_at',
] as const satisfies (keyof ProjectRow)[];

export type ViewedRow = Pick<ProjectRow, (typeof VIEWED)[number]>;

export const LIVE = ['pending', 'processing'] as const;

/** Whether a project has not ended. */
export function isLive(status: ProjectRow['status']): boolean {
  return status === 'pending' || status === 'processing';
}

/** A project to be stored; what says when and in which turn is made here. */
export type NewProjectRow = Omit<
  InsertObject<DB, 'projects'>,
  'id' | 'account_id' | 'turn' | 'created_at'
> & { id: string };

/**
 * Stores new projects of one person, a microsecond apart, and answers them in their order. Their turns
 * say where they stand among the waiting projects of all people (see 0008_fair_turns.sql).
 */
export async function insertProjects(
  db: Kysely<DB>,
  accountId: string,
  projects: readonly NewProjectRow[],
): Promise<ProjectRow[]> {
  const { turn } = await db
    .selectNoFrom(
      sql<number>`greatest(
        (select coalesce(max(turn), 0) from projects where status <> 'pending'),
        (select coalesce(max(turn) + 1, 0) from projects where account_id = ${accountId})
      )`.as('turn'),
    )
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('projects')
    .values(
      projects.map((project, i) => ({
        ...project,
        account_id: accountId,
        turn: Number(turn) + i,
        created_at: sql<Date>`now() + ${i} * interval '1 microsecond'`,
      })),
    )
    .returningAll()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return projects.map(({ id }) => byId.get(id)!);
}

/** A person's project, or undefined when it does not exist or is someone else's. */
export function findProjectRow(db: Kysely<DB>, accountId: string, projectId: string) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .executeTakeFirst();
}

/** Changes a person's project and answers it as it is now. */
export function updateProjectRow(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
  changes: { title?: string; starred?: boolean },
) {
  return db
    .updateTable('projects')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .returningAll()
    .executeTakeFirst();
}

/** Holds a person's project, if it is there, until the transaction ends. */
export async function lockProjectRow(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<void> {
  await db
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .forUpdate()
    .execute();
}

/** All that goes on of a person, held until the transaction ends; those of a series in its own order. */
export function lockLiveProjects(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', LIVE)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Of a project that was cancelled: its credit has come back after all. Without effect on one that is gone. */
export async function writeCreditReturned(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ credit_kept: false })
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .where('credit_kept', '=', true)
    .execute();
}

/** Whether a video of a person's series has not ended. */
export async function isSeriesLive(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('series_id', '=', seriesId)
    .where('status', 'in', LIVE)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes something into several projects of a person. */
export async function updateProjectRows(
  db: Kysely<DB>,
  accountId: string,
  projectIds: readonly string[],
  changes: Updateable<DB['projects']>,
): Promise<void> {
  await db
    .updateTable('projects')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', 'in', projectIds)
    .execute();
}

/** Deletes several projects of a person. */
export async function deleteProjectRows(
  db: Kysely<DB>,
  accountId: string,
  projectIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('projects')
    .where('account_id', '=', accountId)
    .where('id', 'in', projectIds)
    .execute();
}

/** Deletes a person's project and answers what it was. */
export function deleteProjectRow(db: Kysely<DB>, accountId: string, projectId: string) {
  return db
    .deleteFrom('projects')
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Binds a key to what it made (a project, a series, or by the API a webhook or a delivery) unless it is
 * bound already. While another request with the same key is
 * under way this waits for it, so that of two at once one makes the project and one finds it.
 */
/** Binds a key to what was made for it: a project, a series, or by the API a webhook or a delivery. False when it is bound. */
export async function bindIdempotencyKey(
  db: Kysely<DB>,
  binding: InsertObject<DB, 'idempotency_keys'>,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values(binding)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export function findIdempotencyKey(db: Kysely<DB>, accountId: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Forgets some keys of requests that were made so long ago. Answers how many. */
export function forgetIdempotencyKeys(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`created_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'idempotency_keys', by: 'created_at', over }, most);
}

/** Of these projects those that exist: whether they go on, and with which ask. Ids that are none are left out. */
export async function statusesOf(
  db: Kysely<DB>,
  projectIds: string[],
): Promise<Map<string, { status: ProjectRow['status']; isLive: boolean; attempt: number }>> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'status', 'attempt'])
    .where('id', '=', sql<string>`any(${projectIds.filter(isUuid)}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, status, attempt }) => [id, { status, isLive: isLive(status), attempt }]),
  );
}

/** How many jobs an engine is asked about. */
export async function countPolled(db: Kysely<DB>, engine: string): Promise<number> {
  const { jobs } = await db
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<string>().as('jobs'))
    .where('status', '=', 'processing')
    .where('step', '=', 'poll')
    // As projects_begun_due has it.
    .where(sql`coalesce(engine, '')`, '=', engine)
    .executeTakeFirstOrThrow();
  return Number(jobs);
}

/** Seconds from the last ask to the end of an engine's latest videos. */
export async function recentMakingTimes(
  db: Kysely<DB>,
  engine: string,
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('projects')
    .select(sql<number>`extract(epoch from completed_at - submit_started_at)::float`.as('seconds'))
    .where('engine', '=', engine)
    .where('status', '=', 'completed')
    .where('submit_started_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ seconds }) => seconds);
}
