import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isLate } from './is-database-away.ts';

/** What a statement is sent as. */
export type Sent = { text: string; name?: string };

/**
 * A pool for Kysely that has `send` say what each statement is sent as, and tells `tellWait` the seconds
 * that each connection was waited for.
 */
export function sendingPool(
  pool: pg.Pool,
  send: (text: string) => Sent,
  tellWait: (seconds: number) => void,
): PostgresPool {
  // Kysely keeps something for each client by its identity.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const beganAt = performance.now();
      const done = () => tellWait((performance.now() - beganAt) / 1000);
      const client = await pool.connect().finally(done);
      const sending = clients.get(client) ?? sendingClient(client, send);
      clients.set(client, sending);
      return sending;
    },
  };
}

function sendingClient(client: pg.PoolClient, send: (text: string) => Sent): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      const result = await client.query({ ...send(text), values: values as unknown[] });
      // Of several statements in one message, `begin` and the settings behind it: nobody reads it.
      return Array.isArray(result) ? result[0] : result;
    } catch (error) {
      // Its statement is still pending: whatever comes behind it, such as a rollback, would wait as
      // long. Who gives a client back that was ended has the pool drop it.
      if (isLate(error as Error)) void (client as unknown as pg.Client).end();
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
