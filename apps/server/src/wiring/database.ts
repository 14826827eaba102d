import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/error.ts';
import { type Connection, connectDatabase } from '../platform/db/connection.ts';
import { currentUser } from '../platform/db/current-user.ts';
import { findPostgres, startPostgres } from '../platform/db/embedded-postgres.ts';
import { lockDirectory } from '../platform/db/instance-lock.ts';
import { applyMigrations } from '../platform/db/migrate.ts';
import type { Patience } from '../platform/db/migrations/apply.ts';
import { giveRights, giveRightsIn, makeRole, mayActAsOwner } from '../platform/db/product-role.ts';
import { takePublicRights } from '../platform/db/public-rights.ts';
import { areSameDatabase } from '../platform/db/same-database.ts';
import { fixTriggerPaths } from '../platform/db/trigger-paths.ts';
import type { Log } from '../platform/log.ts';
import { periodically } from '../platform/periodically.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import { tryAddresses } from './database-addresses.ts';
import { MIGRATIONS } from './places.ts';
import { refuseOtherPooler } from './pooler.ts';

/** Where to reach the product's PostgreSQL, and how to let go of it. */
export type DatabaseServer = {
  /** As the role that runs the product. */
  url: string;
  /** The same past the pooler, where `url` leads through one. */
  directUrl?: string | undefined;
  /** As the role that owns the tables and migrates; the same where the operator has but one. */
  ownerUrl: string;
  stop(): Promise<void>;
};

/** Runs the product in the embedded PostgreSQL, whose superuser owns and migrates. */
const EMBEDDED_ROLE = 'shortcake';

const WATCH_MS = 1000;

const TWO_DATABASES =
  'DATABASE_URL and MIGRATION_DATABASE_URL lead to two databases. Give both the same host, port ' +
  'and database; they differ in the role alone. Nothing was migrated.';

const TOO_MUCH_RIGHT =
  'the role of DATABASE_URL owns tables of the product, belongs to their owner or is a superuser, so ' +
  'it could change the ledger: make it an ordinary one, as docs/operations.md says under PostgreSQL';

/** Where the embedded PostgreSQL keeps its data. */
export const clusterOf = (config: Config) => join(config.dataDirectory, 'postgres');

/**
 * The external PostgreSQL if one is configured; else the embedded one, started here and started
 * again if it dies, with the data directory held for this process. Throws DirectoryInUseError,
 * PostgresStartError, or what `tryAddresses` throws.
 */
export async function openDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  await makePrivateFolder(config.dataDirectory);
  const external = externalServer(config);
  if (external) {
    await tryAddresses(config);
    return external;
  }
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

/** The one that the operator names; undefined for the embedded one. */
export function externalServer(config: Config): DatabaseServer | undefined {
  const { databaseUrl: url, databaseDirectUrl: directUrl, migrationDatabaseUrl } = config;
  if (url === undefined) return undefined;
  const ownerUrl = migrationDatabaseUrl ?? directUrl ?? url;
  return { url, directUrl, ownerUrl, stop: async () => {} };
}

async function embeddedUrls(ownerUrl: string) {
  await onConnection(ownerUrl, ({ sql }) => makeRole(sql, EMBEDDED_ROLE));
  const url = new URL(ownerUrl);
  url.username = EMBEDDED_ROLE;
  return { url: url.href, ownerUrl };
}

/**
 * Brings the tables up to date as their owner, gives the product's role its rights on them and no way
 * around them. Answers the schema they are in. Throws MigrationError, and ConfigError where the
 * addresses do not meet in one database. Warns of a role of the product's that could change the ledger.
 */
export async function migrateDatabase(
  { url, directUrl, ownerUrl }: DatabaseServer,
  log: Log,
): Promise<string> {
  if (directUrl !== undefined) await refuseOtherPooler(url, directUrl);
  const productUrl = directUrl ?? url;
  return onConnection(ownerUrl, async ({ sql: owner }) => {
    if (productUrl === ownerUrl) await bringUpToDate(owner, log);
    else await onConnection(productUrl, ({ db }) => migrateFor(db, owner, log));
    const [row] = await owner<{ schema: string }[]>`select current_schema() as schema`;
    return row!.schema;
  });
}

const bringUpToDate = (owner: postgres.Sql, log: Log, settle?: Patience['settle']) =>
  applyMigrations(owner, MIGRATIONS, {
    say: (line) => log.warn(line),
    ...(settle && { settle }),
  });

async function migrateFor(product: Kysely<unknown>, owner: postgres.Sql, log: Log): Promise<void> {
  if (!(await areSameDatabase(owner, product))) throw new ConfigError(TWO_DATABASES);
  // Asked of the database, since a pooler may know roles by other names.
  const role = await currentUser(product);
  await bringUpToDate(owner, log, (transaction) => giveRightsIn(transaction, role));
  await giveRights(owner, role);
  await takePublicRights(owner);
  await fixTriggerPaths(owner);
  if (await mayActAsOwner(owner, role)) log.warn(TOO_MUCH_RIGHT);
}

async function onConnection<T>(
  url: string,
  work: (connection: Connection<unknown>) => Promise<T>,
): Promise<T> {
  const connection = connectDatabase(url, { max: 1 });
  return work(connection).finally(connection.close);
}
