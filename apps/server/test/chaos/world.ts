import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/db/embedded-postgres.ts';
import { makeRole } from '../../src/platform/db/product-role.ts';
import { type Half, startHalf } from '../halves.ts';
import { copyMigratedCluster } from '../migrated-cluster.ts';
import { onDatabase } from '../on-database.ts';
import { processesIn } from '../processes-in.ts';
import { freePort, ownEnvironment } from '../product.ts';

/** A restart of the database takes a second or two. */
const MOST_STARTS = 30;

/** The product as operators run it large: web and workers apart, on a PostgreSQL that they share. */
export type World = {
  url: string;
  databaseUrl: string;
  directory: string;
  /** Ends a worker without warning, and starts another in its place. */
  killWorker(index: number): Promise<void>;
  /** Ends the web process in the midst of requests, and starts another in its place after `meanwhile`. */
  killWeb(meanwhile?: () => Promise<void>): Promise<void>;
  /** Ends PostgreSQL, in order or without warning, and starts it again. */
  restartDatabase(how: 'in order' | 'killed'): Promise<void>;
  stop(): Promise<void>;
};

/** Starts it with so many workers; `variables` say which engines it uses. */
export async function startWorld(
  workers: number,
  variables: Record<string, string>,
): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'test-world-'));
  await copyMigratedCluster(directory);
  const database = join(directory, 'postgres');
  // What was committed is there after a kill: the kernel has it, if not the disk.
  const settings = {
    ...{ fsync: 'off', full_page_writes: 'off' },
    // In which order things happened is judged by it.
    track_commit_timestamp: 'on',
  };
  const start = () => startPostgres({ directory: database, log: () => {}, settings });
  let postgres: EmbeddedPostgres = await start();
  const { url: databaseUrl } = postgres;
  await onDatabase(databaseUrl, (sql) => makeRole(sql, 'product'));
  const port = String(await freePort());
  const environment = {
    ...ownEnvironment(join(directory, 'data')),
    ...{ DATABASE_URL: databaseUrl.replace('//postgres@', '//product@'), PORT: port },
    ...{ MIGRATION_DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', READ_LIMIT_PER_MINUTE: '1000000', ...variables },
  };
  const half = (run: 'web' | 'worker') => persistently({ ...environment, RUN: run });
  let web = await half('web');
  const crew = await Promise.all(Array.from({ length: workers }, () => half('worker')));
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    directory,
    async killWorker(index) {
      await crew[index]!.end('SIGKILL');
      crew[index] = await half('worker');
    },
    async killWeb(meanwhile) {
      await web.end('SIGKILL');
      await meanwhile?.();
      web = await half('web');
    },
    async restartDatabase(how) {
      if (how === 'in order') await postgres.stop();
      else for (const pid of await processesIn(database)) killIfThere(pid);
      postgres = await start();
    },
    async stop() {
      await Promise.all([web, ...crew].map((half) => half.end('SIGTERM')));
      await postgres.stop();
      await rm(directory, { recursive: true });
    },
  };
}

/** Of PostgreSQL's processes some end by themselves when others are gone. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A process of the product, ready; one that finds no database yet is started again, some times. */
async function persistently(env: NodeJS.ProcessEnv): Promise<Half> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await startHalf(env);
    } catch (error) {
      if (starts === MOST_STARTS) throw error;
    }
  }
}
