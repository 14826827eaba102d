import type { Report, ReportsQuery } from '@shortcake/contract/operator/reports';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { listReportsPage, readReports } from './list-queries.ts';
import { areFilesSeen, viewOf } from './view.ts';

// Reports, as the operator deals with them.

/** A page of reports: of open ones those first that wait longest, of all others the newest. */
export async function findReports(
  db: Kysely<DB>,
  { status, q }: Pick<ReportsQuery, 'status' | 'q'>,
  page: Page,
): Promise<PageOf<Report>> {
  const id = q?.toLowerCase();
  if (id && !isUuid(id)) return { items: [], next: undefined };
  const { items, next } = await listReportsPage(db, { status, id }, page);
  return { items: items.map(viewOf), next };
}

/** A report by its id, which may be any text. Throws NotFoundError. */
export async function reportOf(db: Kysely<DB>, reportId: string): Promise<Report> {
  const [row] = isUuid(reportId) ? await readReports(db, [reportId]) : [];
  if (!row) throw new NotFoundError('There is no such report.');
  return viewOf(row);
}

/**
 * The project whose files an operator may look at for a report's sake: while that waits, or the video is
 * taken down or shared. Undefined where there is none.
 */
export async function projectWithFiles(
  db: Kysely<DB>,
  reportId: string,
): Promise<string | undefined> {
  const [row] = isUuid(reportId) ? await readReports(db, [reportId]) : [];
  return row && areFilesSeen(row) ? (row.project_id ?? undefined) : undefined;
}
