import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './error.ts';
import { syncFolder } from './files.ts';

/** In a data directory from before anything is restored there until all of it is. */
export const MARK = 'restore-under-way';

/** Marks an empty data directory. */
export async function putMark(dataDirectory: string): Promise<void> {
  await writeFile(join(dataDirectory, MARK), '', { flag: 'wx', mode: 0o600, flush: true });
  await syncFolder(dataDirectory);
}

/** Once all is there. */
export async function removeMark(dataDirectory: string): Promise<void> {
  await syncFolder(dataDirectory);
  await rm(join(dataDirectory, MARK));
  await syncFolder(dataDirectory);
}

/** Throws BackupError where a restore is under way or was cut short: what is there is half of it. */
export async function refuseHalfRestored(dataDirectory: string): Promise<void> {
  const isMarked = await access(join(dataDirectory, MARK)).then(
    () => true,
    () => false,
  );
  if (!isMarked) return;
  throw new BackupError(
    `A restore into ${dataDirectory} is under way, or was cut short. If none runs, empty that folder and restore again.`,
  );
}
