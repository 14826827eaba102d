import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyPlace, installationOn, temporaryPlace } from '../../../test/backup.ts';
import { backUp } from './backup.ts';
import {
  damages,
  expectListed,
  expectNoRows,
  expectRefused,
  openBackup,
  quiet,
} from './refusals.suite.ts';
import { restore } from './restore.ts';

const opened = await openBackup();
const { home } = opened;

test.each(damages)('a restore refuses %s, and writes nothing', (...damage) =>
  expectRefused(opened, damage),
);

test('a table that holds no gzip is refused, and nothing of it told', () =>
  expectNoRows(opened, Buffer.from('plain')));

test('of a bucket that lacks nothing nothing is said', () => expectListed({ ...opened, lost: [] }));

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
