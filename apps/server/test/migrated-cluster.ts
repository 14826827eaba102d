import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DirectoryInUseError, lockDirectory } from '../src/platform/db/instance-lock.ts';
import { fileExists } from '../src/platform/file-exists.ts';

const run = promisify(execFile);

const SERVER = fileURLToPath(new URL('../', import.meta.url));
const MAKE = fileURLToPath(new URL('children/make-cluster.ts', import.meta.url));
/** Files that a migrated cluster follows from; PostgreSQL's version stands in the first. */
const SOURCES = [
  'package.json',
  'migrations/*',
  'src/platform/db/**/*.ts',
  'src/wiring/database.ts',
];

let made: Promise<string> | undefined;

/**
 * Puts a stopped cluster with a migrated database where a product's first start would make it, a second
 * of a core sooner. It is made once for the same sources, and kept among temporary files.
 */
export async function copyMigratedCluster(dataDirectory: string): Promise<void> {
  made ??= migratedCluster();
  await run('cp', ['-a', await made, join(dataDirectory, 'postgres')]);
}

async function migratedCluster(): Promise<string> {
  const folder = join(tmpdir(), `test-cluster-${await hashOfSources()}`);
  const cluster = join(folder, 'postgres');
  if (await fileExists(cluster)) return cluster;
  const release = await lock(folder);
  try {
    if (!(await fileExists(cluster))) await make(cluster);
    return cluster;
  } finally {
    await release();
  }
}

/** Waits for whoever makes it at the moment. */
async function lock(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return (await lockDirectory(folder)).release;
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      await sleep(100);
    }
  }
}

async function make(cluster: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'test-cluster-making-'));
  try {
    await run(process.execPath, [MAKE, directory]);
    await rm(join(directory, 'postgres/postgres.log'), { force: true });
    await rename(join(directory, 'postgres'), cluster);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: SERVER }).sort()) {
    if (!file.endsWith('.test.ts'))
      hash.update(`${file}\0`).update(await readFile(join(SERVER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
