import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import { z } from 'zod';
import { notifyOnceCommitted } from '../db/telling-dialect.ts';
import type { Log } from '../log.ts';
import { periodically } from '../periodically.ts';
import { readNotification } from '../read-notification.ts';
import type { Limits } from './limits.ts';

const CHANNEL = 'counted';
const EVERY_MS = 1000;
/** A notification holds 8,000 bytes, and one count takes some 70. */
const COUNTS_AT_ONCE = 80;

const message = z.object({ from: z.string(), told: z.array(z.unknown()) });
const count = z.tuple([z.string(), z.string(), z.number().nonnegative()]);

/**
 * Tells the other processes on a database every second what this one has counted, and hears theirs,
 * until the answered function is called. By NOTIFY, which writes no row; a message that is lost makes
 * a limit less exact for a minute.
 */
export async function shareLimits<DB>(
  limits: Limits,
  { db, connection, log }: { db: Kysely<DB>; connection: postgres.Sql; log: Log },
): Promise<() => Promise<void>> {
  const self = randomUUID();
  // Equal notifications that wait go out as one. A count is to be added, so no two messages are equal.
  let messages = 0;
  const { unlisten } = await connection.listen(CHANNEL, (payload) => {
    const heard = readNotification(message, { channel: CHANNEL, payload, log });
    if (!heard || heard.from === self) return;
    // One by one: a count that cannot be read costs no other.
    const counts = heard.told.map((one) => count.safeParse(one).data);
    limits.hear(counts.filter((one) => one !== undefined));
  });
  const tell = async () => {
    const untold = limits.takeUntold();
    for (let i = 0; i < untold.length; i += COUNTS_AT_ONCE) {
      const told = untold.slice(i, i + COUNTS_AT_ONCE);
      const payload = JSON.stringify({ from: self, message: ++messages, told });
      await notifyOnceCommitted(db, CHANNEL, payload);
    }
  };
  const stop = periodically('tell what was counted', EVERY_MS, tell, log);
  return async () => {
    await stop();
    await unlisten();
  };
}
