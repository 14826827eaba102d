import { Kysely } from 'kysely';
import pg from 'pg';
import type postgres from 'postgres';
import type { Log } from '../log.ts';
import { APPLICATION_NAME } from './application-name.ts';
import { openDriver } from './driver.ts';
import { parseInt8 } from './int8.ts';
import { Notifier } from './notifier.ts';
import { type Sent, sendingPool } from './pool.ts';
import { nameOf } from './prepared.ts';
import { TellingDialect, type TellTo } from './telling-dialect.ts';

export type Connection<DB> = {
  /** For queries and transactions; goes on after the database has restarted. */
  db: Kysely<DB>;
  /**
   * For LISTEN, which it takes up again by itself, migrations and tests. Not for the product's
   * transactions: postgres.js 3.4.9 ends the process or hangs when it loses the connection within
   * one (porsager/postgres issues 1097, 1195 and 1199), which is why `db` runs on pg.
   */
  sql: postgres.Sql;
  /** Where `db` takes its connections from. */
  pool: pg.Pool;
  /** Has `hear` called with the seconds that each connection of `db` was waited for, in vain as well. */
  onWaited(hear: (seconds: number) => void): void;
  /** Lets running queries end, then closes every connection. */
  close(): Promise<void>;
};

export type ConnectOptions = {
  /** Connections of `db` at most, opened when needed; 10 by default. `sql` has a few of its own. */
  max?: number;
  /** What pg_stat_activity shows; APPLICATION_NAME by default. */
  applicationName?: string;
  /** How long a query of `db` may take; for ever by default. `sql` is never cut short. */
  timeouts?: Timeouts;
  /**
   * Where `db` finds its tables, whatever the role says: any role may change its own search_path, and
   * who did so would have the product find none. By default what the role says.
   */
  schema?: string;
  /**
   * Where `sql` connects to, given when the URL leads through a pooler in transaction mode: each
   * transaction of `db`, and each statement outside of one, may then run in another session. So nothing
   * is prepared, and `timeouts` and `schema` are told with every `begin`. For single statements they
   * must be the pooler's own setting.
   */
  directUrl?: string | undefined;
  /** Hears what transactions of `db` did, once they have committed (tellOnceCommitted); by default nobody. */
  tellTo?: TellTo;
  /** Hears of notifications that were lost (notifyOnceCommitted); by default nobody. */
  log?: Pick<Log, 'warn'>;
};

/**
 * What each may last, in milliseconds; then the query throws. The first three are PostgreSQL's to cut
 * short, the others hold here, whatever lies in between.
 */
export type Timeouts = {
  /** Waiting for a lock that another session holds. */
  lockMs: number;
  /** One statement, its waiting included. */
  statementMs: number;
  /** A transaction that asks nothing more, and holds what it has locked. */
  idleInTransactionMs: number;
  /** Waiting for a connection of the pool that is free, or a new one. */
  connectionMs: number;
  /**
   * Waiting for the answer to a statement. Then its connection is taken for lost and closed: the host
   * behind it may have vanished, while new connections lead to another.
   */
  answerMs: number;
};

/** Raw SQL is rare: a listener, and a migration at a time. */
const RAW_CONNECTIONS = 4;
/** After this many seconds without use a connection closes; LISTEN stays. */
const IDLE_SECONDS = 20;
const CONNECTION_MS = 10_000;
const NOBODY: TellTo = { tell() {} };

/**
 * Pools on a PostgreSQL, connecting with the first query. The URL may name a socket's folder:
 * `postgres://postgres@localhost:5432/name?host=/folder`.
 *
 * int8 arrives as a number where that is exact, else as a bigint, with which arithmetic on
 * numbers fails loudly instead of rounding. numeric arrives as text, and so does `sum` of an
 * int8: cast it. Timestamps arrive as Date; the session's time zone is UTC. jsonb takes and gives
 * values, not JSON text. A date arrives as text, 2026-11-22: it is no moment.
 */
export function connectDatabase<DB>(url: string, options: ConnectOptions = {}): Connection<DB> {
  const { max = 10, applicationName = APPLICATION_NAME } = options;
  const { timeouts, schema, directUrl, tellTo = NOBODY, log } = options;
  const isPooled = directUrl !== undefined;
  const settings = settingsOf({ timeouts, schema });
  const sql = openDriver(directUrl ?? url, {
    max: RAW_CONNECTIONS,
    idle_timeout: IDLE_SECONDS,
    connection: { application_name: applicationName },
  });
  const common = {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: timeouts?.connectionMs ?? CONNECTION_MS,
    idleTimeoutMillis: IDLE_SECONDS * 1000,
  };
  const pool = new pg.Pool({
    ...common,
    max,
    ...(timeouts ? { query_timeout: timeouts.answerMs } : {}),
    // By a statement: poolers refuse what they do not know of a connection's first message. The time
    // zone is one of the few settings that PgBouncer takes from one session to the next.
    onConnect: async (client) => {
      await client.query([UTC, ...(isPooled ? [] : settings)].map((one) => `set ${one}`).join(';'));
    },
    // A host that vanishes without a word would leave a query pending for ever. Node probes every
    // second from then on, and gives up after ten: 20 s in all. A query sent to a host that is gone
    // already waits for the kernel's retransmissions instead, some 15 minutes: hence `answerMs`.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  });
  // Without a listener a lost connection ends the process. What ran on it has failed, and whoever
  // asked was told; the pool drops it, and the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const notifier = new Notifier(common, log);
  const send = isPooled ? sendPooled(settings) : sendNamed;
  const hearers: ((seconds: number) => void)[] = [];
  const tellWait = (seconds: number) => {
    for (const hear of hearers) hear(seconds);
  };
  const dialect = new TellingDialect(
    { pool: sendingPool(pool, send, tellWait) },
    { tellTo, notifyTo: notifier },
  );
  const db = new Kysely<DB>({ dialect });
  return {
    sql,
    db,
    pool,
    onWaited: (hear) => void hearers.push(hear),
    async close() {
      await Promise.all([sql.end({ timeout: 5 }), db.destroy(), notifier.close()]);
    },
  };
}

const UTC = "timezone = 'UTC'";

/** What a session needs for `timeouts` and `schema`, as SET takes it. */
export const settingsOf = ({
  timeouts,
  schema,
}: {
  timeouts: Timeouts | undefined;
  schema: string | undefined;
}): string[] => [
  ...(timeouts ? limitsOf(timeouts) : []),
  ...(schema === undefined ? [] : [pathOf(schema)]),
];

const limitsOf = ({ lockMs, statementMs, idleInTransactionMs }: Timeouts) => [
  `lock_timeout = ${lockMs}`,
  `statement_timeout = ${statementMs}`,
  `idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
];

/** Unnamed, the session's temporary tables would come first. */
const pathOf = (schema: string) => `search_path = ${pg.escapeIdentifier(schema)}, pg_temp`;

function sendNamed(text: string): Sent {
  const name = nameOf(text);
  return name === undefined ? { text } : { text, name };
}

/** As Kysely begins them, with an isolation level and without. */
const BEGINS = /^(begin|start transaction)\b/;

/** Each transaction gets its settings in the message that begins it: no further round trip. */
function sendPooled(settings: readonly string[]): (text: string) => Sent {
  const local = settings.map((one) => `; set local ${one}`).join('');
  return (text) => ({ text: BEGINS.test(text) ? text + local : text });
}

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8 && format !== 'binary') return parseInt8;
  if (type === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(type, format as 'text');
}
