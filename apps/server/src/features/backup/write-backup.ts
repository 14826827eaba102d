import { join } from 'node:path';
import { recordedMigrations } from '../../platform/db/migrations/replay.ts';
import { type Client, onClient } from '../../platform/db/rows/client.ts';
import { canDump } from '../../platform/db/rows/pg-dump.ts';
import {
  countRows,
  holdTables,
  listSequences,
  listTables,
  type Table,
} from '../../platform/db/rows/tables.ts';
import { writeListing } from './bucket-listing.ts';
import { Contents } from './contents.ts';
import { BackupError } from './error.ts';
import { FinishedFiles } from './finished-files.ts';
import type { Installation } from './installation.ts';
import { FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { type Say, sayCount } from './progress.ts';
import { finishedAfter, readFacts } from './queries.ts';
import { copyTables, dumpTables } from './table-files.ts';

/** Where generated secrets are in a backup. */
export const SECRETS = 'secrets';

type Writing = { installation: Installation; url: string; contents: Contents; say: Say };

/**
 * Writes a backup into an empty folder. Files come first, since there are many and they never change;
 * then one snapshot of the database, and the few files that came meanwhile.
 */
export async function writeBackup(
  installation: Installation,
  url: string,
  folder: string,
  say: Say,
): Promise<void> {
  const writing = { installation, url, contents: new Contents(folder), say };
  const { isProduct } = await onClient(url, 'read', readFacts);
  if (!isProduct) throw new BackupError('The database holds nothing of the product.');
  await copySecrets(writing);
  const { videos } = installation;
  const manifest =
    'folder' in videos
      ? await writeWithFiles(writing, videos.folder)
      : await writeWithListing(writing, videos);
  await writeManifest(folder, { ...manifest, list: await writing.contents.writeList() });
}

type Unlisted = Omit<Manifest, 'list'>;

async function copySecrets({ installation, contents }: Writing): Promise<void> {
  for (const name of installation.secretFiles) {
    // Where there is none the operator gives it by a variable.
    await contents.copyIfThere(join(installation.dataDirectory, name), `${SECRETS}/${name}`);
  }
}

/**
 * A project that is deleted between the snapshot and the copying of its file would come back without
 * it. So a file that is missing leads to another snapshot, in which a deleted project is no more: rows
 * go first, their files after. What this one misses as well is lost: its project stands.
 */
async function writeWithFiles(writing: Writing, folder: string): Promise<Unlisted> {
  const { installation, url, contents, say } = writing;
  const files = new FinishedFiles(folder, installation.placesOf, contents);
  const copy = (pages: Parameters<typeof files.copy>[0]) =>
    files.copy(
      pages,
      sayCount(say, (projects) => `Copied the videos of ${projects} projects ...`),
    );
  say('Copying videos');
  let { missing } = await copy((after) =>
    onClient(url, 'read', (client) => finishedAfter(client, after)),
  );
  for (;;) {
    const manifest = await inSnapshot(url, async (client, tables) => {
      const found = await copy((after) => finishedAfter(client, after));
      const isNews = [...found.missing].some((key) => !missing.has(key));
      missing = found.missing;
      if (isNews) return undefined;
      await files.keepOnly(found.projects);
      const videos = { in: 'backup', projects: found.projects.size } as const;
      return { ...(await writeDatabase(writing, client, tables)), videos, missing: [...missing] };
    });
    if (manifest) return manifest;
    say('Videos were deleted meanwhile: taking another snapshot');
  }
}

async function writeWithListing(
  writing: Writing,
  { bucket, objects }: Extract<Installation['videos'], { bucket: string }>,
): Promise<Unlisted> {
  const { url, contents, say } = writing;
  for (;;) {
    const database = await inSnapshot(url, (client, tables) =>
      writeDatabase(writing, client, tables),
    );
    if (!database) continue;
    say(`Listing the bucket ${bucket}`);
    const listed = await writeListing(contents, objects());
    return { ...database, videos: { in: 'bucket', bucket, objects: listed }, missing: [] };
  }
}

/**
 * Does some work on one snapshot, whose tables cannot be changed until it is done. Undefined when they
 * were changed just before: then the snapshot may see them empty.
 */
async function inSnapshot<T>(
  url: string,
  work: (client: Client, tables: Table[]) => Promise<T | undefined>,
): Promise<T | undefined> {
  const before = await onClient(url, 'read', listTables);
  return onClient(url, 'read', async (client) => {
    // The first query of a transaction makes its snapshot; this is none.
    await holdTables(client, before);
    const tables = await listTables(client);
    if (JSON.stringify(tables) !== JSON.stringify(before)) return undefined;
    return work(client, tables);
  });
}

async function writeDatabase(
  { installation, url, contents, say }: Writing,
  client: Client,
  tables: Table[],
): Promise<Omit<Unlisted, 'videos' | 'missing'>> {
  const { takenAt, version, major } = await readFacts(client);
  say('Writing the database');
  const rows =
    installation.externalUrl !== undefined && (await canDump(major))
      ? await dumpOrCopy(client, tables, { url, contents, say })
      : await copyTables(client, tables, contents).then(() => 'copy' as const);
  const counted: Manifest['tables'] = [];
  for (const table of tables) counted.push({ ...table, rows: await countRows(client, table) });
  return {
    format: FORMAT,
    product: installation.version,
    takenAt: takenAt.toISOString(),
    database: { version, rows },
    migrations: await recordedMigrations(client),
    tables: counted,
    sequences: await listSequences(client),
  };
}

/** pg_dump refuses some addresses that the product takes. A backup of either kind is better than none. */
async function dumpOrCopy(
  client: Client,
  tables: Table[],
  { url, contents, say }: Omit<Writing, 'installation'>,
): Promise<'pg_dump' | 'copy'> {
  try {
    await dumpTables(client, url, contents);
    return 'pg_dump';
  } catch (error) {
    say(`${(error as Error).message}\nWriting the database without it`);
    await copyTables(client, tables, contents);
    return 'copy';
  }
}
