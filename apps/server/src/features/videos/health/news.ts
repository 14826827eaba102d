import { type Kysely, sql } from 'kysely';
import type { Fault } from '../../../engines/faults.ts';
import { daysAgo, deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { DB } from '../../../schema.ts';
import { standingNews } from './health.ts';

/** How an engine answered: when it was asked for a video, or about a job of its own. */
export type News = { engine: string; about: 'ask' | 'job'; fault?: Fault };

/** Writes down how an engine answered. */
export async function insertNews(db: Kysely<DB>, { engine, about, fault }: News): Promise<void> {
  // An engine whose filter refuses something is at work.
  const works = fault === undefined || fault.kind === 'filtered';
  const code = fault?.code ?? null;
  await db.insertInto('engine_news').values({ engine, about, code, works }).execute();
}

/** Forgets some of how engines answered so long ago, except what still stands. Answers how many rows. */
export async function forgetNews(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const standing = await standingNews(db);
  const over = sql<boolean>`at < ${daysAgo(days)} and id <> all(${standing}::bigint[])`;
  return deleteOldest(db, { table: 'engine_news', by: 'at', over }, most);
}
