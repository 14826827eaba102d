import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ask, Behavior } from '@shortcake/sandbox/engines/behavior';
import { createFakeGoogleOmni } from '@shortcake/sandbox/engines/google-omni/google-omni';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createDownload } from '../download/download.ts';
import type { Handle, Output } from '../engine.ts';
import { createGeminiEnhance } from '../enhance/gemini.ts';
import type { SubmitError } from '../faults.ts';
import { engineError, impatientFetch, videoRequest } from '../test-request.ts';
import { GoogleOmniEngine } from './google-omni.ts';

const KEY = 'a-key-of-gemini';
const BYTES = Buffer.from('the bytes of a video, as far as anybody here is concerned');
const directory = await mkdtemp(join(tmpdir(), 'google-omni-'));
const { signal } = new AbortController();
let behavior: Behavior = {};

const fake = await serveFake((baseUrl) =>
  createFakeGoogleOmni({ baseUrl, key: KEY, video: async () => BYTES, script: () => behavior }),
);
/** A host that is not the API's, and what it was sent. */
const sentElsewhere: Headers[] = [];
const elsewhere = await serveFake(() => ({
  handler: async ({ headers }: Request) => {
    sentElsewhere.push(headers);
    return new Response(BYTES);
  },
}));

const download = createDownload({ privateOrigins: [fake.url, elsewhere.url] });
const engineWith = (changes: Partial<ConstructorParameters<typeof GoogleOmniEngine>[0]> = {}) =>
  new GoogleOmniEngine({
    ...{ apiKey: KEY, baseUrl: fake.url, model: 'gemini-omni-1.2-flash', fetch, download },
    ...changes,
  });
const engine = engineWith();

beforeEach(() => {
  vi.useRealTimers();
  behavior = {};
  fake.journal.length = 0;
});
afterAll(async () => {
  await Promise.all([fake.stop(), elsewhere.stop()]);
  await rm(directory, { recursive: true });
});

/** The fault that a call ends with, and what a submit says of the job. */
const faultOf = async (call: Promise<unknown>) => {
  const { fault, created } = await engineError<SubmitError>(call);
  return { ...fault, created };
};
const submits = () => fake.journal.filter(({ kind }) => kind === 'submit');
const asked = () => submits()[0]?.ask as Ask;
const submit = (doing: Behavior = {}, prompt = 'A snail sleeps') => {
  behavior = doing;
  return engine.submit(videoRequest({ prompt }), signal);
};
const pollOnce = async (doing: Behavior) => engine.poll(await submit(doing), signal);
async function finished(doing: Behavior): Promise<{ handle: Handle; output: Output }> {
  const handle = await submit(doing);
  const progress = await engine.poll(handle, signal);
  if (progress.state !== 'done') throw new Error(`it is ${progress.state}`);
  return { handle, output: progress.output };
}
let files = 0;
const newPath = () => join(directory, `${files++}.mp4`);

test('a video is asked for, made and fetched, and all that was asked for is in the request', async () => {
  const { handle, output } = await finished({});
  const path = newPath();
  const collected = await engine.collect(handle, output, path, signal);
  expect(await readFile(path)).toEqual(BYTES);
  const sha256 = createHash('sha256').update(BYTES).digest('hex');
  expect(collected).toEqual({ bytes: BYTES.length, sha256 });
  expect(handle).toMatchObject({ engine: 'google-omni', model: 'gemini-omni-1.2-flash', v: 1 });
  expect(asked().body).toEqual({
    model: 'gemini-omni-1.2-flash',
    input: 'A snail sleeps',
    background: true,
    store: true,
    response_format: {
      type: 'video',
      delivery: 'uri',
      aspect_ratio: '9:16',
      resolution: '720p',
      duration: '8s',
    },
    generation_config: { video_config: { task: 'text_to_video' }, seed: 7 },
  });
});

test('a wide video is asked for as such, and a square one as an upright one', async () => {
  await engine.submit(videoRequest({ aspectRatio: '16:9' }), signal);
  await engine.submit(videoRequest({ aspectRatio: '1:1' }), signal);
  const shapes = submits().map(({ ask }) => ask?.body.response_format);
  expect(shapes).toMatchObject([{ aspect_ratio: '16:9' }, { aspect_ratio: '9:16' }]);
});

test('a model that is not known to take a seed is not sent one', async () => {
  await engineWith({ model: 'gemini-omni-3-flash' }).submit(videoRequest(), signal);
  expect(asked().body).not.toHaveProperty('generation_config.seed');
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
  ['filtered', { created: 'no', kind: 'filtered', filtered: 'prompt', billed: 'no' }],
  ['refused', { created: 'no', code: 'REQUEST_REFUSED', kind: 'fatal' }],
] as const)(
  'a submit that ends in %s says what became of it, and asks once',
  async (trouble, fault) => {
    expect(await faultOf(submit({ submit: trouble }))).toMatchObject(fault);
    expect(submits()).toHaveLength(1);
  },
);

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
  const submitting = engine.submit(videoRequest(), leaving.signal);
  await expect.poll(() => submits().length).toBe(1);
  leaving.abort(new Error('the worker stops'));
  await expect(submitting).rejects.toThrow('the worker stops');
  expect(submits()).toHaveLength(1);
});

test('a submit to a machine where nobody listens has made nothing', async () => {
  const gone = await serveFake(() => ({ handler: async () => new Response() }));
  await gone.stop();
  const submitting = engineWith({ baseUrl: gone.url }).submit(videoRequest(), signal);
  expect(await faultOf(submitting)).toMatchObject({ created: 'no', code: 'ENGINE_DOWN' });
});

test('how long to wait is read from the body of a 429', async () => {
  expect(await faultOf(submit({ submit: 'busy', retryAfterSeconds: 7 }))).toMatchObject({
    retryAfterMs: 7000,
  });
});

test('what a filter says is told to people, and kept from the log', async () => {
  const { message, detail } = await faultOf(submit({ submit: 'filtered' }));
  expect(message).toContain('since it violates our policy on violence');
  expect(detail).not.toContain('violence');
});

test('a key that is wrong is told to the operator by the name of its variable alone', async () => {
  const wrong = engineWith({ apiKey: 'not-the-key' });
  const handle = await submit();
  for (const call of [
    () => wrong.submit(videoRequest(), signal),
    () => wrong.poll(handle, signal),
    () => wrong.cancel(handle, signal),
  ]) {
    const { code, detail } = await faultOf(call());
    expect(code).toBe('KEY_REFUSED');
    expect(detail).toContain('GEMINI_API_KEY');
    expect(detail).not.toContain('not-the-key');
  }
});

test('a job waits, is made, and is done', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const handle = await submit({ seconds: 10 });
  const states: string[] = [];
  for (const _ of ['queued', 'running', 'done']) {
    states.push((await engine.poll(handle, signal)).state);
    vi.setSystemTime(Date.now() + 5000);
  }
  expect(states).toEqual(['queued', 'running', 'done']);
});

test('a job that is stuck is never done', async () => {
  expect(await pollOnce({ job: 'stuck' })).toEqual({ state: 'running' });
});

test.each([
  ['failed', { code: 'JOB_FAILED', kind: 'retryable' }],
  ['filtered-sound', { kind: 'filtered', filtered: 'sound' }],
  ['no-video', { code: 'NO_VIDEO', kind: 'retryable', billed: 'unknown' }],
] as const)('a job that ends in %s is told apart', async (job, fault) => {
  expect(await pollOnce({ job })).toMatchObject({ state: 'failed', fault });
});

test('a filter that lets the model explain itself, and one that lets it fail, are both known', async () => {
  const refused = engine.poll(await submit({ job: 'filtered' }, 'a fight'), signal);
  expect(await refused).toMatchObject({ fault: { kind: 'filtered', filtered: 'prompt' } });
  const heldBack = engine.poll(await submit({ job: 'filtered' }, 'a fight'), signal);
  expect(await heldBack).toMatchObject({ fault: { kind: 'filtered', filtered: 'picture' } });
});

test('a job that the API has forgotten is refused for good', async () => {
  const handle = await submit({ job: 'lost' });
  expect(await faultOf(engine.poll(handle, signal))).toMatchObject({ kind: 'fatal' });
});

test('polls that fail, a passing 400 among them, say nothing of the job', async () => {
  const handle = await submit({ job: 'poll-errors' });
  const seen: string[] = [];
  for (let poll = 0; poll < 4; poll++) {
    await engine.poll(handle, signal).then(
      ({ state }) => seen.push(state),
      ({ fault }) => seen.push(fault.kind),
    );
  }
  expect(seen).toEqual(['retryable', 'done', 'retryable', 'done']);
  expect(fake.journal.map(({ status }) => status)).toEqual([200, 503, 200, 400, 200]);
});

test.each([
  ['late', ['FILE_NOT_READY', 'FILE_NOT_READY', 'collected']],
  ['reset', ['retryable', 'collected']],
  ['missing', ['FILE_MISSING', 'FILE_MISSING', 'FILE_MISSING']],
] as const)('a file that is %s is waited for as long as there is hope', async (file, expected) => {
  const { handle, output } = await finished({ file });
  const seen: string[] = [];
  for (const _ of expected) {
    await engine.collect(handle, output, newPath(), signal).then(
      () => seen.push('collected'),
      ({ fault }) => seen.push(expected.includes(fault.code as never) ? fault.code : fault.kind),
    );
  }
  expect(seen).toEqual(expected);
});

test.each(['text', 'truncated'] as const)(
  'a %s file is left for the check to refuse',
  async (file) => {
    const { handle, output } = await finished({ file });
    const { bytes } = await engine.collect(handle, output, newPath(), signal);
    expect(bytes).not.toBe(BYTES.length);
  },
);

test('a download that fails leaves no file', async () => {
  const { handle, output } = await finished({ file: 'missing' });
  const before = await readdir(directory);
  await faultOf(engine.collect(handle, output, newPath(), signal));
  expect(await readdir(directory)).toEqual(before);
});

test('a file on another host is fetched without the key', async () => {
  const handle = await submit();
  const output: Output = { kind: 'url', url: `${elsewhere.url}/files/x:download` };
  await engine.collect(handle, output, newPath(), signal);
  expect(sentElsewhere).toHaveLength(1);
  expect([...sentElsewhere[0]!.values()].join()).not.toContain(KEY);
});

test('a job is cancelled, and cancelling it again or after its end does no harm', async () => {
  const handle = await submit({ seconds: 60 });
  expect(await engine.cancel(handle, signal)).toBe('accepted');
  const fault = { code: 'JOB_CANCELLED', billed: 'unknown' };
  expect(await engine.poll(handle, signal)).toMatchObject({ fault });
  await engine.cancel(handle, signal);
  expect(await engine.cancel(await submit(), signal)).toBe('refused');
  const unknown = { ...handle, data: { interaction: 'v1_unknown' } };
  expect(await engine.cancel(unknown, signal)).toBe('refused');
});

test('a text model rewrites a prompt, and its thoughts are left out', async () => {
  const enhance = createGeminiEnhance({
    url: `${fake.url}/v1beta/models/gemini-3.5-flash-lite:generateContent`,
    headers: async () => ({ 'x-goog-api-key': KEY }),
    fetch,
  });
  const rewritten = await engineWith({ enhance }).enhance?.(videoRequest(), signal);
  expect(rewritten).toMatch(/^A snail sleeps in a garden The camera/);
});
