import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Database } from '../server.ts';

/** What PostgreSQL has counted of a database, and of the server's WAL, since it began to count. */
export type Counters = {
  transactions: number;
  /** Transactions that wrote, in all databases: each took a number. */
  writing: number;
  inserted: number;
  updated: number;
  /** Of the updated rows: by a new version on the same page, without an entry in any index. */
  updatedInPlace: number;
  deleted: number;
  walRecords: number;
  fullPages: number;
  walBytes: number;
};

/** Sessions tell what they have counted once a second, and idle ones after ten. */
export const COUNTED_AFTER_MS = 11_000;

export function readCounters({ ownerUrl }: Database): Promise<Counters> {
  return onDatabase(ownerUrl, async (sql) => {
    const [counted] = await sql<Counters[]>`
      select xact_commit + xact_rollback as transactions,
        pg_snapshot_xmax(pg_current_snapshot())::text::int8 as writing, tup_inserted as inserted,
        tup_updated as updated,
        (select sum(n_tup_hot_upd)::int8 from pg_stat_user_tables) as "updatedInPlace", tup_deleted as deleted, wal_records as "walRecords",
        wal_fpi as "fullPages", pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as "walBytes"
      from pg_stat_database, pg_stat_wal where datname = current_database()`;
    return counted!;
  });
}

/** How often each table was read from its beginning to its end, and how many rows it has. */
export type Scans = Map<string, { scans: number; rows: number }>;

export function readScans({ ownerUrl }: Database): Promise<Scans> {
  return onDatabase(ownerUrl, async (sql) => {
    const tables = await sql<{ name: string; scans: number; rows: number }[]>`
      select relname as name, seq_scan as scans, n_live_tup as rows from pg_stat_user_tables`;
    return new Map(tables.map(({ name, ...counted }) => [name, counted]));
  });
}

/** Connections of the product, by the process that has them: `node 4711`. */
export function readConnections({ ownerUrl }: Database): Promise<Map<string, number>> {
  return onDatabase(ownerUrl, async (sql) => {
    const rows = await sql<{ name: string; connections: number }[]>`
      select substring(application_name from '^node [0-9]+') as name, count(*) as connections from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() group by 1`;
    return new Map(rows.map(({ name, connections }) => [name, connections]));
  });
}

/** The statements that read most blocks in a call, of those that were called often. */
export type Statement = { query: string; calls: number; ms: number; blocks: number; rows: number };

export function readStatements({ ownerUrl }: Database): Promise<Statement[]> {
  return onDatabase(
    ownerUrl,
    (sql) => sql<Statement[]>`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), 160) as query, calls,
        mean_exec_time as ms, (shared_blks_hit + shared_blks_read)::float / calls as blocks,
        rows::float / calls as rows
      from pg_stat_statements join pg_database on oid = dbid
      where datname = current_database() and calls >= 10
      order by blocks desc limit 8`,
  );
}

export const resetStatements = ({ ownerUrl }: Database) =>
  onDatabase(ownerUrl, (sql) => sql`select pg_stat_statements_reset()`);
