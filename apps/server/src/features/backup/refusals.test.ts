import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { emptyPlace, finishedVideo, installationOn, temporaryPlace } from '../../../test/backup.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { createTestWeb } from '../../../test/web.ts';
import { TURN } from '../../platform/db/migrations/turn.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const web = await createTestWeb();
afterAll(web.close);

const quiet = () => {};
const home = () => installationOn(web, web.directory);
let backup: string;
let video: string;
/** Stays empty. */
const empty = await createTestDatabase({ empty: true });
afterAll(empty.destroy);

beforeAll(async () => {
  const person = await web.person(2);
  video = `videos/${await finishedVideo(web, person)}/video.mp4`;
  backup = join(web.directory, 'backup');
  await backUp(await home(), backup, quiet);
});

/** A copy to damage. */
async function copyOfBackup(): Promise<string> {
  const copy = join(await temporaryPlace(), 'backup');
  await cp(backup, copy, { recursive: true });
  return copy;
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = bytes[at]! ^ 1;
  await writeFile(path, bytes);
}

/** Where the rows of a table are: pg_dump writes one file. */
function rowsIn(folder: string, table: string): string {
  const dump = join(folder, 'rows.dump');
  return existsSync(dump) ? dump : join(folder, `rows/${table}.gz`);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Changes what a backup says of itself, sum included. */
async function rewrite(folder: string, change: (manifest: string) => string): Promise<void> {
  const path = join(folder, 'manifest.json');
  const changed = change(await readFile(path, 'utf8'));
  await writeFile(path, changed);
  await writeFile(join(folder, 'manifest.sha256'), `${sha256(changed)}  manifest.json\n`);
}

/** Puts another list in its place, sums included. */
async function relist(folder: string, change: (list: string) => string): Promise<void> {
  const path = join(folder, 'files.jsonl');
  const changed = change(await readFile(path, 'utf8'));
  await writeFile(path, changed);
  const list = { bytes: Buffer.byteLength(changed), sha256: sha256(changed) };
  await rewrite(folder, (manifest) => JSON.stringify({ ...JSON.parse(manifest), list }));
}

const lineOf = (path: string) => `${JSON.stringify({ path, bytes: 0, sha256: sha256('') })}\n`;

const cutShort = (path: string) => truncate(path, 5);

test.each<[string, (folder: string) => Promise<void>, RegExp]>([
  ['no folder at all', (folder) => rm(folder, { recursive: true }), /no whole backup.*ENOENT/],
  ['a manifest that is missing', (folder) => rm(join(folder, 'manifest.json')), /no whole backup/],
  ['a manifest with another byte', (folder) => flipByte(join(folder, 'manifest.json')), /damaged/],
  [
    'a list cut short',
    (folder) => cutShort(join(folder, 'files.jsonl')),
    /files.jsonl has 5 bytes/,
  ],
  ['a list with another byte', (folder) => flipByte(join(folder, 'files.jsonl')), /other bytes/],
  ['a table cut short', (folder) => cutShort(rowsIn(folder, 'projects')), /has 5 bytes in/],
  ['a table with another byte', (folder) => flipByte(rowsIn(folder, 'accounts')), /other/],
  ['a video that is missing', (folder) => rm(join(folder, video)), /video.mp4 cannot be read/],
  ['a video with another byte', (folder) => flipByte(join(folder, video)), /other bytes/],
  [
    'an unknown format',
    (folder) => rewrite(folder, (manifest) => manifest.replace('"format": 1', '"format": 2')),
    /of format 2, and this version knows 1/,
  ],
  [
    'a newer product',
    (folder) => rewrite(folder, (manifest) => manifest.replace('0008_fair_turns', '9999_later')),
    /migration 9999_later.sql this version, \d.* does not know/,
  ],
  [
    'another product, whose migration of this name is not ours',
    (folder) => rewrite(folder, (manifest) => manifest.replace(/"sha256": "\w/, '"sha256": "x')),
    /does not know/,
  ],
  ['a manifest that is no JSON', (folder) => rewrite(folder, () => '{'), /manifest.json.*no JSON/],
  ['a manifest of nothing', (folder) => rewrite(folder, () => 'null'), /manifest.json is not what/],
  [
    'a manifest without what it must say',
    (folder) => rewrite(folder, () => '{"format":1}'),
    /manifest.json is not what .* \(at product: /,
  ],
  [
    'a manifest of no format',
    (folder) => rewrite(folder, () => '{"format":{}}'),
    /manifest.json is not what .* \(at format: /,
  ],
  [
    'a list whose line is no JSON',
    (folder) => relist(folder, (list) => `${list}garbage\n`),
    /files.jsonl is not what .*no JSON/,
  ],
  [
    'a list that leads out of the folder',
    (folder) => relist(folder, (list) => list + lineOf('videos/../../etc')),
    /files.jsonl is not what .* \(at path: /,
  ],
  [
    'a list that leads to the root',
    (folder) => relist(folder, (list) => list + lineOf('/etc/passwd')),
    /files.jsonl is not what/,
  ],
])('a restore refuses %s, and writes nothing', async (_what, damage, words) => {
  const folder = await copyOfBackup();
  await damage(folder);
  const directory = join(folder, '../data');
  const restoring = restore(await installationOn(empty, directory), folder, quiet);
  await expect(restoring).rejects.toThrow(words);
  await expect(readdir(directory)).rejects.toThrow('ENOENT');
  const [row] = await empty.sql`
    select count(*)::int as relations from pg_class where relnamespace = 'public'::regnamespace`;
  expect(row).toEqual({ relations: 0 });
});

test('a restore refuses a place that is used: by files, by tables, by the product', async () => {
  const place = await emptyPlace();
  const restoring = async () =>
    restore(await installationOn(place, place.directory), backup, quiet);
  await mkdir(join(place.directory, 'videos'), { recursive: true });
  await expect(restoring()).rejects.toThrow(/data is not empty \(videos\)/);
  await rm(place.directory, { recursive: true });

  await place.sql`create table schema_migrations (name text)`;
  await expect(restoring()).rejects.toThrow(/not empty \(schema_migrations\)/);
  await place.sql`drop table schema_migrations`;

  // In a container of its own another process may have the number of this one.
  for (const name of ['node 1', `node ${process.pid}`, `node ${process.pid} 0123abcd`]) {
    const product = await onDatabase(place.ownerUrl, async (sql) => {
      await sql`select set_config('application_name', ${name}, false)`;
      return await restoring().catch((error: Error) => error.message);
    });
    expect(product).toMatch(/is using this database/);
  }
  await restoring();
});

test('a product that starts while a backup is read has its turn, and the restore none', async () => {
  const place = await emptyPlace();
  const installation = await installationOn(place, place.directory);
  const starting = await onDatabase(place.ownerUrl, async (sql) => {
    await sql`set application_name = 'somebody'`;
    const holdTurn = (line: string) => {
      if (line === 'Restoring the files') void sql`select pg_advisory_lock(${TURN})`.execute();
    };
    return await restore(installation, backup, holdTurn).catch((error: Error) => error.message);
  });
  expect(starting).toMatch(/is using this database: stop it/);
  expect(await place.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
});

test('a restore that failed midway left the database empty, and nothing starts there before the folder is', async () => {
  const folder = await copyOfBackup();
  // Whole by its sums, and yet not what it says.
  await rewrite(folder, (manifest) => manifest.replace(/"rows": 1\b/, '"rows": 2'));
  const place = await emptyPlace();
  const there = await installationOn(place, place.directory);
  await expect(restore(there, folder, quiet)).rejects.toThrow(/rows in place of 2/);
  expect(await place.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
  for (const attempt of [
    () => restore(there, backup, quiet),
    () => backUp(there, `${place.directory}-again`, quiet),
  ]) {
    await expect(attempt()).rejects.toThrow(/cut short.*empty that folder and restore again/);
  }
  await rm(place.directory, { recursive: true });
  await restore(there, backup, quiet);
});

test.each([
  ['no rows', () => gzipSync('a line of something else\n')],
  ['no gzip', () => Buffer.from('plain')],
])('a table that holds %s is refused, and nothing of it told', async (_what, bytes) => {
  // Without pg_dump each table is a file.
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = join(await temporaryPlace(), 'backup');
  await backUp(await home(), folder, quiet);
  const path = 'rows/accounts.gz';
  await writeFile(join(folder, path), bytes());
  const facts = { path, bytes: bytes().length, sha256: sha256(bytes()) };
  await relist(folder, (list) => list.replace(/^.*accounts\.gz.*$/m, JSON.stringify(facts)));
  const place = await emptyPlace();
  const restoring = restore(await installationOn(place, place.directory), folder, quiet);
  await expect(restoring).rejects.toThrow(
    /rows are not those .* \([\w]+\): nothing was restored\.$/,
  );
  expect(await place.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
});

test('a backup refuses a folder that is there, and leaves nothing when it fails', async () => {
  const folder = join(await temporaryPlace(), 'backup');
  await expect(backUp(await home(), backup, quiet)).rejects.toThrow(/exists/);
  const nowhere = join(folder, 'deeper/backup');
  await expect(backUp(await home(), nowhere, quiet)).rejects.toThrow(
    /Cannot make a folder beside .*ENOENT/,
  );

  // PostgreSQL goes away in the middle.
  const end = (line: string) => {
    if (line !== 'Writing the database') return;
    void web.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute();
  };
  const failing = backUp(await home(), folder, end);
  await expect(failing).rejects.toThrow(/terminat/);
  expect(await readdir(join(folder, '..'))).toEqual([]);

  const place = await emptyPlace();
  const nothing = installationOn(place, place.directory);
  await expect(backUp(await nothing, folder, quiet)).rejects.toThrow(/nothing of the product/);
});

test('with a bucket, its objects are listed and stay there', async () => {
  const s3 = await startFakeS3({ pageSize: 2 });
  onTestFinished(s3.stop);
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.place;
  const variables = {
    ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  };
  for (const key of ['a/poster.jpg', 'a/video.mp4', 'b/video.mp4']) {
    const object = { bytes: Buffer.from(key), contentType: undefined, cacheControl: undefined };
    s3.objects.set(key, { ...object, lastModified: new Date() });
  }
  s3.troubles.push(503);
  const folder = join(await temporaryPlace(), 'backup');
  const inBucket = await installationOn(web, web.directory, variables);
  expect((await backUp(inBucket, folder, quiet)).videos).toEqual({
    in: 'bucket',
    bucket,
    objects: 3,
  });
  const listed = (await readFile(join(folder, 'bucket.jsonl'), 'utf8')).trim().split('\n');
  const etag = createHash('md5').update('a/video.mp4').digest('hex');
  expect(listed.map((line) => JSON.parse(line))[1]).toEqual({
    key: 'a/video.mp4',
    bytes: 11,
    etag,
  });
  expect(listed).toHaveLength(3);
  expect(await readdir(folder)).not.toContain('videos');

  const place = await emptyPlace();
  const onDisk = await installationOn(place, place.directory);
  await expect(restore(onDisk, folder, quiet)).rejects.toThrow(/in the bucket videos: set the S3_/);
  const withBucket = await installationOn(place, place.directory, variables);
  await expect(restore(withBucket, backup, quiet)).rejects.toThrow(/without the S3_ variables/);
  const said: string[] = [];
  await restore(withBucket, folder, (line) => said.push(line));
  expect(said.join('\n')).toMatch(/Comparing the bucket videos with what videos held/);
  expect(said.join('\n')).not.toMatch(/Not in the bucket/);
  expect(s3.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a restore says which objects of the backup the bucket lacks, in this one or in a copy', async () => {
  const folder = join(await temporaryPlace(), 'backup');
  const bucketOf = async (bucket: string, keys: string[]) => ({
    ...(await home()),
    videos: {
      bucket,
      async *objects() {
        for (const key of keys) yield { key, bytes: key === 'c/cut' ? 1 : 5, etag: '' };
      },
    },
  });
  const keys = ['a/1', 'b/2', 'c/cut', 'd/4', 'e/5', 'é/6', '\u{ff5e}/7', '\u{1f9c1}/8'];
  const then = await bucketOf('then', keys);
  await backUp({ ...then, videos: { ...then.videos, objects: whole } }, folder, quiet);
  async function* whole() {
    for (const key of keys) yield { key, bytes: 5, etag: '' };
  }

  const place = await emptyPlace();
  const there = await installationOn(place, place.directory);
  const { videos } = await bucketOf('now', [
    '0',
    'a/1',
    'aa',
    'c/cut',
    'd/4',
    'é/6',
    '\u{ff5e}/7',
    '\u{1f9c1}/8',
    'z',
  ]);
  const said: string[] = [];
  await restore({ ...there, videos }, folder, (line) => said.push(line));
  expect(said.join('\n')).toContain('Comparing the bucket now with what then held');
  expect(said.join('\n')).toContain(
    'Not in the bucket now: 3 of 8 objects, such as b/2, c/cut, e/5.',
  );
});
