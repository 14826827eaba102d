import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isAlive } from './processes.ts';

/** Another live process holds the directory. */
export class DirectoryInUseError extends StartError {
  readonly directory: string;
  /** Of the holder; undefined when it cannot be told, as from another container. */
  readonly pid: number | undefined;

  constructor(directory: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(`${directory} is in use by ${holder}. Stop that one first, or take another directory.`);
    this.directory = directory;
    this.pid = pid;
  }
}

/** SQLITE_BUSY: another connection holds the lock. */
const BUSY = 5;

/** Keeps garbage collection from closing, and so unlocking, what a caller never releases. */
const held = new Set<DatabaseSync>();

/**
 * Takes a directory for this process alone, making it if missing, until `release` or the
 * process's end, however it ends. Throws DirectoryInUseError when another process has it.
 *
 * The lock is the kernel's, on the file `instance.lock`, taken by SQLite since Node has no call
 * for it. Rejected: pid files, which outlive kill -9 and go wrong when pids come round again;
 * abstract sockets, which macOS lacks, containers do not share and any user can squat.
 * Danger: whoever opens and closes `instance.lock` within this process loses the lock (POSIX).
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pidFile = join(directory, 'instance.pid');
  const lock = await takeLock(join(directory, 'instance.lock'));
  if (!lock) throw new DirectoryInUseError(directory, await holderOf(pidFile));
  held.add(lock);
  const release = async () => {
    if (!held.delete(lock)) return;
    await rm(pidFile, { force: true }).finally(() => lock.close());
  };
  try {
    await writeFile(pidFile, `${process.pid}\n`);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

async function takeLock(path: string): Promise<DatabaseSync | undefined> {
  await checkWritable(path);
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
}

/** SQLite would open a file that it may only read, and lock nothing. */
async function checkWritable(path: string): Promise<void> {
  await access(path, constants.W_OK).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** For the message only. The holder writes its id a moment after it has the lock. */
async function holderOf(pidFile: string): Promise<number | undefined> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
    if (pid > 0 && (await isAlive(pid))) return pid;
    await sleep(20);
  }
  return undefined;
}
