import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What a statement is sent as. */
export type Sent = { text: string; name?: string };

/** A pool for Kysely that has `send` say what each statement is sent as. */
export function sendingPool(pool: pg.Pool, send: (text: string) => Sent): PostgresPool {
  // Kysely keeps something for each client by its identity.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const sending = clients.get(client) ?? sendingClient(client, send);
      clients.set(client, sending);
      return sending;
    },
  };
}

function sendingClient(client: pg.PoolClient, send: (text: string) => Sent): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const result = await client.query({ ...send(text), values: values as unknown[] });
    // Of several statements in one message, `begin` and the settings behind it: nobody reads it.
    return Array.isArray(result) ? result[0] : result;
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
