import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { fileExists } from '../file-exists.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { ByteRange, Storage } from './storage.ts';

const directory = await mkdtemp(join(tmpdir(), 'storage-'));
const s3 = await startFakeS3({ pageSize: 2 });
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

const storages: [string, Storage][] = [
  ['disk', new DiskStorage(join(directory, 'stored'))],
  ['S3', new S3Storage(s3.place)],
];

describe.each(storages)('on %s', (_name, storage) => {
  const put = async (key: string, bytes: Buffer | string) => {
    const path = join(directory, 'new');
    await writeFile(path, bytes);
    await storage.put(key, path, { contentType: 'video/mp4' });
    return path;
  };
  const read = async (key: string, range?: ByteRange) => {
    const stream = await (await storage.find(key))?.open(range);
    return stream ? buffer(stream) : stream;
  };

  test('a file that was put in is there, and gone from where it was', async () => {
    const bytes = randomBytes(300_000);
    expect(await storage.has('a/video.mp4')).toBe(false);
    expect(await storage.find('a/video.mp4')).toBeNull();
    const path = await put('a/video.mp4', bytes);
    expect(await fileExists(path)).toBe(false);
    expect(await storage.has('a/video.mp4')).toBe(true);
    expect(await read('a/video.mp4')).toEqual(bytes);
    const { size, etag, lastModified } = (await storage.find('a/video.mp4'))!;
    expect(size).toBe(300_000);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(Math.abs(Date.now() - lastModified.getTime())).toBeLessThan(60_000);
  });

  test('parts are read by their first and last byte', async () => {
    await put('b/video.mp4', '0123456789');
    const part = async (start: number, end: number) =>
      `${await read('b/video.mp4', { start, end })}`;
    expect(await part(0, 0)).toBe('0');
    expect(await part(3, 5)).toBe('345');
    expect(await part(0, 9)).toBe('0123456789');
  });

  test('an empty file is a file', async () => {
    await put('c/empty', '');
    expect(await storage.find('c/empty')).toMatchObject({ size: 0 });
    expect(await read('c/empty')).toEqual(Buffer.alloc(0));
  });

  test('a file put in twice is the second one, under another etag', async () => {
    await put('d/video.mp4', 'first');
    const before = await storage.find('d/video.mp4');
    await put('d/video.mp4', 'the second');
    const after = await storage.find('d/video.mp4');
    expect(after?.etag).not.toBe(before?.etag);
    expect(`${await read('d/video.mp4')}`).toBe('the second');
  });

  test('a file that is replaced or goes between finding and opening is not there', async () => {
    await put('e/video.mp4', 'soon another');
    const replaced = await storage.find('e/video.mp4');
    await put('e/video.mp4', 'soon gone');
    expect(await replaced?.open()).toBeNull();
    const found = await storage.find('e/video.mp4');
    await storage.removeFolder('e');
    expect(await found?.open()).toBeNull();
    expect(await found?.open({ start: 0, end: 1 })).toBeNull();
  });

  test('a folder goes with all its files, and no other does', async () => {
    const files = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', 'deep/5.jpg'];
    for (const file of files) await put(`f/${file}`, file);
    await put('f2/video.mp4', 'a neighbor');
    await storage.removeFolder('f');
    for (const file of files) expect(await storage.has(`f/${file}`)).toBe(false);
    expect(await storage.has('f2/video.mp4')).toBe(true);
    await storage.removeFolder('f');
  });
});

/** Memory, on Linux: a device of its own, mostly. */
const ELSEWHERE = '/dev/shm';
const deviceOf = (path: string) =>
  stat(path).then(
    ({ dev }) => dev,
    () => undefined,
  );
const isElsewhere = ![undefined, await deviceOf(directory)].includes(await deviceOf(ELSEWHERE));

test.skipIf(!isElsewhere)('a file is put onto another device, and leaves no copy', async () => {
  const root = await mkdtemp(join(ELSEWHERE, 'storage-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const storage = new DiskStorage(root);
  const path = join(directory, 'from-afar');
  const bytes = randomBytes(300_000);
  await writeFile(path, bytes);
  await storage.put('a/video.mp4', path);
  expect(await buffer((await (await storage.find('a/video.mp4'))?.open())!)).toEqual(bytes);
  expect(await readdir(join(root, 'a'))).toEqual(['video.mp4']);
  expect(await fileExists(path)).toBe(false);
  await expect(storage.put('a', join(directory, 'missing'))).rejects.toThrow('ENOENT');

  // In the way of the last step.
  await writeFile(path, bytes);
  await storage.put('b/video.mp4/in-the-way', path);
  await writeFile(path, bytes);
  await expect(storage.put('b/video.mp4', path)).rejects.toThrow('EISDIR');
  expect(await readdir(join(root, 'b'))).toEqual(['video.mp4']);
  expect(await fileExists(path)).toBe(true);
});
