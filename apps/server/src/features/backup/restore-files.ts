import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listOf } from './contents.ts';
import { BackupError } from './error.ts';
import { openFile, syncFolders, writeFacts } from './files.ts';
import { VIDEOS } from './finished-files.ts';
import type { Installation } from './installation.ts';
import { type Say, sayCount } from './progress.ts';
import { SECRETS } from './write-backup.ts';

/**
 * Puts videos and generated secrets of a backup where the product looks for them. What is in the data
 * directory itself is on the disk only when the mark has gone.
 */
export async function restoreFiles(
  folder: string,
  installation: Installation,
  say: Say,
): Promise<void> {
  const { videos } = installation;
  if ('folder' in videos) await mkdir(videos.folder, { recursive: true, mode: 0o700 });
  const onRestored = sayCount(say, (files) => `Restored ${files} files ...`);
  for await (const { path, sha256 } of listOf(folder)) {
    const target = placeOf(path, installation);
    if (target === undefined) continue;
    const written = await writeFacts(target, () => openFile(join(folder, path)));
    if (written.sha256 !== sha256) throw new BackupError(`${path} has changed since it was read.`);
    onRestored();
  }
  if ('folder' in videos) await syncFolders(videos.folder);
}

function placeOf(path: string, { videos, dataDirectory }: Installation): string | undefined {
  if (path.startsWith(`${SECRETS}/`)) return join(dataDirectory, basename(path));
  if (path.startsWith(`${VIDEOS}/`) && 'folder' in videos) {
    return join(videos.folder, path.slice(VIDEOS.length + 1));
  }
  return undefined;
}
