import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { findPostgres, startPostgres } from './platform/db/embedded-postgres.ts';
import { lockDirectory } from './platform/db/instance-lock.ts';

/** Where to reach the product's PostgreSQL, and how to let go of it. */
export type DatabaseServer = { url: string; stop(): Promise<void> };

const clusterOf = (config: Config) => join(config.dataDirectory, 'postgres');

/**
 * The external PostgreSQL if one is configured; else the embedded one, started here, with the data
 * directory held for this process. Throws DirectoryInUseError or PostgresStartError.
 */
export async function openDatabaseServer(
  config: Config,
  log: (line: string) => void,
): Promise<DatabaseServer> {
  await mkdir(config.dataDirectory, { recursive: true });
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  const lock = await lockDirectory(config.dataDirectory);
  try {
    const postgres = await startPostgres({ directory: clusterOf(config), log });
    return {
      url: postgres.url,
      async stop() {
        await postgres.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The same for a command beside the server: joins the one that runs, else starts its own. */
export async function joinDatabaseServer(
  config: Config,
  log: (line: string) => void,
): Promise<DatabaseServer> {
  const running = config.databaseUrl ?? (await findPostgres(clusterOf(config)));
  if (running !== undefined) return { url: running, stop: async () => {} };
  return openDatabaseServer(config, log);
}
