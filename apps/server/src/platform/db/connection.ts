import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';

export type Connection<DB> = {
  /** For raw SQL, LISTEN and migrations. */
  sql: postgres.Sql;
  /** For queries; shares the pool of `sql`. */
  db: Kysely<DB>;
  /** Lets running queries end for up to 5 seconds, then closes every connection. */
  close(): Promise<void>;
};

export type ConnectOptions = {
  /** Connections at most, opened when needed; 10 by default. */
  max?: number;
  /** What pg_stat_activity shows; the process id by default. */
  applicationName?: string;
};

/**
 * A pool on a PostgreSQL, connecting with the first query. The URL may name a socket's folder:
 * `postgres://postgres@localhost:5432/name?host=/folder`.
 *
 * int8 arrives as a number where that is exact, else as a bigint, with which arithmetic on
 * numbers fails loudly instead of rounding. numeric arrives as text, and so does `sum` of an
 * int8: cast it. Timestamps arrive as Date; the session's time zone is UTC. jsonb takes and gives
 * values, not JSON text.
 */
export function connect<DB>(url: string, options: ConnectOptions = {}): Connection<DB> {
  const place = socketAware(url);
  const sql = postgres(place.url, {
    ...place.host,
    max: options.max ?? 10,
    connect_timeout: 10,
    onnotice: () => {},
    types: { bigint: int8 },
    connection: {
      application_name: options.applicationName ?? `node ${process.pid}`,
      TimeZone: 'UTC',
    },
  }) as unknown as postgres.Sql;
  const db = new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: sql }) });
  return {
    sql,
    db,
    async close() {
      await sql.end({ timeout: 5 });
      await db.destroy();
    },
  };
}

const int8 = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint | string) => String(value),
  parse: (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
};

/** postgres.js knows sockets as an option only, and would send `host=` on to the server. */
function socketAware(url: string): { url: string; host?: { host: string } } {
  const parsed = new URL(url.replace('@/', '@localhost/').replace(/:\/\/\//, '://localhost/'));
  const host = parsed.searchParams.get('host');
  if (!host) return { url };
  parsed.searchParams.delete('host');
  return { url: parsed.href, host: { host } };
}
