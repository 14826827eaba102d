import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { fileExists } from '../file-exists.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3/s3-storage.ts';
import type { ByteRange, Storage } from './storage.ts';

const directory = await mkdtemp(join(tmpdir(), 'storage-'));
const s3 = await startFakeS3({ pageSize: 2 });
const oneByOne = await startFakeS3({ takesMany: false });
afterAll(async () => {
  await Promise.all([s3.stop(), oneByOne.stop()]);
  await rm(directory, { recursive: true });
});

const storages: [string, Storage][] = [
  ['disk', new DiskStorage(join(directory, 'stored'))],
  ['S3', new S3Storage(s3.place)],
  ['an S3 that removes one file a call', new S3Storage(oneByOne.place)],
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

  test('a file that is copied is there twice, in the place of what was there; done again it harms nothing', async () => {
    await put('m/video.mp4', 'new');
    await put('apart/m/video.mp4', 'old');
    for (let times = 0; times < 2; times += 1) {
      expect(await storage.copy('m/video.mp4', 'apart/m/video.mp4')).toBe(true);
      expect(`${await read('m/video.mp4')}`).toBe('new');
      expect(`${await read('apart/m/video.mp4')}`).toBe('new');
    }
    await storage.remove(['m/video.mp4']);
    expect(await storage.copy('m/video.mp4', 'apart/m/video.mp4')).toBe(false);
    expect(`${await read('apart/m/video.mp4')}`).toBe('new');
    expect(await storage.copy('nowhere/video.mp4', 'else/video.mp4')).toBe(false);
    expect(await storage.has('else/video.mp4')).toBe(false);
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
    await storage.remove(['e/video.mp4']);
    expect(await found?.open()).toBeNull();
    expect(await found?.open({ start: 0, end: 1 })).toBeNull();
  });

  test('files that are named go, and no others; those that are not there are fine', async () => {
    const files = ['1.jpg', '2.jpg', '3 & 4.jpg', 'deep/5.jpg'].map((file) => `f/${file}`);
    for (const file of files) await put(file, file);
    await put('f/stays.jpg', 'stays');
    await put('f2/video.mp4', 'a neighbor');
    expect(await storage.remove([...files, 'f/nothing', 'nowhere/video.mp4'])).toEqual([]);
    for (const file of files) expect(await storage.has(file)).toBe(false);
    expect(await storage.has('f/stays.jpg')).toBe(true);
    expect(await storage.has('f2/video.mp4')).toBe(true);
    expect(await storage.remove([])).toEqual([]);
  });
});

test('a folder goes from the disk with its last file', async () => {
  const root = join(directory, 'folders');
  const storage = new DiskStorage(root);
  for (const name of ['video.mp4', 'poster.jpg']) {
    await writeFile(join(directory, 'new'), name);
    await storage.put(`a/${name}`, join(directory, 'new'));
  }
  await storage.remove(['a/video.mp4']);
  expect(await readdir(root)).toEqual(['a']);
  await storage.remove(['a/video.mp4', 'a/poster.jpg']);
  expect(await readdir(root)).toEqual([]);
});

test('copies that a crash of version 1.0.0 left beside a file go with it, and nothing else', async () => {
  const root = join(directory, 'copies');
  const storage = new DiskStorage(root);
  for (const folder of ['a', 'b']) {
    await mkdir(join(root, folder), { recursive: true });
    for (const name of ['video.mp4', `video.mp4.${randomUUID()}`, `poster.jpg.${randomUUID()}`]) {
      await writeFile(join(root, folder, name), name);
    }
  }
  await writeFile(join(root, 'b/video.mp4.txt'), 'a note of somebody');
  expect(await storage.remove(['a/video.mp4', 'a/poster.jpg', 'b/video.mp4'])).toEqual([]);
  expect(await readdir(root)).toEqual(['b']);
  expect((await readdir(join(root, 'b'))).sort()).toEqual([
    expect.stringMatching(/^poster/),
    'video.mp4.txt',
  ]);
});

test('what cannot be removed from the disk is named, and holds up no other', async () => {
  const root = join(directory, 'stuck');
  const storage = new DiskStorage(root);
  // A folder where a file should be.
  await mkdir(join(root, 'a/video.mp4/in-the-way'), { recursive: true });
  await mkdir(join(root, 'b'), { recursive: true });
  await writeFile(join(root, 'b/video.mp4'), 'free');
  const [stuck, ...others] = await storage.remove(['a/video.mp4', 'b/video.mp4']);
  expect(stuck?.key).toBe('a/video.mp4');
  expect(others).toEqual([]);
  expect(await storage.has('b/video.mp4')).toBe(false);
});

test('what a crash left of a copy goes a day later, at the next start', async () => {
  const root = join(directory, 'parts');
  const storage = new DiskStorage(root);
  await storage.removeParts();
  await mkdir(join(root, '.parts'), { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(root, '.parts', name), 'half');
  const yesterday = Date.now() / 1000 - 25 * 3600;
  await utimes(join(root, '.parts/old'), yesterday, yesterday);
  await storage.removeParts();
  expect(await readdir(join(root, '.parts'))).toEqual(['new']);
});

const deviceOf = (path: string) =>
  stat(path).then(
    ({ dev }) => dev,
    () => undefined,
  );

test('a file is put onto another device, and leaves no copy', async ({ skip }) => {
  const here = await deviceOf(directory);
  // Memory, on Linux, where tests have their files as well if there is enough of it.
  const devices = ['/dev/shm', '/var/tmp'].map(async (path) => ({
    ...{ path, device: await deviceOf(path) },
  }));
  const elsewhere = (await Promise.all(devices)).find(
    ({ device }) => device !== undefined && device !== here,
  );
  if (!elsewhere) skip('temporary files lie on the only device: set TMPDIR to a folder on another');
  const root = await mkdtemp(join(elsewhere!.path, 'storage-'));
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
  expect(await readdir(join(root, '.parts'))).toEqual([]);
  expect(await fileExists(path)).toBe(true);
});
