import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { within } from '../within.ts';
import type { Connection } from './connection.ts';

const TRIES = 5;
const HEARD_MS = 1000;

/**
 * Whether what is notified on one connection is heard on another. Where a pooler lends sessions by the
 * transaction it is not: who listens has another session by then, and nothing tells so.
 */
export async function hearsNotifications({
  sql: listener,
  db,
}: Pick<Connection<unknown>, 'sql' | 'db'>): Promise<boolean> {
  const channel = `heard_${randomUUID()}`;
  const { promise: heard, resolve } = Promise.withResolvers<boolean>();
  const { unlisten } = await listener.listen(channel, () => resolve(true));
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await sql`select pg_notify(${channel}, '')`.execute(db);
      if (await within(HEARD_MS, heard).catch(() => false)) return true;
    }
    return false;
  } finally {
    await unlisten();
  }
}
