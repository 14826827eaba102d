import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { fileExists } from '../../file-exists.ts';
import { StorageError } from '../storage.ts';
import { S3Storage } from './s3-storage.ts';

const directory = await mkdtemp(join(tmpdir(), 's3-'));
const s3 = await startFakeS3();
const oneByOne = await startFakeS3({ takesMany: false });
const storage = new S3Storage(s3.place);
const path = join(directory, 'new.mp4');
const put = async (key: string, content: string) => {
  await writeFile(path, content);
  await storage.put(key, path, { contentType: 'video/mp4' });
};
const callsOf = (method: string) => s3.calls.filter((call) => call.method === method);

beforeAll(async () => {
  await put('there/video.mp4', 'a video');
  await put('long/video.mp4', 'x'.repeat(30_000_000));
});
afterEach(() => {
  s3.calls.length = 0;
  s3.troubles.length = 0;
});
afterAll(async () => {
  await Promise.all([s3.stop(), oneByOne.stop()]);
  await rm(directory, { recursive: true });
});

test('a file keeps its type, and is for nobody’s cache', async () => {
  await put('typed/video.mp4', 'typed');
  expect(s3.objects.get('typed/video.mp4')).toMatchObject({
    bytes: Buffer.from('typed'),
    contentType: 'video/mp4',
    cacheControl: 'private, no-cache',
  });
});

test('a call that fails is tried again, whatever it is', async () => {
  s3.troubles.push(500, 503, 'reset');
  await put('again/video.mp4', 'in the end');
  expect(callsOf('PUT').map(({ status }) => status)).toEqual([500, 503, 0, 200]);
  s3.troubles.push('reset', 500);
  const found = await storage.find('again/video.mp4');
  s3.troubles.push(503);
  expect(await text((await found?.open())!)).toBe('in the end');
  s3.troubles.push('reset', 503);
  await storage.remove(['again/video.mp4']);
  expect(s3.objects.has('again/video.mp4')).toBe(false);
  expect(s3.troubles).toEqual([]);
});

test('what fails four times throws, and an upload leaves the file where it was', async () => {
  s3.troubles.push(503, 503, 503, 503);
  await expect(put('failed/video.mp4', 'kept')).rejects.toThrow(StorageError);
  expect(callsOf('PUT')).toHaveLength(4);
  expect(await fileExists(path)).toBe(true);
});

test('an outage is not taken for a missing file', async () => {
  s3.troubles.push(500, 'reset', 503, 500);
  await expect(storage.has('there/video.mp4')).rejects.toThrow(StorageError);
  s3.calls.length = 0;
  expect(await storage.has('nowhere/video.mp4')).toBe(false);
  expect(s3.troubles).toEqual([]);
});

test('a bucket that is not there is not taken for a missing file', async () => {
  const elsewhere = new S3Storage({ ...s3.place, bucket: 'vidoes' });
  await expect(elsewhere.has('there/video.mp4')).rejects.toThrow(/vidoes.*404 NoSuchBucket/);
});

test('a refused key is not tried again, and the error names the place and no key', async () => {
  const secretAccessKey = 'not-the-secret';
  const refused = new S3Storage({ ...s3.place, secretAccessKey });
  const error = await refused.remove(['there/video.mp4']).catch((error: Error) => error);
  expect(error).toBeInstanceOf(StorageError);
  const { message, stack, cause } = error as Error;
  expect(message).toBe(
    `S3 bucket videos at ${s3.place.endpoint}: POST ?delete: 403 SignatureDoesNotMatch`,
  );
  expect(cause).toBeUndefined();
  for (const secret of [secretAccessKey, s3.place.accessKeyId]) {
    expect(`${message}${stack}`).not.toContain(secret);
  }
  expect(s3.calls).toHaveLength(1);
  await expect(refused.has('there/video.mp4')).rejects.toThrow(': HEAD there/video.mp4: 403');
  expect(s3.calls).toHaveLength(2);
});

test('nobody at the endpoint is said by its error code', async () => {
  const gone = await startFakeS3();
  await gone.stop();
  const nobody = new S3Storage(gone.place);
  await expect(nobody.has('there/video.mp4')).rejects.toThrow(/127\.0\.0\.1:.*: ECONNREFUSED$/);
});

test('an upload that was damaged on the way is refused', async () => {
  s3.troubles.push('damage');
  await expect(put('damaged/video.mp4', 'whole')).rejects.toThrow('400 BadDigest');
  expect(s3.objects.has('damaged/video.mp4')).toBe(false);
});

test('a body that is cut fails its reader', async () => {
  const found = await storage.find('there/video.mp4');
  s3.troubles.push('cut');
  await expect(text((await found?.open())!)).rejects.toThrow();
});

test('a body that nobody reads to its end lets go of the connection', async () => {
  const stream = (await (await storage.find('long/video.mp4'))?.open())!;
  await new Promise((resolve) => stream.once('readable', resolve));
  expect(s3.underWay()).toBe(1);
  stream.destroy();
  await expect.poll(s3.underWay).toBe(0);
});

test('a call without an answer is given up after a while, and tried again', async () => {
  const found = await storage.find('long/video.mp4');
  const slowlyRead = (await found?.open())!;
  s3.calls.length = 0;
  s3.troubles.push('hang', 'hang');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const calls = [storage.find('there/video.mp4'), storage.remove(['nowhere/video.mp4'])];
  await expect.poll(() => s3.troubles).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await Promise.all(calls);
  expect(callsOf('HEAD').map(({ status }) => status)).toEqual([0, 200]);
  expect(callsOf('POST').map(({ status }) => status)).toEqual([0, 200]);
  // An answer that has begun may take longer than that.
  expect(await text(slowlyRead)).toHaveLength(30_000_000);
  // The removal hangs on: the client's own calls cannot be cut.
  await expect.poll(s3.underWay).toBe(1);
});

test('a thousand files are removed by one call, and nothing is listed', async () => {
  const keys = Array.from({ length: 1001 }, (_, n) => `many/${n}.mp4`);
  await put(keys[0]!, 'first');
  await put(keys[1000]!, 'last');
  s3.calls.length = 0;
  expect(await storage.remove(keys)).toEqual([]);
  expect(s3.calls.map(({ method }) => method)).toEqual(['POST', 'POST']);
  for (const key of [keys[0], keys[1000]]) expect(s3.objects.has(key!)).toBe(false);
});

test.each([
  ['by one call', s3, 2],
  ['one by one, after it was asked once', oneByOne, 1],
])(
  'a file that may not be removed is named, and holds up no other: %s',
  async (_how, s3, posts) => {
    const storage = new S3Storage(s3.place);
    for (const key of ['locked/video.mp4', 'free/video.mp4']) {
      await writeFile(path, key);
      await storage.put(key, path, { contentType: 'video/mp4' });
    }
    s3.locked.add('locked/video.mp4');
    for (let times = 0; times < 2; times += 1) {
      expect(await storage.remove(['locked/video.mp4', 'free/video.mp4'])).toEqual([
        { key: 'locked/video.mp4', reason: expect.stringContaining('AccessDenied') },
      ]);
    }
    expect(s3.objects.has('free/video.mp4')).toBe(false);
    expect(s3.calls.filter(({ method }) => method === 'POST')).toHaveLength(posts);
  },
);

test('a copy that S3 says is done and is not, or is refused, is tried again and loses no file', async () => {
  await put('moved/video.mp4', 'whole');
  s3.troubles.push('half copied', 503);
  expect(await storage.copy('moved/video.mp4', 'apart/moved/video.mp4')).toBe(true);
  expect(
    callsOf('PUT')
      .slice(-3)
      .map(({ status }) => status),
  ).toEqual([200, 503, 200]);
  expect(s3.objects.get('apart/moved/video.mp4')?.bytes.toString()).toBe('whole');
  s3.troubles.push(...Array(4).fill('half copied'));
  const back = storage.copy('apart/moved/video.mp4', 'moved/video.mp4');
  await expect(back).rejects.toThrow('copy apart/moved/video.mp4: 500 HalfCopied');
  expect(s3.objects.has('apart/moved/video.mp4')).toBe(true);
  const elsewhere = new S3Storage({ ...s3.place, bucket: 'vidoes' });
  await expect(elsewhere.copy('a', 'b')).rejects.toThrow('404 NoSuchBucket');
});

test('temporary keys sign with their session token, and are refused without it', async () => {
  const temporary = await startFakeS3({ sessionToken: 'IQoJb3JpZ2lu/with+all=signs==' });
  const storage = new S3Storage(temporary.place);
  await writeFile(path, 'a video');
  await storage.put('kept/video.mp4', path, { contentType: 'video/mp4' });
  expect(await text((await (await storage.find('kept/video.mp4'))?.open())!)).toBe('a video');
  await storage.remove(['kept/video.mp4']);
  expect([...temporary.objects.keys()]).toEqual([]);
  for (const sessionToken of [undefined, 'another']) {
    const other = new S3Storage({ ...temporary.place, sessionToken });
    await expect(other.has('kept/video.mp4')).rejects.toThrow(StorageError);
    expect(temporary.calls.at(-1)?.status).toBe(403);
  }
  await temporary.stop();
});
