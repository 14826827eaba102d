import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Series } from '@shortcake/contract/series';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '../../schema.ts';
import type { ProjectRow } from './queries.ts';

// A series as all of its videos: here, since the end of one of them is told of with it.

type SeriesRow = Selectable<DB['series']>;

/** A series with its videos in their order: ids, and how each stands. */
export type SeriesWithVideos = SeriesRow & {
  videos: { id: string; status: ProjectRow['status'] }[];
};

/** A person's series that have videos. */
export const seriesWithVideos = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('series')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('projects')
          .select(
            sql<SeriesWithVideos['videos']>`
              json_agg(json_build_object('id', id, 'status', status) order by series_index)`.as(
              'videos',
            ),
          )
          .whereRef('series_id', '=', 'series.id')
          .having(sql<boolean>`count(*) > 0`)
          .as('of_series'),
      (join) => join.onTrue(),
    )
    .selectAll('series')
    .select('of_series.videos')
    .where('series.account_id', '=', accountId);

/** A person's series that has videos, or undefined. */
export function findSeries(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<SeriesWithVideos | undefined> {
  return seriesWithVideos(db, accountId).where('series.id', '=', seriesId).executeTakeFirst();
}

/** A series as its owner sees it. */
export function viewOfSeries({ id, title, created_at, videos }: SeriesWithVideos): Series {
  const counts = { total: videos.length, pending: 0, processing: 0, completed: 0, failed: 0 };
  for (const { status } of videos) counts[status] += 1;
  return {
    ...{ id, title, counts },
    createdAt: created_at.toISOString(),
    credits: videos.length * CREDITS_PER_VIDEO,
    projectIds: videos.map((video) => video.id),
  };
}
