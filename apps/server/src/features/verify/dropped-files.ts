import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../platform/db/processes.ts';
import { makePrivateFolder } from '../../platform/private-folder.ts';

/** Longer than any file is looked at: what another machine left that long ago, nobody takes away there. */
const LEFT_MS = 3_600_000;

/** Where files lie while they are looked at, and not a moment longer. */
export type DroppedFiles = {
  /** Gives `work` a path for a file, and removes what lies there when it has ended, however that was. */
  use<T>(work: (path: string) => Promise<T>): Promise<T>;
};

/**
 * Opens a folder for files that are dropped, which only this user may enter, and removes what processes
 * have left there that were killed. Several may share it.
 */
export async function openDroppedFiles(folder: string): Promise<DroppedFiles> {
  await makePrivateFolder(folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isLeft(path, name)) await rm(path, { force: true });
  }
  return {
    async use(work) {
      const path = join(folder, [hostname(), process.pid, crypto.randomUUID()].join('~'));
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** Whether nobody is at a file any more. */
async function isLeft(path: string, name: string): Promise<boolean> {
  const [host, pid] = name.split('~');
  const age =
    Date.now() -
    (await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    ));
  if (host !== hostname()) return age > LEFT_MS;
  // In a container each process has the number of the one before it.
  if (Number(pid) === process.pid) return age > process.uptime() * 1000;
  return !(await isAlive(Number(pid)));
}
