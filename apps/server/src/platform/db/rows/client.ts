import pg from 'pg';
import { APPLICATION_NAME, APPLICATION_NAMES } from '../application-name.ts';

/** One connection, for what must happen on a single one: COPY, and a snapshot that others share. */
export type Client = pg.Client;

const BEGIN = {
  /** Sees the database as it is at the first query, until the end. */
  read: 'begin isolation level repeatable read read only',
  write: 'begin',
};

/**
 * What the role or the database sets must not cut short what takes an hour, nor change how a value is
 * spelled. For this transaction alone: through a pooler the connection goes to others.
 */
const SETTINGS = [
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  'set local datestyle = ISO',
  'set local intervalstyle = postgres',
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
];

/**
 * Does some work in one transaction on a connection of its own, and commits. What the work throws
 * undoes it all. By pg with pg-copy-streams: where postgres.js 3.4.9 loses the connection within a
 * COPY, an error that nobody can catch ends the process.
 */
export async function onClient<T>(
  url: string,
  mode: keyof typeof BEGIN,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // What is asked afterwards fails for a reason that says nothing.
  let loss: Error | undefined;
  client.on('error', (error) => {
    loss ??= error;
  });
  await client.connect();
  try {
    await client.query([BEGIN[mode], ...SETTINGS].join(';'));
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    throw loss ?? error;
  } finally {
    await client.end();
  }
}

/** How many connections of the product, other than this process's, are on the database. */
export async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name ~ $1 and application_name <> $2`,
    [APPLICATION_NAMES, APPLICATION_NAME],
  );
  return rows[0].others;
}
