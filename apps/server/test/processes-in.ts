import { readdir, readlink, realpath } from 'node:fs/promises';

/** The ids of all processes at work in a directory, as PostgreSQL's are in theirs. Linux only. */
export async function processesIn(directory: string): Promise<number[]> {
  const path = await realpath(directory);
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const places = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  );
  return pids.filter((_, index) => places[index] === path);
}
