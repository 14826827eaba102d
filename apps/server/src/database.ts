import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { findPostgres, startPostgres } from './platform/db/embedded-postgres.ts';
import { lockDirectory } from './platform/db/instance-lock.ts';
import type { Log } from './platform/log.ts';
import { periodically } from './platform/periodically.ts';

/** Where to reach the product's PostgreSQL, and how to let go of it. */
export type DatabaseServer = { url: string; stop(): Promise<void> };

const WATCH_MS = 1000;

const clusterOf = (config: Config) => join(config.dataDirectory, 'postgres');

/**
 * The external PostgreSQL if one is configured; else the embedded one, started here and started
 * again if it dies, with the data directory held for this process. Throws DirectoryInUseError or
 * PostgresStartError.
 */
export async function openDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  await mkdir(config.dataDirectory, { recursive: true });
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
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
    url: postgres.url,
    async stop() {
      await stopWatch();
      await postgres.stop();
      await release();
    },
  };
}

/** The same for a command beside the server: joins the one that runs, else starts its own. */
export async function joinDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  const running = config.databaseUrl ?? (await findPostgres(clusterOf(config)));
  if (running !== undefined) return { url: running, stop: async () => {} };
  return openDatabaseServer(config, log);
}
