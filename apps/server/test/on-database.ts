import { setTimeout as sleep } from 'node:timers/promises';
import { sql as query } from 'kysely';
import type postgres from 'postgres';
import { connectDatabase } from '../src/platform/db/connection.ts';

/** The same server's URL for another database. */
export function urlOfDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl.replace('@/', '@localhost/'));
  url.pathname = `/${database}`;
  return url.href;
}

/** Does some work over a connection of its own, and closes it. */
export async function onDatabase<T>(
  url: string,
  work: (sql: postgres.Sql) => PromiseLike<T>,
): Promise<T> {
  const { sql, close } = connectDatabase(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await close();
  }
}

/** Resolves when a session of a database waits for a lock. The caller's own must not hold it. */
export async function lockAwaited(sql: postgres.Sql): Promise<void> {
  const waiting = () => sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0) await sleep(10);
}

/** Leaves a session asleep in a statement, and gives how that ended: the error's message. */
export async function sleepingSession(url: string): Promise<{ outcome: Promise<string> }> {
  const { db, close } = connectDatabase(url, { max: 1 });
  const outcome = query`select pg_sleep(60)`
    .execute(db)
    .then(
      () => 'slept',
      (error: Error) => error.message,
    )
    .finally(close);
  const isAsleep = () =>
    onDatabase(
      url,
      (sql) => sql`
        select from pg_stat_activity where state = 'active' and query = 'select pg_sleep(60)'`,
    );
  while ((await isAsleep()).length === 0) await sleep(10);
  return { outcome };
}
