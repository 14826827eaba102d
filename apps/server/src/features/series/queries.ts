import { type Kysely, sql } from 'kysely';
import { deleteOldest } from '../../platform/db/delete-oldest.ts';
import { isAfter, microseconds } from '../../platform/db/newest-first.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { holds } from '../videos/list/queries.ts';
import type { ProjectRow } from '../videos/queries.ts';
import { type SeriesWithVideos, seriesWithVideos } from '../videos/whole-series.ts';

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'uuid' } as const;

export async function insertSeries(
  db: Kysely<DB>,
  series: { id: string; account_id: string; title: string },
): Promise<void> {
  await db.insertInto('series').values(series).execute();
}

/**
 * A page of a person's series, newest first: with `q` those whose title holds it, with `ids` those of
 * them. One whose videos were all deleted is none any more.
 */
export async function listSeriesRows(
  db: Kysely<DB>,
  accountId: string,
  { q, ids }: { q?: string | undefined; ids?: readonly string[] | undefined },
  { limit, after }: Page,
): Promise<PageOf<SeriesWithVideos & { at: string }>> {
  let series = seriesWithVideos(db, accountId)
    .select(microseconds(COLUMNS).as('at'))
    .orderBy('series.created_at', 'desc')
    .orderBy('series.id', 'desc')
    .limit(limit + 1);
  if (after) series = series.where(isAfter(COLUMNS, after));
  if (q) series = series.where(holds('series.title', q));
  if (ids) series = series.where('series.id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`);
  return pageOf(await series.execute(), limit);
}

/**
 * Holds a person's series until the transaction ends: how many videos it has, and the place of the next.
 * Undefined where there is none.
 */
export async function lockSeries(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<{ videos: number; nextIndex: number } | undefined> {
  const series = await db
    .selectFrom('series')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', seriesId)
    // Not more: a project that one transaction changes twice looks whether its series is there, which a
    // cancellation does while it has the balance that is waited for here.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!series) return undefined;
  // After the lock: what another request adds meanwhile counts.
  return db
    .selectFrom('projects')
    .select((eb) => [
      eb.fn.countAll<number>().as('videos'),
      sql<number>`coalesce(max(series_index) + 1, 0)`.as('nextIndex'),
    ])
    .where('account_id', '=', accountId)
    .where('series_id', '=', seriesId)
    .executeTakeFirstOrThrow()
    .then(({ videos, nextIndex }) => ({ videos: Number(videos), nextIndex }));
}

export async function renameSeries(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
  title: string,
): Promise<void> {
  await db
    .updateTable('series')
    .set({ title })
    .where('account_id', '=', accountId)
    .where('id', '=', seriesId)
    .execute();
}

/** Holds the rows of a series' projects until the transaction ends, and answers them in their order. */
export function lockProjectsOf(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<ProjectRow[]> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('series_id', '=', seriesId)
    .orderBy('series_index')
    .forUpdate()
    .execute();
}

/** Deletes a person's series, whose projects are gone. */
export async function deleteSeriesRow(db: Kysely<DB>, accountId: string, seriesId: string) {
  await db
    .deleteFrom('series')
    .where('account_id', '=', accountId)
    .where('id', '=', seriesId)
    .execute();
}

/**
 * Deletes series whose videos were all deleted one by one, at most so many; nobody can add to such a one.
 * Answers how many.
 */
export function forgetEmptySeries(db: Kysely<DB>, most: number): Promise<number> {
  const over = sql<boolean>`not exists (select from projects where series_id = series.id)`;
  return deleteOldest(db, { table: 'series', by: 'created_at', over }, most);
}
