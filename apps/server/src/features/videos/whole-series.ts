import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Series } from '@shortcake/contract/series';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '../../schema.ts';
import { isLive, type ProjectRow } from './queries.ts';

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

/**
 * What became of a person's series, without what they cancelled; undefined where a video of it goes on, or
 * nothing is left to tell of.
 */
export async function seriesOutcome(db: Kysely<DB>, accountId: string, seriesId: string) {
  const series = await findSeries(db, accountId, seriesId);
  if (!series || series.videos.some(({ status }) => isLive(status))) return undefined;
  const ready = series.videos.filter(({ status }) => status === 'completed').length;
  const cancelled = await countCancelled(db, accountId, seriesId);
  const failed = series.videos.length - ready - cancelled;
  const { id, title } = series;
  return ready + failed > 0 ? { id, title, ready, failed } : undefined;
}

/** How many videos of a person's series they have cancelled. */
async function countCancelled(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('series_id', '=', seriesId)
    .where('failure_code', '=', 'CANCELLED')
    .executeTakeFirstOrThrow();
  return Number(count);
}
