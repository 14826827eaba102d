import type { ProjectsQuery } from '@shortcake/contract/project';
import { type Kysely, sql } from 'kysely';
import { isAfter, microseconds } from '../../../platform/db/newest-first.ts';
import { prepare } from '../../../platform/db/prepared.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Page, type PageOf, pageOf } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';
import type { LiveSessions } from '../../sessions/session.ts';
import { LIVE, VIEWED, type ViewedRow } from '../queries.ts';

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'uuid' } as const;

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
  { q, status, series, starred }: ProjectFilter,
  { limit, after }: Page,
): Promise<PageOf<ViewedRow>> {
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
 * Whether a column holds a text, in any case and form of Unicode (a Mac may write é as two characters);
 * strpos knows no wildcards. Compared in capitals, since Σ stands for both σ and ς, and SS for ß, and
 * İ as I. By ICU's rules, which are JavaScript's too: the database's own may know ASCII only. It reads
 * all of a person's prompts when few hold it; an index on parts of words (pg_trgm) is not to be had on
 * every managed PostgreSQL.
 */
function holds(column: 'title' | 'prompt', text: string) {
  const capitals = text.toUpperCase().normalize('NFC').replaceAll('İ', 'I');
  return sql<boolean>`strpos(
    replace(normalize(upper(${sql.ref(column)} collate "und-x-icu")), 'İ', 'I'), ${capitals}) > 0`;
}

/** What the list of whose session it is comes to, read along with the session; null before the first. */
export const withProjectList = (sessions: LiveSessions) =>
  sessions
    .leftJoin('project_lists', 'project_lists.account_id', 'sessions.account_id')
    .select(['project_lists.version', 'project_lists.pending', 'project_lists.processing']);

/** How many projects a person has by status, and their list's version; undefined before the first. */
export function findProjectList(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('project_lists')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
