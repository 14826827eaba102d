import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMp4 } from '@shortcake/provenance/read/read';
import { bufferSource } from '@shortcake/provenance/source';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { ffmpegPath, testVideo } from '../../../../test/media.ts';
import { testProvenance } from '../../../../test/provenance.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import { S3Storage } from '../../../platform/storage/s3/s3-storage.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { signAll } from '../provenance/sign-all.ts';
import { posterKey, videoKey } from './keys.ts';

const s3 = await startFakeS3();
const web = await createTestWeb({}, createMemoryStore(), new S3Storage(s3.place));
const worker = await startTestWorker(web, { ffmpeg: 'replayed' });
const stopTime = letTimePass(web);
afterAll(async () => {
  await worker.stop();
  await stopTime();
  await web.close();
  await s3.stop();
});
afterEach(async () => {
  expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
});

test('a video is kept in the bucket, played from there, and goes with its project', async () => {
  const person = await web.person(1);
  const id = await createVideo(person);
  const project = await projectWhen(person, id);
  expect(project.status).toBe('completed');
  expect(s3.objects.get(videoKey(id))?.contentType).toBe('video/mp4');
  expect(s3.objects.get(posterKey(id))?.contentType).toBe('image/jpeg');
  const size = s3.objects.get(videoKey(id))?.bytes.length;
  const part = await person.send('GET', project.videoUrl!, undefined, { range: 'bytes=0-99' });
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes 0-99/${size}` } });
  expect((await person.send('GET', project.thumbnailUrl!)).status).toBe(200);

  s3.calls.length = 0;
  expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  expect([...s3.objects.keys()]).toEqual([]);
  // Both files by one call, and nothing was listed.
  expect(s3.calls.map(({ method }) => method)).toEqual(['POST']);
});

test('while the bucket cannot be reached a finished video waits, and is not made again', async () => {
  const person = await web.person(1);
  const asked = (await worker.fake.asked()).length;
  s3.troubles.push(503, 503, 'reset', 500);
  const project = await projectWhen(person, await createVideo(person));
  expect(project.status).toBe('completed');
  expect(s3.troubles).toEqual([]);
  expect(await worker.fake.asked()).toHaveLength(asked + 1);
});

test('a video in the bucket is signed; one that is not is signed where it is, under another etag', async () => {
  const person = await web.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id);
  const provenance = testProvenance();
  const { authority } = provenance.signer;
  const isTrusted = async () => {
    const { bytes } = s3.objects.get(videoKey(id))!;
    return (await readMp4(bufferSource(bytes), { authority })).trusted;
  };
  expect(await isTrusted()).toBe(true);

  // As a version before this one left it.
  const unsigned = join(web.directory, 'unsigned.mp4');
  await copyFile(await testVideo(), unsigned);
  await web.storage.put(videoKey(id), unsigned, { contentType: 'video/mp4' });
  await web.sql`delete from video_marks`;
  const before = await web.storage.find(videoKey(id));
  const tools = { db: web.db, storage: web.storage, provenance, ffmpegPath };
  const signal = new AbortController().signal;
  const log = pino({ level: 'silent' });
  const options = { onDone: () => {}, stopping: signal };
  expect(await signAll({ ...tools, log, signal }, options)).toMatchObject({ signed: 1 });
  expect(await isTrusted()).toBe(true);
  expect(s3.objects.get(videoKey(id))?.contentType).toBe('video/mp4');
  // Whoever reads the old one in parts is told that it is gone.
  expect(await before!.open({ start: 0, end: 9 })).toBeNull();
});
