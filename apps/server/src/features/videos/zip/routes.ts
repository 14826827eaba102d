import type { Kysely } from 'kysely';
import { InvalidRequestError, NotFoundError } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { DB } from '../../../schema.ts';
import type { ServeArchive } from './archives.ts';
import { listArchived } from './queries.ts';

/** What an address has room for, and a person selects by hand. */
const MAX_ZIPPED = 100;

/**
 * GET /media/projects.zip?ids=a,b,c: those of these projects that are the person's and finished, numbered
 * in the order of the ids; where there is none of them, there is nothing.
 */
export function registerProjectsZip(serveArchive: ServeArchive, db: Kysely<DB>): void {
  serveArchive('/media/projects.zip', async (accountId, { query }) => {
    const ids = idsIn(query.ids);
    const places = new Map(ids.map((id, place) => [id, place]));
    const videos = (await listArchived(db, accountId, { ids: ids.filter(isUuid) }))
      .filter(({ status }) => status === 'completed')
      .sort((one, other) => places.get(one.id)! - places.get(other.id)!)
      .map((video, place) => ({ ...video, number: place + 1 }));
    if (videos.length === 0) throw new NotFoundError();
    return { title: 'videos', table: 'videos.csv', videos };
  });
}

function idsIn(text: unknown): string[] {
  const ids = typeof text === 'string' ? [...new Set(text.split(',').filter(Boolean))] : [];
  if (ids.length > 0 && ids.length <= MAX_ZIPPED) return ids;
  throw new InvalidRequestError(`ids: give 1 to ${MAX_ZIPPED}, separated by commas`);
}
