import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { createFakeVertexVeo } from '@shortcake/sandbox/engines/vertex-veo/vertex-veo';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDownload } from '../download/download.ts';
import type { Handle, Output } from '../engine.ts';
import { createGeminiEnhance } from '../enhance/gemini.ts';
import { EngineError, engineDown, keyRefused, type SubmitError } from '../faults.ts';
import { engineError, impatientFetch, videoRequest } from '../test-request.ts';
import { VertexVeoEngine } from './vertex-veo.ts';

const TOKEN = 'ya29.a-token';
/** As large as a video may be: inline, it is the largest answer there is. */
const BYTES = Buffer.alloc(3_000_000, 'the bytes of a video, as far as anybody here is concerned');
const directory = await mkdtemp(join(tmpdir(), 'vertex-veo-'));
const { signal } = new AbortController();
let behavior: Behavior = {};

const fake = await serveFake((baseUrl) =>
  createFakeVertexVeo({ baseUrl, key: TOKEN, video: async () => BYTES, script: () => behavior }),
);
const engineWith = (changes: Partial<ConstructorParameters<typeof VertexVeoEngine>[0]> = {}) =>
  new VertexVeoEngine({
    project: 'a-project',
    location: 'us-central1',
    baseUrl: fake.url,
    model: 'veo-3.1-fast-generate-001',
    storageOrigin: fake.url,
    accessToken: async () => TOKEN,
    fetch,
    download: createDownload({ privateOrigins: [fake.url] }),
    ...changes,
  });
const inline = engineWith();
const bucket = engineWith({ storageUri: 'gs://a-bucket/videos' });

beforeEach(() => {
  vi.useRealTimers();
  behavior = {};
  fake.journal.length = 0;
});
afterAll(async () => {
  await fake.stop();
  await rm(directory, { recursive: true });
});

/** The fault that a call ends with, and what a submit says of the job. */
const faultOf = async (call: Promise<unknown>) => {
  const { fault, created } = await engineError<SubmitError>(call);
  return { ...fault, created };
};
const submits = () => fake.journal.filter(({ kind }) => kind === 'submit');
const parameters = () => submits().at(-1)?.ask?.body.parameters;
const submit = (doing: Behavior = {}, engine = bucket) => {
  behavior = doing;
  return engine.submit(videoRequest(), signal);
};
const pollOnce = async (doing: Behavior) => bucket.poll(await submit(doing), signal);
async function finished(doing: Behavior, engine = bucket) {
  const handle = await submit(doing, engine);
  const progress = await engine.poll(handle, signal);
  if (progress.state !== 'done') throw new Error(`it is ${progress.state}`);
  return { handle, output: progress.output };
}
let files = 0;
const newPath = () => join(directory, `${files++}.mp4`);
const collect = ({ handle, output }: { handle: Handle; output: Output }, engine = bucket) =>
  engine.collect(handle, output, newPath(), signal);

test('all that was asked for is in the request, and a bucket gets a folder for each job', async () => {
  await submit();
  expect(submits()[0]?.ask?.body).toEqual({
    instances: [{ prompt: 'A snail sleeps in a garden' }],
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
  const wishes = { generateAudio: false, aspectRatio: '16:9', enhancePrompt: true } as const;
  await inline.submit(videoRequest(wishes), signal);
  expect(parameters()).toMatchObject(wishes);
  expect(parameters()).not.toHaveProperty('storageUri');
});

test('Veo is never asked to leave the prompt as it is, which it refuses', async () => {
  const body = { instances: [{ prompt: 'A snail' }], parameters: { enhancePrompt: false } };
  const url = `${fake.url}/v1/projects/p/locations/l/publishers/google/models/veo-3:predictLongRunning`;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const refused = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await refused.text()).toContain('cannot be disabled');
  await submit();
  expect(parameters()).not.toHaveProperty('enhancePrompt');
});

describe.each([
  ['in a bucket', bucket, 'url'],
  ['inline', inline, 'answer'],
] as const)('a video that comes %s', (_where, engine, kind) => {
  test('is fetched whole', async () => {
    const { handle, output } = await finished({}, engine);
    expect(output.kind).toBe(kind);
    const path = newPath();
    const collected = await engine.collect(handle, output, path, signal);
    expect(await readFile(path)).toEqual(BYTES);
    const sha256 = createHash('sha256').update(BYTES).digest('hex');
    expect(collected).toEqual({ bytes: BYTES.length, sha256 });
    await expect(engine.collect(handle, output, path, signal)).rejects.toThrow('EEXIST');
  });

  test.each(['text', 'truncated'] as const)(
    'and is a %s file is left for the check',
    async (file) => {
      const { bytes } = await collect(await finished({ file }, engine), engine);
      expect(bytes).not.toBe(BYTES.length);
    },
  );
});

test.each([
  ['late', 'retryable'],
  ['reset', 'retryable'],
  ['missing', 'retryable'],
] as const)('a file in a bucket that is %s is %s', async (file, kind) => {
  expect(await faultOf(collect(await finished({ file })))).toMatchObject({ kind });
});

test('an inline video that is late is polled for, and one that is gone by the collect is no good', async () => {
  const late = await submit({ file: 'late' }, inline);
  expect(await faultOf(inline.poll(late, signal))).toMatchObject({ kind: 'retryable' });
  expect(await faultOf(inline.poll(late, signal))).toMatchObject({ kind: 'retryable' });
  expect(await inline.poll(late, signal)).toMatchObject({ state: 'done' });
  const handle = await submit({ file: 'missing' }, inline);
  const gone = collect({ handle, output: { kind: 'answer' } }, inline);
  expect(await faultOf(gone)).toMatchObject({ code: 'FILE_GONE', kind: 'fatal' });
});

test('an address that is not below the operator’s own folder is not asked', async () => {
  const handle = await submit();
  const elsewhere = ['https://example.com/video.mp4', 'gs://a-bucket', 'gs://another/videos/a.mp4'];
  for (const url of elsewhere) {
    const output: Output = { kind: 'url', url };
    expect(await faultOf(collect({ handle, output }))).toMatchObject({ kind: 'fatal' });
  }
  expect(fake.journal.filter(({ kind }) => kind === 'file')).toHaveLength(0);
});

test.each([
  ['busy', { created: 'no', code: 'OVER_QUOTA', kind: 'retryable' }],
  ['unavailable', { created: 'no', code: 'OVER_QUOTA', kind: 'retryable' }],
  ['error', { created: 'unknown', code: 'NO_ANSWER', billed: 'unknown' }],
  ['error-made', { created: 'unknown', code: 'NO_ANSWER' }],
  ['reset', { created: 'unknown', code: 'NO_ANSWER' }],
  ['reset-made', { created: 'unknown', code: 'NO_ANSWER' }],
  ['wrong-key', { created: 'no', code: 'KEY_REFUSED', kind: 'fatal' }],
  ['model-gone', { created: 'no', code: 'MODEL_GONE', kind: 'fatal' }],
  ['refused', { created: 'no', code: 'REQUEST_REFUSED', kind: 'fatal' }],
] as const)(
  'a submit that ends in %s says what became of it, and asks once',
  async (trouble, fault) => {
    expect(await faultOf(submit({ submit: trouble }))).toMatchObject(fault);
    expect(submits()).toHaveLength(1);
  },
);

test('how long to wait is read from the body of a 429', async () => {
  expect(await faultOf(submit({ submit: 'busy', retryAfterSeconds: 7 }))).toMatchObject({
    retryAfterMs: 7000,
  });
});

test.each(['hang', 'hang-made'] as const)(
  'after a submit with %s nobody knows',
  async (trouble) => {
    behavior = { submit: trouble };
    const submitting = engineWith({ fetch: impatientFetch(fake) }).submit(videoRequest(), signal);
    expect(await faultOf(submitting)).toMatchObject({ created: 'unknown', code: 'NO_ANSWER' });
    expect(submits()).toHaveLength(1);
  },
);

test('a submit that is given up while it hangs throws the reason that it was given', async () => {
  behavior = { submit: 'hang-made' };
  const leaving = new AbortController();
  const submitting = bucket.submit(videoRequest(), leaving.signal);
  await expect.poll(() => submits().length).toBe(1);
  leaving.abort(new Error('the worker stops'));
  await expect(submitting).rejects.toThrow('the worker stops');
  expect(submits()).toHaveLength(1);
});

test.each([
  [keyRefused('GOOGLE_APPLICATION_CREDENTIALS', 401), 'fatal'],
  [engineDown('no access token'), 'retryable'],
] as const)('without a token nothing is asked, and nothing made (%#)', async (fault, kind) => {
  const accessToken = () => Promise.reject(new EngineError(fault));
  const submitting = engineWith({ accessToken }).submit(videoRequest(), signal);
  expect(await faultOf(submitting)).toMatchObject({ created: 'no', kind });
  expect(fake.journal).toHaveLength(0);
});

test('a token that is refused is told by the name of the credentials', async () => {
  const wrong = engineWith({ accessToken: async () => 'another' });
  const handle = await submit();
  for (const call of [
    () => wrong.submit(videoRequest(), signal),
    () => wrong.poll(handle, signal),
  ]) {
    const { code, detail } = await faultOf(call());
    expect({ code, detail }).toMatchObject({
      code: 'KEY_REFUSED',
      detail: expect.stringContaining('GOOGLE_APPLICATION_CREDENTIALS'),
    });
  }
});

test('a job runs until it is done, and cancelling it asks nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const handle = await submit({ seconds: 10 });
  expect(await bucket.poll(handle, signal)).toEqual({ state: 'running' });
  const before = fake.journal.length;
  await bucket.cancel();
  expect(fake.journal).toHaveLength(before);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await bucket.poll(handle, signal)).toMatchObject({ state: 'done' });
});

test.each([
  [{ job: 'failed' }, { code: 'JOB_FAILED', kind: 'retryable' }],
  [{ submit: 'filtered' }, { filtered: 'prompt', message: expect.stringContaining('violent') }],
  [{ job: 'filtered' }, { filtered: 'picture', message: expect.stringContaining('violent') }],
  [{ job: 'filtered-sound' }, { filtered: 'sound', billed: 'no' }],
  [{ job: 'no-video' }, { code: 'NO_VIDEO', kind: 'retryable' }],
] as const)('a job that ends in %j is told apart', async (doing, fault) => {
  expect(await pollOnce(doing)).toMatchObject({ state: 'failed', fault });
});

test('a job that is stuck is never done', async () => {
  expect(await pollOnce({ job: 'stuck' })).toEqual({ state: 'running' });
});

test('an operation that is not known any more is refused for good', async () => {
  const handle = await submit({ job: 'lost' });
  expect(await faultOf(bucket.poll(handle, signal))).toMatchObject({ kind: 'fatal' });
});

test('polls that fail say nothing of the job', async () => {
  const handle = await submit({ job: 'poll-errors' });
  expect(await faultOf(bucket.poll(handle, signal))).toMatchObject({ kind: 'retryable' });
  expect(await bucket.poll(handle, signal)).toMatchObject({ state: 'done' });
});

test('a text model on Vertex rewrites a prompt', async () => {
  const enhance = createGeminiEnhance({
    url: `${fake.url}/v1/projects/p/locations/global/publishers/google/models/gemini-3.5-flash-lite:generateContent`,
    headers: async () => ({ authorization: `Bearer ${TOKEN}` }),
    fetch,
  });
  const rewritten = await engineWith({ enhance }).enhance?.(videoRequest(), signal);
  expect(rewritten).toMatch(/^A snail sleeps in a garden The camera/);
});
