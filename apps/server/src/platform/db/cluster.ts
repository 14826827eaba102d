import { execFile } from 'node:child_process';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PostgresStartError, WAY_OUT } from './postgres-start-error.ts';
import { isAlive } from './processes.ts';
import { type Command, cleanEnvironment } from './run-as.ts';

type ClusterOptions = {
  directory: string;
  initdb: string;
  runAs: (command: Command) => Command;
  /** False leaves the flush to the operating system: for tests. */
  sync: boolean;
};

/** True when the directory holds a PostgreSQL cluster, whole by construction. */
export async function hasCluster(directory: string): Promise<boolean> {
  return access(join(directory, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/**
 * Makes a PostgreSQL cluster in a folder beside the directory, then renames: a crash midway
 * leaves nothing half-made. Throws PostgresStartError when the directory holds something else.
 */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { directory } = options;
  await mkdir(dirname(directory), { recursive: true });
  await removeLeftovers(directory);
  const temporary = `${directory}.initdb-${process.pid}`;
  try {
    await mkdir(temporary, { mode: 0o700 });
    await initialise(temporary, options);
    await rename(temporary, directory);
    await flushFolder(dirname(directory));
  } catch (cause) {
    const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((cause as NodeJS.ErrnoException).code ?? '');
    if (!isTaken) throw cause;
    if (await hasCluster(directory)) return;
    throw new PostgresStartError(`${directory} is not empty, and holds no PostgreSQL database.`, {
      cause,
    });
  } finally {
    await removeFolder(temporary);
  }
}

async function initialise(temporary: string, { initdb, runAs, sync }: ClusterOptions) {
  const [program, ...args] = runAs([
    initdb,
    `--pgdata=${temporary}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--wal-segsize=4',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ]);
  await promisify(execFile)(program, args, { env: cleanEnvironment(), cwd: '/' }).catch((cause) => {
    const words = String(cause.stderr || cause.stdout || cause.message).trim();
    const advice = /permission denied/i.test(words) ? ` ${WAY_OUT}` : '';
    throw new PostgresStartError(`initdb failed: ${words}.${advice}`, { cause });
  });
}

/** Folders of starts that died in initdb; the name ends in the process id. */
async function removeLeftovers(directory: string): Promise<void> {
  const prefix = `${basename(directory)}.initdb-`;
  for (const name of await readdir(dirname(directory))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    const isSomeoneAtWork = pid !== process.pid && (await isAlive(pid));
    if (!isSomeoneAtWork) await removeFolder(join(dirname(directory), name));
  }
}

/** An initdb that outlived its parent may still be writing: hence the retries. */
const removeFolder = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
