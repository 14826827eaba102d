import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servesDirectory } from './processes.ts';

/** What PostgreSQL tells in `postmaster.pid`, the file by which it also locks its directory. */
export type PostmasterFile = {
  pid: number;
  port: number;
  socketFolder: string;
  state: 'starting' | 'ready' | 'stopping' | 'unknown';
};

const LINE = { pid: 0, port: 3, socketFolder: 4, state: 7 };

/** Undefined when there is no such file, or PostgreSQL has only begun to write it. */
export async function readPostmasterFile(directory: string): Promise<PostmasterFile | undefined> {
  const lines = (await readText(pathOf(directory)))?.split('\n');
  const pid = Number(lines?.[LINE.pid]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  const state = lines[LINE.state]?.trim();
  return {
    pid,
    port: Number(lines[LINE.port]),
    socketFolder: lines[LINE.socketFolder] ?? '',
    state: state === 'starting' || state === 'ready' || state === 'stopping' ? state : 'unknown',
  };
}

/**
 * Lets the next PostgreSQL pass locks of one that is gone: it refuses while the process they name
 * lives, be it a zombie or of another kind, except where that is its parent, which is us. The
 * file itself must stay: its line 7 names the shared memory by which PostgreSQL sees backends
 * that outlived their postmaster.
 */
export async function disownStaleLocks(directory: string, socketPath: string): Promise<void> {
  const isStale = async (text: string) =>
    !(await servesDirectory(Number.parseInt(text, 10), directory));
  const lock = await readText(pathOf(directory));
  if (lock && (await isStale(lock))) {
    await writeFile(pathOf(directory), lock.replace(/^\d+/, String(process.pid)));
  }
  const socketLock = await readText(`${socketPath}.lock`);
  if (socketLock && (await isStale(socketLock))) {
    await rm(socketPath, { force: true });
    await rm(`${socketPath}.lock`, { force: true });
  }
}

const pathOf = (directory: string) => join(directory, 'postmaster.pid');

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}
