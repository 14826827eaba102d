import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { ProjectRow } from '../queries.ts';

/** A project as an archive tells of it. */
export type ArchivedRow = Pick<ProjectRow, 'id' | 'title' | 'prompt' | 'starred'> & {
  status: ProjectRow['status'] | 'taken down';
  templateId: string;
  slots: Record<string, string>;
  seriesIndex: number | null;
  finishedAt: Date | null;
};

/** Those of a person's projects, in their order in a series if they are of one. */
export function listArchived(
  db: Kysely<DB>,
  accountId: string,
  of: { seriesId: string } | { ids: readonly string[] },
): Promise<ArchivedRow[]> {
  const rows = db
    .selectFrom('projects')
    .select(['id', 'title', 'prompt', 'starred', 'template_id as templateId'])
    .select(
      sql<
        ArchivedRow['status']
      >`case when taken_down_at is null then status else 'taken down' end`.as('status'),
    )
    .select(['series_index as seriesIndex', 'completed_at as finishedAt'])
    .select(sql<Record<string, string>>`slots`.as('slots'))
    .where('account_id', '=', accountId)
    .orderBy('series_index');
  return 'seriesId' in of
    ? rows.where('series_id', '=', of.seriesId).execute()
    : rows.where('id', '=', sql<string>`any(${sql.val(of.ids)}::uuid[])`).execute();
}
