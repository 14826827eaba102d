import type { Kysely } from 'kysely';
import { notifyChanged } from '../../../platform/events.ts';
import type { Log } from '../../../platform/log.ts';
import type { DB } from '../../../schema.ts';
import { reasonOf } from '../openid-errors.ts';
import type { Picture } from './picture.ts';
import { savePicture } from './queries.ts';

export type PictureKeeper = {
  /** Begins to fetch a person's picture; it is kept when it arrives, and a failure is logged. */
  fetchLater(accountId: string, url: string): void;
  /** Cuts short what is under way, and waits for it. */
  stop(): Promise<void>;
};

/** Fetches pictures beside the sign-ins that ask for them, so that these neither wait nor fail. */
export function createPictureKeeper(options: {
  db: Kysely<DB>;
  fetchPicture: (url: URL, signal: AbortSignal) => Promise<Picture>;
  log: Log;
}): PictureKeeper {
  const { db, fetchPicture, log } = options;
  const shutdown = new AbortController();
  const underWay = new Set<Promise<void>>();

  const fetchAndKeep = async (accountId: string, url: string) => {
    const picture = await fetchPicture(new URL(url), shutdown.signal);
    await db.transaction().execute(async (db) => {
      if (await savePicture(db, accountId, url, picture)) {
        await notifyChanged(db, accountId, ['user']);
      }
    });
  };

  return {
    fetchLater(accountId, url) {
      const done = fetchAndKeep(accountId, url)
        .catch((error: unknown) => {
          // The host alone: an address's path and query tell who it is, and may grant something.
          log.warn({ host: new URL(url).host, reason: reasonOf(error) }, 'no profile picture');
        })
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async stop() {
      shutdown.abort(new Error('shutting down'));
      await Promise.all(underWay);
    },
  };
}
