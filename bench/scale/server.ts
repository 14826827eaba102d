import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts';
import { makeRole } from '../../apps/server/src/platform/db/product-role.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { migrateDatabase } from '../../apps/server/src/wiring/database.ts';
import { onDatabase, urlOfDatabase } from '../../apps/server/test/on-database.ts';
import { processesIn } from '../../apps/server/test/processes-in.ts';
import { killIfThere } from './kill-if-there.ts';

/** As the owner of the tables, a superuser; and as the role that runs the product. */
export type Database = { name: string; ownerUrl: string; url: string };

/** A PostgreSQL of the run's own, with what a small managed one would have. */
export type Server = {
  directory: string;
  /** An empty database with the product's tables. */
  createDatabase(name: string): Promise<Database>;
  /** The ids of its processes. */
  processes(): Promise<number[]>;
  /** Changes settings without a restart; null takes one back. */
  set(settings: Record<string, string | null>): Promise<void>;
  /** Writes out what was filled, so that none of that falls into what is measured. */
  checkpoint(): Promise<void>;
  /** Ends it without warning, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** fsync stays as it is: on. WAL that is kept between checkpoints is what a fill needs. */
const SETTINGS = {
  shared_buffers: '1GB',
  max_connections: '300',
  max_wal_size: '8GB',
  work_mem: '16MB',
  shared_preload_libraries: 'pg_stat_statements',
};

const ROLE = 'product';

export async function startServer(): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'scale-'));
  const cluster = join(directory, 'database');
  const start = () =>
    startPostgres({ directory: cluster, log: () => {}, database: 'postgres', settings: SETTINGS });
  let postgres = await start();
  const { url } = postgres;
  await onDatabase(url, (sql) => makeRole(sql, ROLE));
  const processes = () => processesIn(cluster);
  return {
    directory,
    processes,
    async createDatabase(name) {
      await onDatabase(url, (sql) => sql`create database ${sql(name)}`);
      const ownerUrl = urlOfDatabase(url, name);
      const asProduct = new URL(ownerUrl);
      asProduct.username = ROLE;
      const database = { name, ownerUrl, url: asProduct.href };
      await migrateDatabase({ ...database, stop: async () => {} }, createLog({ level: 'silent' }));
      await onDatabase(ownerUrl, (sql) => sql`create extension pg_stat_statements`);
      return database;
    },
    set: (settings) =>
      onDatabase(url, async (sql) => {
        for (const [name, value] of Object.entries(settings)) {
          const change =
            value === null
              ? sql`reset ${sql(name)}`
              : sql`set ${sql(name)} = ${sql.unsafe(`'${value}'`)}`;
          await sql`alter system ${change}`;
        }
        await sql`select pg_reload_conf()`;
      }),
    async checkpoint() {
      await onDatabase(url, (sql) => sql`checkpoint`);
    },
    async restart() {
      for (const pid of await processes()) killIfThere(pid);
      postgres = await start();
    },
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true });
    },
  };
}
