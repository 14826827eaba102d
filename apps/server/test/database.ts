import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { inject } from 'vitest';
import {
  type Connection,
  type ConnectOptions,
  connectDatabase,
} from '../src/platform/db/connection.ts';
import { openDriver } from '../src/platform/db/driver.ts';
import { urlOfDatabase } from './on-database.ts';

export type TestDatabase<DB> = {
  /** As the role that runs the product, which owns no table; of an empty database as its owner. */
  db: Connection<DB>['db'];
  /** As the owner, who may do what the product may not. */
  sql: Connection<DB>['sql'];
  /** The product's. */
  url: string;
  ownerUrl: string;
  /**
   * Closes `sql` and `db` and drops the database. Throws when others still hold connections after
   * `graceMs`: those of killed processes end by themselves.
   */
  destroy(): Promise<void>;
};

/**
 * A database of the caller's own, with all migrations applied unless it is to be empty. In a test
 * file: `const database = await createTestDatabase<DB>()` and `afterAll(database.destroy)`.
 */
export async function createTestDatabase<DB>(
  options: { empty?: boolean; graceMs?: number } & Pick<ConnectOptions, 'timeouts' | 'tellTo'> = {},
): Promise<TestDatabase<DB>> {
  const { empty = false, graceMs = 10_000, timeouts, tellTo } = options;
  const server = inject('testPostgres');
  const template = empty ? 'template0' : server.template;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const onServer = serverOf(server.url);
  // Twice as quick as by the log, on a server that does not sync its files.
  await onServer`
    create database ${onServer(name)} template ${onServer(template)} strategy file_copy`;
  const ownerUrl = urlOfDatabase(server.url, name);
  const url = empty ? ownerUrl : asRole(ownerUrl, server.role);
  const settings = { applicationName: 'test', ...(timeouts ? { timeouts } : {}) };
  const { sql, close: closeOwner } = connectDatabase<DB>(ownerUrl, settings);
  const { db, close } = connectDatabase<DB>(url, { ...settings, ...(tellTo ? { tellTo } : {}) });
  return {
    url,
    ownerUrl,
    sql,
    db,
    async destroy() {
      await Promise.all([close(), closeOwner()]);
      const leaks = await leakedConnections(onServer, name, graceMs);
      await onServer`drop database ${onServer(name)} with (force)`;
      if (leaks.length > 0) {
        throw new Error(`The test leaves connections to its database:\n${leaks.join('\n')}`);
      }
    },
  };
}

/**
 * The connection over which this process makes and drops databases, for all of its files: one for each
 * time took as much of a processor again as the database.
 */
let kept: { url: string; sql: postgres.Sql } | undefined;

function serverOf(url: string): postgres.Sql {
  if (kept?.url !== url) {
    const connection = { application_name: 'test databases' };
    // Without use it closes, so that no process is kept alive by it.
    kept = { url, sql: openDriver(url, { max: 2, idle_timeout: 5, connection }) };
  }
  return kept.sql;
}

function asRole(url: string, role: string): string {
  const changed = new URL(url);
  changed.username = role;
  return changed.href;
}

async function leakedConnections(
  onServer: postgres.Sql,
  name: string,
  graceMs: number,
): Promise<string[]> {
  const deadline = performance.now() + graceMs;
  for (;;) {
    const rows = await onServer<{ application_name: string; query: string }[]>`
      select application_name, query from pg_stat_activity
      where datname = ${name} and backend_type = 'client backend'`;
    const leaks = rows.map((row) => `${row.application_name}: ${row.query}`);
    if (leaks.length === 0 || performance.now() > deadline) return leaks;
    await sleep(20);
  }
}
