import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PostgresStartError, WAY_OUT } from './postgres-start-error.ts';

export type Command = [program: string, ...args: string[]];

const UNSHARE: Command = ['unshare', '--user', '--map-user=1', '--map-group=1'];

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it sees itself and root's
 * files as user 1, while pids, signals and owners on disk stay root's.
 * Returns what turns a command into one that PostgreSQL accepts from this user.
 */
export async function unprivileged(): Promise<(command: Command) => Command> {
  if (process.getuid?.() !== 0) return (command) => command;
  const [program, ...args] = UNSHARE;
  await promisify(execFile)(program, [...args, 'true']).catch((cause) => {
    const why = String(cause.stderr || cause.message).trim();
    throw new PostgresStartError(
      `PostgreSQL does not run as root, and giving it a user namespace failed (${why}). ${WAY_OUT}`,
      { cause },
    );
  });
  return (command) => [...UNSHARE, ...command];
}

/** PostgreSQL serves only a directory of its own user; says so before it does, in plainer words. */
export async function checkOwner(directory: string): Promise<void> {
  const ours = process.getuid?.();
  const owner = await ownerOf(directory);
  if (owner === undefined || owner === ours) return;
  throw new PostgresStartError(
    `${directory} belongs to user ${owner}, and this is user ${ours}. ${WAY_OUT}`,
  );
}

async function ownerOf(directory: string): Promise<number | undefined> {
  return stat(directory).then(
    ({ uid }) => uid,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
}

/** Nothing of ours reaches PostgreSQL by the environment: no keys, no PG* settings. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH'];
  const env = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
  return { ...env, LC_ALL: 'C', TZ: 'UTC' };
}
