import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { firstUnknown } from '../../platform/db/migrations/replay.ts';
import { onClient } from '../../platform/db/rows/client.ts';
import { missingObjects } from './bucket-listing.ts';
import { verifyContents } from './contents.ts';
import { BackupError, withWayOut } from './error.ts';
import type { Installation } from './installation.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Say, sayCount } from './progress.ts';
import { refuseUsedDatabase, restoreDatabase } from './restore-database.ts';
import { restoreFiles } from './restore-files.ts';
import { putMark, refuseHalfRestored, removeMark } from './restore-mark.ts';
import { openTables } from './table-files.ts';

/**
 * Puts a backup back, where there is nothing yet: into an empty database and an empty data directory,
 * with the product stopped. All of the backup is read first. Answers what the backup says of itself.
 * Throws BackupError; once something was written, nothing starts there before it is emptied.
 */
export function restore(
  installation: Installation,
  directory: string,
  say: Say,
): Promise<Manifest> {
  const folder = resolve(directory);
  const { dataDirectory } = installation;
  const doing = `Restoring ${folder} into ${dataDirectory}`;
  // Not to empty the data directory: it may be somebody's, and not yet touched. The mark says so, later.
  const wayOut = 'Mend that, and restore again.';
  return withWayOut({ doing, wayOut }, () => restoreFrom(folder, installation, say));
}

async function restoreFrom(
  folder: string,
  installation: Installation,
  say: Say,
): Promise<Manifest> {
  const { dataDirectory } = installation;
  const manifest = await readManifest(folder);
  await refuseUnfit(manifest, installation);
  await refuseHalfRestored(dataDirectory);
  await refuseUsedDirectory(dataDirectory);
  const { externalUrl } = installation;
  if (externalUrl !== undefined) await onClient(externalUrl, 'read', refuseUsedDatabase);
  say('Reading all of the backup');
  const onRead = sayCount(say, (files) => `Read ${files} files ...`);
  await verifyContents(folder, manifest, onRead);
  const rowsOf = await openTables(folder, manifest);
  await compareBuckets(folder, manifest, installation, say);

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

/** So many keys are named. */
const MOST_NAMED = 3;

/**
 * Says which objects of the backup the bucket lacks. No reason to refuse: they may be lost, or have been
 * deleted since; and which bucket it is says a variable, nothing that is restored.
 */
async function compareBuckets(
  folder: string,
  manifest: Manifest,
  { videos: now }: Installation,
  say: Say,
): Promise<void> {
  const { videos: then } = manifest;
  if (then.in !== 'bucket' || !('bucket' in now)) return;
  say(`Comparing the bucket ${now.bucket} with what ${then.bucket} held`);
  const named: string[] = [];
  let missing = 0;
  for await (const key of missingObjects(folder, now.objects())) {
    missing += 1;
    if (named.length < MOST_NAMED) named.push(key);
  }
  if (missing === 0) return;
  say(
    `Not in the bucket ${now.bucket}: ${missing} of ${then.objects} objects, such as ${named.join(', ')}. ` +
      'Those that nobody deleted since are to be copied there, or are lost: check-ledger --files names their projects.',
  );
}

/**
 * Of a product that was stopped: its lock stays, and says nothing. And a folder that a file system has
 * when it is new, which none but root may look into.
 */
const NOBODYS = ['instance.lock', 'instance.pid', 'lost+found'];

async function refuseUsedDirectory(dataDirectory: string): Promise<void> {
  const names = await readdir(dataDirectory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const used = names.find((name) => !NOBODYS.includes(name));
  if (used === undefined) return;
  throw new BackupError(
    `${dataDirectory} is not empty (${used}): stop the product that uses it, and name a DATA_DIR that is empty or not there.`,
  );
}
