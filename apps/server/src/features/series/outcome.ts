import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { isLive } from '../videos/queries.ts';
import { countCancelled, findSeries } from './queries.ts';

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
