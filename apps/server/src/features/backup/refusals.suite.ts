import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { emptyPlace, finishedVideo, installationOn, temporaryPlace } from '../../../test/backup.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { createTestWeb } from '../../../test/web.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

export const quiet = () => {};

/** A web with a finished video, and a backup of it. */
export async function openBackup() {
  const web = await createTestWeb();
  afterAll(web.close);
  /** Stays empty. */
  const empty = await createTestDatabase({ empty: true });
  afterAll(empty.destroy);
  const person = await web.person(2);
  const video = `videos/${await finishedVideo(web, person)}/video.mp4`;
  const backup = join(web.directory, 'backup');
  const home = () => installationOn(web, web.directory);
  await backUp(await home(), backup, quiet);
  return {
    ...{ web, empty, home, backup, video },
    /** A copy to damage. */
    async copyOfBackup(): Promise<string> {
      const copy = join(await temporaryPlace(), 'backup');
      await cp(backup, copy, { recursive: true });
      return copy;
    },
  };
}

type Backup = Awaited<ReturnType<typeof openBackup>>;

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = bytes[at]! ^ 1;
  await writeFile(path, bytes);
}

/** The place of a table's rows: pg_dump writes one file. */
function rowsIn(folder: string, table: string): string {
  const dump = join(folder, 'rows.dump');
  return existsSync(dump) ? dump : join(folder, `rows/${table}.gz`);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Changes what a backup says of itself, sum included. */
export async function rewrite(folder: string, change: (manifest: string) => string): Promise<void> {
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

type Damage = [
  what: string,
  damage: (folder: string, backup: Pick<Backup, 'video'>) => Promise<void>,
  words: RegExp,
];

/** Faults of a backup, and what is said of each. */
export const damages: readonly Damage[] = [
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
  [
    'a video that is missing',
    (folder, { video }) => rm(join(folder, video)),
    /video.mp4 cannot be read/,
  ],
  [
    'a video with another byte',
    (folder, { video }) => flipByte(join(folder, video)),
    /other bytes/,
  ],
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
];

/** Expects that a backup with this damage is refused with these words, and that nothing is written. */
export async function expectRefused(backup: Backup, [, damage, words]: Damage): Promise<void> {
  const folder = await backup.copyOfBackup();
  await damage(folder, backup);
  const directory = join(folder, '../data');
  const restoring = restore(await installationOn(backup.empty, directory), folder, quiet);
  await expect(restoring).rejects.toThrow(words);
  await expect(readdir(directory)).rejects.toThrow('ENOENT');
  const [row] = await backup.empty.sql`
    select count(*)::int as relations from pg_class where relnamespace = 'public'::regnamespace`;
  expect(row).toEqual({ relations: 0 });
}

/** Expects a backup to be refused whose table holds these bytes in place of rows, and nothing of it told. */
export async function expectNoRows({ home }: Pick<Backup, 'home'>, bytes: Buffer): Promise<void> {
  // Without pg_dump each table is a file.
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = join(await temporaryPlace(), 'backup');
  await backUp(await home(), folder, quiet);
  const path = 'rows/accounts.gz';
  await writeFile(join(folder, path), bytes);
  const facts = { path, bytes: bytes.length, sha256: sha256(bytes) };
  await relist(folder, (list) => list.replace(/^.*accounts\.gz.*$/m, JSON.stringify(facts)));
  const place = await emptyPlace();
  const restoring = restore(await installationOn(place, place.directory), folder, quiet);
  await expect(restoring).rejects.toThrow(
    /rows are not those .* \([\w]+\): nothing was restored\.$/,
  );
  expect(await place.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
}

/**
 * Backs up with a bucket, has it lose some objects, and expects them named by a restore, which only reads
 * there.
 */
export async function expectListed({
  web,
  backup,
  lost,
}: Pick<Backup, 'web' | 'backup'> & { lost: readonly string[] }): Promise<void> {
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
  for (const key of lost) s3.objects.delete(key);
  const said: string[] = [];
  await restore(withBucket, folder, (line) => said.push(line));
  expect(said.join('\n')).toMatch(/Comparing the bucket videos with what videos held/);
  const named = `Not in the bucket videos: ${lost.length} of 3 objects, such as ${lost.join(', ')}.`;
  const lacks = said.filter((line) => line.startsWith('Not in the bucket'));
  expect(lacks).toEqual(lost.length === 0 ? [] : [expect.stringContaining(named)]);
  expect(s3.calls.every(({ method }) => method === 'GET')).toBe(true);
}
