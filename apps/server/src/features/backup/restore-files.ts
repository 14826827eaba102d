import { basename, join } from 'node:path';
import { listOf } from './contents.ts';
import { BackupError } from './error.ts';
import { openFile, writeFacts } from './files.ts';
import { VIDEOS } from './finished-files.ts';
import type { Installation } from './installation.ts';
import { type Say, sayNowAndThen } from './progress.ts';
import { SECRETS } from './write-backup.ts';

/** Puts videos and generated secrets of a backup where the product looks for them. */
export async function restoreFiles(
  folder: string,
  installation: Installation,
  say: Say,
): Promise<void> {
  const onRestored = sayNowAndThen(say, (files) => `Restored ${files} files ...`);
  for await (const { path, sha256 } of listOf(folder)) {
    const target = placeOf(path, installation);
    if (target === undefined) continue;
    const written = await writeFacts(target, () => openFile(join(folder, path)));
    if (written.sha256 !== sha256) throw new BackupError(`${path} has changed since it was read.`);
    onRestored();
  }
}

function placeOf(path: string, { videos, dataDirectory }: Installation): string | undefined {
  if (path.startsWith(`${SECRETS}/`)) return join(dataDirectory, basename(path));
  if (path.startsWith(`${VIDEOS}/`) && 'folder' in videos) {
    return join(videos.folder, path.slice(VIDEOS.length + 1));
  }
  return undefined;
}
