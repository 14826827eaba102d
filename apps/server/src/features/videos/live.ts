import { type Kysely, sql } from 'kysely';
import { prepare } from '../../platform/db/prepared.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { createTogether } from '../../platform/together.ts';
import type { DB } from '../../schema.ts';
import { isLive } from './queries.ts';

/** A video, and whose it has to be. */
export type OwnVideo = { account: string; id: string };

const findStatuses = prepare(
  'status of projects',
  (db: Kysely<DB>, accounts: readonly string[], ids: readonly string[]) =>
    db
      .selectFrom('projects')
      .select(['account_id', 'id', 'status'])
      .where(sql<boolean>`account_id = any(${accounts}::uuid[])`)
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
);

/**
 * Makes a way to look whether a person's video is being made still; false where there is none. One query
 * at a time, for all who look meanwhile.
 */
export function createLiveLook(db: Kysely<DB>): (video: OwnVideo) => Promise<boolean> {
  const lookTogether = createTogether(1, async (videos: OwnVideo[]) => {
    const accounts = new Set(videos.map(({ account }) => account));
    const ids = new Set(videos.map(({ id }) => id));
    const rows = await findStatuses(db, [...accounts], [...ids]);
    return new Set(
      rows.filter(({ status }) => isLive(status)).map((row) => `${row.account_id} ${row.id}`),
    );
  });
  return async ({ account, id }) =>
    isUuid(id) && (await lookTogether({ account, id })).has(`${account} ${id}`);
}
