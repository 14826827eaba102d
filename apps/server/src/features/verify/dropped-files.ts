import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../platform/db/processes.ts';
import { makePrivateFolder } from '../../platform/private-folder.ts';
import { TooManyFilesError } from './errors.ts';

/** Of all files of one process together, in bytes: a pod of the web has 1 GiB for all that it writes. */
const MOST_BYTES = 800_000_000;
/** What each counts at least, in bytes: so 400 can be begun. */
const LEAST_BYTES = 2_000_000;

/** Longer than any file is here: what another machine left that long ago, nobody takes away there. */
const LEFT_MS = 3_600_000;

/** One file, while it is here. */
export type DroppedFile = {
  path: string;
  /** Takes room for so many further bytes. Throws TooManyFilesError where there is none. */
  grow(bytes: number): void;
};

/** Where files lie while they are looked at, and not a moment longer. */
export type DroppedFiles = {
  /** Gives `work` a path for a file, and removes what lies there when it has ended, however that was. */
  use<T>(work: (file: DroppedFile) => Promise<T>): Promise<T>;
  /** Removes what processes have left that were killed. */
  sweep(): Promise<void>;
};

/**
 * Opens a folder for files that are dropped, which only this user may enter. Several processes may share
 * it.
 */
export async function openDroppedFiles(folder: string): Promise<DroppedFiles> {
  await makePrivateFolder(folder);
  let taken = 0;

  function take(bytes: number): void {
    if (taken + bytes > MOST_BYTES) throw new TooManyFilesError();
    taken += bytes;
  }

  return {
    async use(work) {
      const path = join(folder, [hostname(), process.pid, crypto.randomUUID()].join('~'));
      take(LEAST_BYTES);
      let [size, own] = [0, LEAST_BYTES];
      const grow = (bytes: number) => {
        size += bytes;
        if (size <= own) return;
        take(size - own);
        own = size;
      };
      try {
        return await work({ path, grow });
      } finally {
        await rm(path, { force: true });
        taken -= own;
      }
    },
    async sweep() {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (await isLeft(path, name)) await rm(path, { force: true });
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
