import type { ProjectsQuery } from '@shortcake/contract/project';
import { type Kysely, type Selectable, sql } from 'kysely';
import { holdsText } from '../../../platform/db/holds-text.ts';
import { isAfter, microseconds } from '../../../platform/db/newest-first.ts';
import { prepare } from '../../../platform/db/prepared.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Page, type PageOf, pageOf } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';
import type { LiveSessions } from '../../sessions/session.ts';
import { LIVE, VIEWED, type ViewedRow } from '../queries.ts';

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'uuid' } as const;

export type TakedownRow = Selectable<DB['takedowns']>;

export type ProjectFilter = Omit<ProjectsQuery, 'limit' | 'cursor'>;

const newest = (db: Kysely<DB>, accountId: string, most: number) =>
  db
    .selectFrom('projects')
    .select(VIEWED)
    .select(microseconds(COLUMNS).as('at'))
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);

/** What an open page asks for again and again. */
const findNewest = prepare('newest projects', newest);

/** A page of a person's projects, newest first; of those only that the filter lets through. */
export async function listProjectRows(
  db: Kysely<DB>,
  accountId: string,
  { q, status, series, starred, wall }: ProjectFilter,
  { limit, after }: Page,
): Promise<PageOf<ViewedRow>> {
  if (wall) return listWallRows(db, accountId, { limit, after });
  if (!(q || status || series !== undefined || starred || after)) {
    return pageOf(await findNewest(db, accountId, limit + 1), limit);
  }
  let projects = newest(db, accountId, limit + 1);
  if (after) projects = projects.where(isAfter(COLUMNS, after));
  if (status === 'live') projects = projects.where('status', 'in', LIVE);
  else if (status) projects = projects.where('status', '=', status);
  if (starred) projects = projects.where('starred', '=', true);
  if (q) projects = projects.where((or) => or.or([holds('title', q), holds('prompt', q)]));
  // What is no id is nobody's.
  if (series !== undefined) {
    projects = projects.where('series_id', '=', isUuid(series) ? series : null);
  }
  return pageOf(await projects.execute(), limit);
}

/**
 * A page of a person's wall: videos of no series, and of each series one, its cover. A series stands where
 * it was asked for, whichever video is its cover by now: so no page has it twice, and none is without it.
 */
async function listWallRows(
  db: Kysely<DB>,
  accountId: string,
  { limit, after }: Page,
): Promise<PageOf<ViewedRow>> {
  const isFurther = after ? isAfter(COLUMNS, after) : sql<boolean>`true`;
  // Each half by its own index, and no further than the page reaches.
  const places = sql<Place>`(
    (select created_at, id, id as project_id from projects
      where account_id = ${accountId} and series_id is null and ${isFurther}
      order by created_at desc, id desc limit ${limit + 1})
    union all
    (select created_at, id, project_id
      from series cross join lateral (select ${COVER} as project_id) as covers
      where account_id = ${accountId} and project_id is not null and ${isFurther}
      order by created_at desc, id desc limit ${limit + 1}))`;
  const rows = await db
    .with('places', () => places)
    .selectFrom('places')
    .innerJoin('projects', 'projects.id', 'places.project_id')
    .select(VIEWED.map((column) => `projects.${column}` as const))
    .select(['places.id as place', microseconds({ createdAt: 'places.created_at' }).as('at')])
    .where('projects.account_id', '=', accountId)
    .orderBy('places.created_at', 'desc')
    .orderBy('places.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, next } = pageOf(
    rows.map((row) => ({ id: row.place, at: row.at, row })),
    limit,
  );
  return { items: items.map(({ row }) => row), next };
}

/** Where something stands on a wall, and the project that stands there. */
type Place = { created_at: Date; id: string; project_id: string };

/** The first finished video of a series, else the first; null where all were deleted. */
const COVER = sql`coalesce(
  (select of_series.id from projects of_series
    where of_series.series_id = series.id and of_series.status = 'completed'
    order by of_series.series_index limit 1),
  (select of_series.id from projects of_series
    where of_series.series_id = series.id order by of_series.series_index limit 1))`;

/** Whether a column holds a text. */
export const holds = (column: 'title' | 'prompt' | 'series.title', text: string) =>
  holdsText(column, text);

/** Of these projects of a person the last takedown of each. */
export function lastTakedowns(db: Kysely<DB>, accountId: string, projectIds: readonly string[]) {
  return db
    .selectFrom('takedowns')
    .distinctOn('project_id')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('project_id', '=', sql<string>`any(${sql.val(projectIds)}::uuid[])`)
    .orderBy('project_id')
    .orderBy('at', 'desc')
    .execute();
}

/** What the list of whose session it is comes to, read along with the session; null before the first. */
export const withProjectList = (sessions: LiveSessions) =>
  sessions
    .leftJoin('project_lists', 'project_lists.account_id', 'sessions.account_id')
    .select(['project_lists.version', 'project_lists.pending', 'project_lists.processing']);

/** Gives a person's lists another version, where what changed is no project. Last in its transaction. */
export async function renewProjectList(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .updateTable('project_lists')
    .set({ version: sql`gen_random_uuid()` })
    .where('account_id', '=', accountId)
    .execute();
}

/** How many projects a person has by status, and their list's version; undefined before the first. */
export function findProjectList(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('project_lists')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
