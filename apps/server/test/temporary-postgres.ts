import { readFileSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '../src/platform/db/embedded-postgres.ts';
import { isAlive } from '../src/platform/db/processes.ts';
import { findServer } from '../src/platform/db/running-server.ts';
import { stopServer } from '../src/platform/db/server.ts';

const PREFIX = 'test-postgres-';

/** Several files of tests at once have some 40 connections each, at most. */
const FAST = {
  ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  max_connections: '300',
};

/** A PostgreSQL in a temporary folder, fast and forgetful unless told otherwise; `stop` removes both. */
export async function startTemporaryPostgres(
  settings: Record<string, string> = FAST,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startPostgres({
    directory: join(folder, 'database'),
    log: () => {},
    database: 'postgres',
    settings,
  }).catch(async (error) => {
    await rm(folder, { recursive: true });
    throw error;
  });
  const end = () => killServer(join(folder, 'database'));
  process.once('exit', end);
  return {
    url: server.url,
    async stop() {
      process.removeListener('exit', end);
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Ctrl-C ends vitest without a teardown: the server, in a session of its own, would run on. */
function killServer(directory: string): void {
  try {
    const [pid] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
}

/** Servers and folders of test runs that were killed; the folder's name holds the run's pid. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    // Another run may remove it at this moment.
    const found = await lstat(folder).catch(() => undefined);
    if (found?.uid !== process.getuid?.() || (await isAlive(pid))) continue;
    const server = await findServer(join(folder, 'database'));
    if (server) await stopServer(server, join(folder, 'database'));
    await rm(folder, { recursive: true, force: true });
  }
}
