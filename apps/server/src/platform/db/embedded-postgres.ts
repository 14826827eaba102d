import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { createCluster, hasCluster } from './cluster.ts';
import { connectDatabase } from './connection.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { disownStaleLocks, type PostmasterFile } from './postmaster-file.ts';
import { servesDirectory } from './processes.ts';
import { checkOwner, unprivileged } from './run-as.ts';
import { findServer, urlOf } from './running-server.ts';
import { launchServer, stopServer } from './server.ts';
import { SERVER_SETTINGS } from './server-settings.ts';
import { socketFolderFor, socketPath } from './socket-folder.ts';

export type EmbeddedPostgresOptions = {
  /** Holds the database, and nothing else; made if missing. */
  directory: string;
  /** Takes one line for people at a time. */
  log: (line: string) => void;
  /** Created if missing; `shortcake` by default. */
  database?: string;
  /** Over SERVER_SETTINGS: `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  /** The same after another start on the same directory. */
  url: string;
  /** Whether the server's process lives: cheap, and no session is opened. */
  isRunning(): Promise<boolean>;
  /** Ends the server, its sessions included; resolves when no process of it is left. */
  stop(): Promise<void>;
};

const DEFAULT_DATABASE = 'shortcake';

/** How long backends may outlive their killed postmaster before a start gives up, in ms. */
const ORPHANS_TIMEOUT = 10_000;

/**
 * A PostgreSQL of our own on this directory: adopts the one that runs there, else starts one,
 * making the cluster first when there is none. Reachable by a private socket only. The caller
 * holds the directory for itself (`lockDirectory`), or `stop` may end what another one uses.
 * Throws PostgresStartError.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, database = DEFAULT_DATABASE } = options;
  const directory = resolve(options.directory);
  await checkOwner(directory);
  const server = (await adopt(directory, log)) ?? (await launch(directory, options));
  const stop = () => stopServer(server, directory);
  try {
    await createDatabase(urlOf(server, 'postgres'), database);
  } catch (error) {
    await stop();
    throw error;
  }
  const isRunning = () => servesDirectory(server.pid, directory);
  return { url: urlOf(server, database), isRunning, stop };
}

/** The URL of a database on the server that runs on this directory; undefined if none runs. */
export async function findPostgres(
  directory: string,
  database = DEFAULT_DATABASE,
): Promise<string | undefined> {
  const server = await findServer(resolve(directory));
  return server?.answers ? urlOf(server, database) : undefined;
}

async function adopt(
  directory: string,
  log: (line: string) => void,
): Promise<PostmasterFile | undefined> {
  const server = await findServer(directory);
  if (!server) return undefined;
  if (server.answers) {
    log(`PostgreSQL was still running (process ${server.pid}): going on with it`);
    return server;
  }
  log(`PostgreSQL (process ${server.pid}) runs but does not answer: starting it anew`);
  await stopServer(server, directory);
  return undefined;
}

async function launch(directory: string, options: EmbeddedPostgresOptions) {
  const settings = { ...SERVER_SETTINGS, ...options.settings };
  const { initdb, postgres } = await findBinaries();
  const runAs = await unprivileged();
  if (!(await hasCluster(directory))) {
    options.log(`Creating a database in ${directory}`);
    await createCluster({ directory, initdb, runAs, sync: settings.fsync !== 'off' });
  }
  const socketFolder = await socketFolderFor(directory);
  const deadline = performance.now() + ORPHANS_TIMEOUT;
  for (;;) {
    await disownStaleLocks(directory, socketPath(socketFolder));
    try {
      return await launchServer({ directory, postgres, runAs, socketFolder, settings });
    } catch (error) {
      const hasOrphans = /pre-existing shared memory block/.test((error as Error).message);
      if (!hasOrphans || performance.now() > deadline) throw error;
    }
    await sleep(100);
  }
}

async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const { sql, close } = connectDatabase(adminUrl, { max: 1 });
  try {
    const found = await sql`select from pg_database where datname = ${database}`;
    if (found.length === 0) await sql`create database ${sql(database)}`;
  } catch (cause) {
    throw new PostgresStartError(`Cannot create the database ${database}.`, { cause });
  } finally {
    await close();
  }
}
