import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFakeVertexVeo } from '@shortcake/sandbox/engines/vertex-veo/vertex-veo';
import { expect, test } from 'vitest';
import { vertexBucket, vertexInline } from '../contract/test-adapters.ts';
import { faultOf } from '../contract/test-outcomes.ts';
import { never, newFolder, start } from '../contract/test-start.ts';
import { createDownload } from '../download/download.ts';
import { EngineError, engineDown, keyRefused } from '../faults.ts';
import { videoRequest } from '../test-request.ts';
import { VertexVeoEngine } from './vertex-veo.ts';

test('all that was asked for is in the request, and a bucket gets a folder for each job', async () => {
  const { submit, submits } = await start(vertexBucket);
  await submit();
  expect(submits()[0]?.ask?.body).toEqual({
    instances: [{ prompt: 'A snail sleeps in a garden' }],
    // Nor does it say `enhancePrompt: false`, which Veo refuses.
    parameters: {
      sampleCount: 1,
      aspectRatio: '9:16',
      resolution: '720p',
      durationSeconds: 8,
      generateAudio: true,
      personGeneration: 'allow_adult',
      seed: 7,
      storageUri: 'gs://a-bucket/videos/job-project-1/',
    },
  });
});

test('sound, shape and an enhanced prompt are asked for as the person wants them', async () => {
  const { submit, submits } = await start(vertexInline);
  const wishes = { generateAudio: false, aspectRatio: '16:9', enhancePrompt: true } as const;
  await submit(videoRequest(wishes));
  const parameters = submits()[0]?.ask?.body.parameters;
  expect(parameters).toMatchObject(wishes);
  expect(parameters).not.toHaveProperty('storageUri');
});

test('where a video lies is stored as an address of the bucket, or as the answer that it is in', async () => {
  for (const [adapter, output] of [
    [vertexBucket, { kind: 'url', url: expect.stringMatching(/^gs:\/\/a-bucket\/videos\//) }],
    [vertexInline, { kind: 'answer' }],
  ] as const) {
    const { engine, submit } = await start(adapter);
    expect(await engine.poll(await submit(), never)).toEqual({ state: 'done', output });
  }
});

test('an inline video of 3 MB, the largest answer that there is, is fetched whole', async () => {
  const video = Buffer.alloc(3_000_000, 'the bytes of a large video');
  const createFake: typeof createFakeVertexVeo = (options) =>
    createFakeVertexVeo({ ...options, video: async () => video });
  const { engine, submit } = await start({ ...vertexInline, createFake });
  const handle = await submit();
  expect(await engine.poll(handle, never)).toMatchObject({ state: 'done' });
  const path = join(await newFolder(), 'video.mp4');
  await engine.collect(handle, { kind: 'answer' }, path, never);
  expect(video.equals(await readFile(path))).toBe(true);
});

test('an inline video that is gone by the collect is no good', async () => {
  const { engine, submit } = await start(vertexInline, { file: 'missing' });
  const collecting = engine.collect(await submit(), { kind: 'answer' }, 'nowhere', never);
  expect(await faultOf(collecting)).toMatchObject({ code: 'FILE_GONE' });
});

test('an address that is not below the operator’s own folder is not asked', async () => {
  const { engine, submit, journal } = await start(vertexBucket);
  const handle = await submit();
  for (const url of [
    'https://example.com/video.mp4',
    'gs://a-bucket',
    'gs://another/videos/a.mp4',
  ]) {
    const collecting = engine.collect(handle, { kind: 'url', url }, 'nowhere', never);
    expect(await faultOf(collecting)).toMatchObject({ code: 'FILE_ADDRESS' });
  }
  expect(journal.filter(({ kind }) => kind === 'file')).toEqual([]);
});

test.each([keyRefused('GOOGLE_APPLICATION_CREDENTIALS', 401), engineDown('no access token')])(
  'without a token ($code) nothing is asked, and nothing made',
  async (fault) => {
    const { url, requests } = await start(vertexBucket);
    const engine = new VertexVeoEngine({
      ...{ project: 'a-project', location: 'us-central1', baseUrl: url, model: 'a-model', fetch },
      accessToken: () => Promise.reject(new EngineError(fault)),
      download: createDownload({ privateOrigins: [url] }),
    });
    const { code } = fault;
    expect(await faultOf(engine.submit(videoRequest(), never))).toMatchObject({
      created: 'no',
      code,
    });
    expect(requests).toEqual([]);
  },
);
