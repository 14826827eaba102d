import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { firstUnknown } from '../../platform/db/migrations/replay.ts';
import { onClient } from '../../platform/db/rows/client.ts';
import { verifyContents } from './contents.ts';
import { BackupError } from './error.ts';
import type { Installation } from './installation.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Say, sayNowAndThen } from './progress.ts';
import { refuseUsedDatabase, restoreDatabase } from './restore-database.ts';
import { restoreFiles } from './restore-files.ts';
import { putMark, refuseHalfRestored, removeMark } from './restore-mark.ts';
import { openTables } from './table-files.ts';

/**
 * Puts a backup back, where there is nothing yet: into an empty database and an empty data directory,
 * with the product stopped. All of the backup is read first. Answers what the backup says of itself.
 * Throws BackupError; once something was written, nothing starts there before it is emptied.
 */
export async function restore(
  installation: Installation,
  directory: string,
  say: Say,
): Promise<Manifest> {
  const folder = resolve(directory);
  const { dataDirectory } = installation;
  const manifest = await readManifest(folder);
  await refuseUnfit(manifest, installation);
  await refuseHalfRestored(dataDirectory);
  await refuseUsedDirectory(dataDirectory);
  const { externalUrl } = installation;
  if (externalUrl !== undefined) await onClient(externalUrl, 'read', refuseUsedDatabase);
  say('Reading all of the backup');
  const onRead = sayNowAndThen(say, (files) => `Read ${files} files ...`);
  await verifyContents(folder, manifest, onRead);
  const rowsOf = await openTables(folder, manifest);

  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  await putMark(dataDirectory);
  say('Restoring the files');
  await restoreFiles(folder, installation, say);
  say('Restoring the database');
  await onDatabase(installation, async ({ ownerUrl, migrate }) => {
    await restoreDatabase(ownerUrl, { manifest, migrations: installation.migrations, rowsOf, say });
    await migrate();
  });
  await removeMark(dataDirectory);
  return manifest;
}

type DatabaseServer = Awaited<ReturnType<Installation['openDatabase']>>;

async function onDatabase(
  installation: Installation,
  work: (server: DatabaseServer) => Promise<void>,
): Promise<void> {
  const server = await installation.openDatabase();
  await work(server).finally(server.stop);
}

async function refuseUnfit(manifest: Manifest, installation: Installation): Promise<void> {
  const unknown = await firstUnknown(manifest.migrations, installation.migrations);
  if (unknown) {
    throw new BackupError(
      `The backup was made by Shortcake ${manifest.product}, whose migration ${unknown.name} this version, ${installation.version}, does not know. Restore it with that version or a newer one.`,
    );
  }
  const { videos } = installation;
  if (manifest.videos.in === 'bucket' && !('bucket' in videos)) {
    throw new BackupError(
      `The videos of this backup are in the bucket ${manifest.videos.bucket}: set the S3_ variables.`,
    );
  }
  if (manifest.videos.in === 'backup' && 'bucket' in videos) {
    throw new BackupError(
      'This backup holds its videos itself: restore it without the S3_ variables, and move to the bucket afterwards, as docs/operations.md says.',
    );
  }
}

/** Of a product that was stopped: its lock stays, and says nothing. */
const LOCK_FILES = ['instance.lock', 'instance.pid'];

async function refuseUsedDirectory(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const used = names.find((name) => !LOCK_FILES.includes(name));
  if (used === undefined) return;
  throw new BackupError(
    `${dataDirectory} is not empty (${used}): stop the product that uses it, and name a DATA_DIR that is empty or not there.`,
  );
}
