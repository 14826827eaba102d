import { lstat, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { verifyContents } from './contents.ts';
import { BackupError, withWayOut } from './error.ts';
import { syncFolder, syncFolders } from './files.ts';
import type { Installation } from './installation.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Say, sayCount } from './progress.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Backs an installation up into a folder that does not exist yet, while the product runs or not: under
 * another name until all of it was read back, so that a backup that is there is whole. Answers what it
 * says of itself. Throws BackupError, and leaves nothing then.
 */
export function backUp(installation: Installation, directory: string, say: Say): Promise<Manifest> {
  const folder = resolve(directory);
  const doing = `Backing up to ${folder}`;
  const wayOut = 'Mend that, or name another folder, and back up again.';
  return withWayOut({ doing, wayOut }, () => backUpTo(folder, installation, say));
}

async function backUpTo(folder: string, installation: Installation, say: Say): Promise<Manifest> {
  await refuseExisting(folder);
  if (!(await installation.hasDatabase())) {
    throw new BackupError(
      `There is nothing to back up: no database is in ${installation.dataDirectory}.`,
    );
  }
  // No process's number: in containers a killed backup and the next one have the same.
  const partial = await mkdtemp(`${folder}.partial-`).catch((cause) => {
    throw new BackupError(`Cannot make a folder beside ${folder} (${cause.code}).`, { cause });
  });
  try {
    const server = await installation.joinDatabase();
    await writeBackup(installation, server.ownerUrl, partial, say).finally(server.stop);
    const manifest = await readManifest(partial);
    say('Reading all of it back');
    await verifyContents(
      partial,
      manifest,
      sayCount(say, (files) => `Read ${files} files back ...`),
    );
    await syncFolders(partial);
    await rename(partial, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function refuseExisting(folder: string): Promise<void> {
  const found = await lstat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) throw new BackupError(`${folder} exists. A backup takes a folder that does not.`);
}
