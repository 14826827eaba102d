import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresStartError } from './postgres-start-error.ts';
import { type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { hasEnded, isAlive, servesDirectory } from './processes.ts';
import { type Command, cleanEnvironment } from './run-as.ts';
import { openServerLog } from './server-log.ts';
import { removeSocketFolder } from './socket-folder.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Recovery after a crash reads 256 MB of WAL at most: seconds. */
const START_TIMEOUT = 5 * MINUTE;

/** How long a server may take to heed a signal, in milliseconds. */
const PATIENCE = { SIGINT: 15 * SECOND, SIGQUIT: 5 * SECOND, SIGKILL: 5 * SECOND };

type LaunchOptions = {
  directory: string;
  postgres: string;
  runAs: (command: Command) => Command;
  socketFolder: string;
  settings: Record<string, string>;
};

/**
 * Starts the server of a directory in a session of its own, where the terminal's Ctrl-C does not
 * reach it, and resolves when it takes connections. Throws PostgresStartError with the last lines
 * of its log, and leaves no process behind then.
 */
export async function launchServer(options: LaunchOptions): Promise<PostmasterFile> {
  const { directory, postgres, runAs, socketFolder, settings } = options;
  const log = await openServerLog(directory);
  try {
    const assignments = Object.entries(settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const command: Command = [postgres, '-D', directory, '-k', socketFolder, ...assignments];
    const [program, ...args] = runAs(command);
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
      env: cleanEnvironment(),
      cwd: '/',
    });
    const spawned = await new Promise<Error | undefined>((resolve) => {
      child.once('spawn', () => resolve(undefined));
      child.once('error', resolve);
    });
    if (spawned) throw new PostgresStartError(`Cannot run ${program}: ${spawned.message}`);
    child.unref();
    return await untilReady(child.pid!, directory).catch(async (error) => {
      await stopServer({ pid: child.pid!, socketFolder }, directory);
      throw new PostgresStartError(`${error.message}. Its last words:\n${await log.tail()}`);
    });
  } finally {
    await log.close();
  }
}

async function untilReady(pid: number, directory: string): Promise<PostmasterFile> {
  const deadline = performance.now() + START_TIMEOUT;
  while (performance.now() < deadline) {
    const file = await readPostmasterFile(directory);
    if (file?.pid === pid && file.state === 'ready') return file;
    if (!(await isAlive(pid))) throw new Error('PostgreSQL ended while starting');
    await sleep(5);
  }
  throw new Error('PostgreSQL was not ready in time');
}

/**
 * Ends the server, unless its process id is no longer its own: in order, by an immediate shutdown
 * (the next start recovers), then by force. Resolves when it is gone, and its socket's folder.
 */
export async function stopServer(
  server: { pid: number; socketFolder: string },
  directory: string,
  patience = PATIENCE,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const isGone =
      !(await servesDirectory(server.pid, directory)) ||
      !send(server.pid, signal) ||
      (await hasEnded(server.pid, patience[signal]));
    if (isGone) return removeSocketFolder(server.socketFolder);
  }
  throw new Error(`The PostgreSQL process ${server.pid} does not end, not even by SIGKILL.`);
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
