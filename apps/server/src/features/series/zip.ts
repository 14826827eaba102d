import type { Kysely } from 'kysely';
import { InvalidRequestError, NotFoundError } from '../../platform/errors.ts';
import type { DB } from '../../schema.ts';
import type { ServeArchive } from '../videos/zip/archives.ts';
import { listArchived } from '../videos/zip/queries.ts';
import { seriesOf } from './service.ts';

/**
 * GET /media/series/{series}.zip: all finished videos of a person's series under their numbers in it, or
 * the starred ones (`?only=starred`).
 */
export function registerSeriesZip(serveArchive: ServeArchive, db: Kysely<DB>): void {
  serveArchive('/media/series/:file', async (accountId, { params, query }) => {
    const [, id] = /^(.+)\.zip$/.exec(params.file ?? '') ?? [];
    if (id === undefined) throw new NotFoundError();
    if (query.only !== undefined && query.only !== 'starred') {
      throw new InvalidRequestError('only: starred, or nothing');
    }
    const { title } = await seriesOf(db, accountId, id);
    const all = await listArchived(db, accountId, { seriesId: id });
    const videos = all.map((video) => ({ ...video, number: (video.seriesIndex ?? 0) + 1 }));
    const wanted = query.only === 'starred' ? videos.filter(({ starred }) => starred) : videos;
    return { title, table: 'series.csv', videos: wanted };
  });
}
