import { join } from 'node:path';
import type postgres from 'postgres';
import type { Config } from './config.ts';
import { MIGRATIONS } from './places.ts';
import { connect } from './platform/db/connection.ts';
import { findPostgres, startPostgres } from './platform/db/embedded-postgres.ts';
import { lockDirectory } from './platform/db/instance-lock.ts';
import { migrate } from './platform/db/migrate.ts';
import { giveRights, makeRole } from './platform/db/product-role.ts';
import type { Log } from './platform/log.ts';
import { periodically } from './platform/periodically.ts';
import { makePrivateFolder } from './platform/private-folder.ts';

/** Where to reach the product's PostgreSQL, and how to let go of it. */
export type DatabaseServer = {
  /** As the role that runs the product. */
  url: string;
  /** As the role that owns the tables and migrates; the same where the operator has but one. */
  ownerUrl: string;
  stop(): Promise<void>;
};

/** Runs the product in the embedded PostgreSQL, whose superuser owns and migrates. */
const EMBEDDED_ROLE = 'shortcake';

const WATCH_MS = 1000;

const clusterOf = (config: Config) => join(config.dataDirectory, 'postgres');

/**
 * The external PostgreSQL if one is configured; else the embedded one, started here and started
 * again if it dies, with the data directory held for this process. Throws DirectoryInUseError or
 * PostgresStartError.
 */
export async function openDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  await makePrivateFolder(config.dataDirectory);
  const external = externalServer(config);
  if (external) return external;
  const lock = await lockDirectory(config.dataDirectory);
  try {
    return await openEmbedded(config, log, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openEmbedded(
  config: Config,
  log: Log,
  release: () => Promise<void>,
): Promise<DatabaseServer> {
  const options = { directory: clusterOf(config), log: (line: string) => log.info(line) };
  let postgres = await startPostgres(options);
  const restartIfDead = async () => {
    if (await postgres.isRunning()) return;
    log.error('PostgreSQL has died: starting it again');
    postgres = await startPostgres(options);
  };
  const stopWatch = periodically('watch PostgreSQL', WATCH_MS, restartIfDead, log);
  return {
    ...(await embeddedUrls(postgres.url)),
    async stop() {
      await stopWatch();
      await postgres.stop();
      await release();
    },
  };
}

/** The same for a command beside the server: joins the one that runs, else starts its own. */
export async function joinDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  const running = await findPostgres(clusterOf(config));
  if (running === undefined || config.databaseUrl) return openDatabaseServer(config, log);
  return { ...(await embeddedUrls(running)), stop: async () => {} };
}

function externalServer({ databaseUrl, migrationDatabaseUrl }: Config): DatabaseServer | undefined {
  if (databaseUrl === undefined) return undefined;
  return { url: databaseUrl, ownerUrl: migrationDatabaseUrl ?? databaseUrl, stop: async () => {} };
}

async function embeddedUrls(ownerUrl: string): Promise<Pick<DatabaseServer, 'url' | 'ownerUrl'>> {
  await onConnection(ownerUrl, (sql) => makeRole(sql, EMBEDDED_ROLE));
  const url = new URL(ownerUrl);
  url.username = EMBEDDED_ROLE;
  return { url: url.href, ownerUrl };
}

/**
 * Brings the tables up to date as their owner, and gives the product's role its rights on them.
 * Throws MigrationError.
 */
export async function migrateDatabase({ url, ownerUrl }: DatabaseServer): Promise<void> {
  await onConnection(ownerUrl, (sql) => migrate(sql, MIGRATIONS));
  if (url === ownerUrl) return;
  // Asked of the database, since a pooler may know roles by other names.
  const role = await onConnection(url, currentUser);
  await onConnection(ownerUrl, (sql) => giveRights(sql, role));
}

async function currentUser(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ role: string }[]>`select current_user as role`;
  return row!.role;
}

async function onConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { sql, close } = connect(url, { max: 1 });
  return work(sql).finally(close);
}
