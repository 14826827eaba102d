import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import { createFakeFal, type FalFakeOptions } from '@shortcake/sandbox/engines/fal/fal';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createDownload } from '../download/download.ts';
import type { Handle, Progress } from '../engine.ts';
import { createFalEnhance } from '../enhance/fal.ts';
import type { SubmitError } from '../faults.ts';
import { engineError, impatientFetch, videoRequest } from '../test-request.ts';
import { FalEngine } from './fal.ts';

const SEEDANCE = 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video';
const KEY = 'a-key-of-fal';
const bytes = Buffer.from('a video of a snail, as far as anybody here can tell');
const never = new AbortController().signal;

const directory = await mkdtemp(join(tmpdir(), 'fal-'));
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function serve<Made extends { handler: (request: Request) => Promise<Response> }>(
  create: (baseUrl: string) => Made,
) {
  const served = await serveFake(create);
  stops.push(served.stop);
  return served;
}

type Changes = Partial<ConstructorParameters<typeof FalEngine>[0]>;

function engineAt(baseUrl: string, options: Changes = {}) {
  return new FalEngine({
    apiKey: KEY,
    baseUrl,
    model: SEEDANCE,
    fetch,
    download: createDownload({ privateOrigins: [baseUrl] }),
    ...options,
  });
}

async function start(behavior: Behavior = {}, options: Partial<FalFakeOptions> = {}) {
  const fake = await serve((baseUrl) =>
    createFakeFal({
      baseUrl,
      key: KEY,
      video: async () => bytes,
      script: () => behavior,
      ...options,
    }),
  );
  const of = (kind: string) => fake.journal.filter((entry) => entry.kind === kind);
  return { fake, of, engine: engineAt(fake.url) };
}

/** A server that gives these answers by method and path, and notes who asked with which key. */
async function startAnswering(answers: Record<string, (baseUrl: string) => Response>) {
  const asked: { path: string; key: string | null }[] = [];
  const server = await serve((baseUrl) => ({
    async handler(request: Request) {
      const path = `${request.method} ${new URL(request.url).pathname}`;
      asked.push({ path, key: request.headers.get('authorization') });
      return answers[path]?.(baseUrl) ?? Response.json({ detail: 'Not Found' }, { status: 404 });
    },
  }));
  return { asked, url: server.url, engine: engineAt(server.url, { model: 'a/b' }) };
}

const addressesAt = (url: string) => ({
  request_id: 'one',
  status_url: `${url}/status`,
  response_url: `${url}/result`,
  cancel_url: `${url}/cancel`,
});

const handleAt = (url: string): Handle => ({
  engine: 'fal',
  model: 'a/b',
  v: 1,
  data: addressesAt(url),
});

function progressOf(engine: FalEngine, handle: Handle): Promise<Progress> {
  return engine.poll(handle, never);
}

async function outputOf(engine: FalEngine, handle: Handle) {
  const progress = await progressOf(engine, handle);
  if (progress.state !== 'done') throw new Error(`it is ${progress.state}`);
  return progress.output;
}

let files = 0;
const nextFile = () => join(directory, `${files++}.mp4`);

describe('what is asked for', () => {
  const prompt = 'A snail sleeps in a garden';
  const cases = [
    [
      SEEDANCE,
      { duration: '8', resolution: '720p', generate_audio: true, seed: 7, aspect_ratio: '9:16' },
    ],
    [
      'fal-ai/veo3.1/fast',
      {
        duration: '8s',
        resolution: '720p',
        generate_audio: true,
        seed: 7,
        auto_fix: false,
        aspect_ratio: '9:16',
      },
    ],
    [
      'fal-ai/kling-video/v3/standard/text-to-video',
      { duration: '8', generate_audio: true, aspect_ratio: '9:16' },
    ],
    [
      'fal-ai/wan/v2.7/text-to-video',
      {
        duration: 8,
        resolution: '720p',
        seed: 7,
        enable_prompt_expansion: false,
        aspect_ratio: '9:16',
      },
    ],
    [
      'somebody/new-model',
      { duration: '8s', resolution: '720p', generate_audio: true, aspect_ratio: '9:16' },
    ],
  ] as const;

  test.each(cases)('is written as %s takes it', async (model, input) => {
    const { fake, of } = await start();
    const handle = await engineAt(fake.url, { model }).submit(videoRequest(), never);
    expect(handle).toMatchObject({ engine: 'fal', model, v: 1 });
    expect(of('submit').map(({ ask }) => ask)).toMatchObject([{ model }]);
    expect(of('submit')[0]?.ask?.body).toEqual({ prompt, ...input });
  });

  test('has a model rewrite the prompt when the person wants it and no text model was asked', async () => {
    const { fake, of } = await start();
    const engine = engineAt(fake.url, { model: 'fal-ai/veo3.1/fast' });
    await engine.submit(videoRequest({ enhancePrompt: true }), never);
    const wish = { enhancePrompt: true, isEnhancementTried: true };
    await engine.submit(videoRequest(wish), never);
    const [first, second] = of('submit').map(({ ask }) => ask?.body);
    expect(first).toMatchObject({ auto_fix: true });
    expect(second).toMatchObject({ auto_fix: false });
  });

  test.each([{ aspectRatio: '1:1' }, { generateAudio: false }] as const)(
    'goes to Seedance for %o',
    async (wish) => {
      const { fake, of } = await start();
      const engine = engineAt(fake.url, { model: 'fal-ai/veo3.1/fast' });
      const handle = await engine.submit(videoRequest(wish), never);
      expect(handle.model).toBe(SEEDANCE);
      expect(engine.capabilities(handle.model)).toMatchObject({ sound: 'asked' });
      expect(of('submit')[0]?.ask).toMatchObject({
        model: SEEDANCE,
        body: {
          aspect_ratio: wish.aspectRatio ?? '9:16',
          generate_audio: wish.generateAudio ?? true,
        },
      });
    },
  );
});

describe('a submit that fails', () => {
  test.each([
    ['busy', 'no', 'OVER_QUOTA', 'retryable'],
    ['unavailable', 'no', 'OVER_QUOTA', 'retryable'],
    ['error', 'unknown', 'NO_ANSWER', 'retryable'],
    ['error-made', 'unknown', 'NO_ANSWER', 'retryable'],
    ['reset', 'unknown', 'NO_ANSWER', 'retryable'],
    ['reset-made', 'unknown', 'NO_ANSWER', 'retryable'],
    ['hang', 'unknown', 'NO_ANSWER', 'retryable'],
    ['hang-made', 'unknown', 'NO_ANSWER', 'retryable'],
    ['wrong-key', 'no', 'KEY_REFUSED', 'fatal'],
    ['model-gone', 'no', 'MODEL_GONE', 'fatal'],
    ['refused', 'no', 'REQUEST_REFUSED', 'fatal'],
  ] as const)('by %s is asked once, and made: %s', async (submit, created, code, kind) => {
    const { fake, of } = await start({ submit });
    const isHung = submit.startsWith('hang');
    const engine = engineAt(fake.url, isHung ? { fetch: impatientFetch(fake) } : {});
    const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
    expect(error).toMatchObject({ name: 'SubmitError', created, fault: { code, kind } });
    expect(of('submit')).toHaveLength(1);
    expect(JSON.stringify([error.message, error.fault])).not.toMatch(/snail|a-key-of-fal/);
  });

  test('tells how long to wait', async () => {
    const { engine } = await start({ submit: 'busy', retryAfterSeconds: 7 });
    const error = await engineError(engine.submit(videoRequest(), never));
    expect(error.fault.retryAfterMs).toBe(7000);
  });

  test('with nobody there has made nothing', async () => {
    const { engine, fake } = await start();
    await fake.stop();
    stops.length = 0;
    const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
    expect(error).toMatchObject({ created: 'no', fault: { code: 'ENGINE_DOWN' } });
  });

  test('with a wrong key names the variable', async () => {
    const { fake } = await start();
    const engine = engineAt(fake.url, { apiKey: 'wrong' });
    const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
    expect(error).toMatchObject({ created: 'no', fault: { code: 'KEY_REFUSED' } });
    expect(error.fault.detail).toMatch(/^FAL_KEY was refused with 401/);
  });

  test('with a model that is gone says who named it', async () => {
    const { fake } = await start({ submit: 'model-gone' });
    const engine = engineAt(fake.url, { model: 'fal-ai/veo3.1/fast' });
    const named = await engineError(engine.submit(videoRequest(), never));
    expect(named.fault.detail).toMatch(/^FAL_VIDEO_MODEL names fal-ai\/veo3.1\/fast/);
    const ours = await engineError(engine.submit(videoRequest({ aspectRatio: '1:1' }), never));
    expect(ours.fault.detail).toMatch(/^engines\/fal-models.ts names fal-ai\/bytedance/);
  });

  test('at a content filter has made nothing', async () => {
    const detail = [
      { loc: ['body', 'prompt'], msg: 'It was flagged.', type: 'content_policy_violation' },
    ];
    const { engine } = await startAnswering({
      'POST /a/b': () => Response.json({ detail }, { status: 422 }),
    });
    const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
    expect(error).toMatchObject({ created: 'no', fault: { filtered: 'prompt', billed: 'no' } });
  });

  test('is cut short as it is when nobody wants it any more', async () => {
    const { engine } = await start({ submit: 'hang' });
    const reason = new Error('not wanted');
    const abort = new AbortController();
    const submit = engine.submit(videoRequest(), abort.signal);
    abort.abort(reason);
    await expect(submit).rejects.toBe(reason);
  });

  test.each(['status_url', 'response_url', 'cancel_url'])(
    'is of unknown outcome when the %s leads elsewhere, where no key goes',
    async (field) => {
      const elsewhere = await startAnswering({});
      const { engine } = await startAnswering({
        'POST /a/b': (baseUrl) =>
          Response.json({ ...addressesAt(baseUrl), [field]: `${elsewhere.url}/status` }),
      });
      const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
      expect(error).toMatchObject({ created: 'unknown', fault: { code: 'NO_ANSWER' } });
      await engineError(engine.poll(handleAt(elsewhere.url), never));
      await engineError(engine.cancel(handleAt(elsewhere.url), never));
      expect(elsewhere.asked).toEqual([]);
    },
  );

  test('follows no redirect', async () => {
    const elsewhere = await startAnswering({});
    const { engine } = await startAnswering({
      'POST /a/b': () => Response.redirect(`${elsewhere.url}/a/b`, 307),
    });
    const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
    expect(error).toMatchObject({ created: 'no', fault: { code: 'REQUEST_REFUSED' } });
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('a job', () => {
  test('moves up in the line, runs, and is done', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { engine, of } = await start({ seconds: 10 });
    const handle = await engine.submit(videoRequest(), never);
    const seen: Progress[] = [];
    for (let second = 0; second <= 10; second += 1) {
      seen.push(await progressOf(engine, handle));
      vi.setSystemTime(Date.now() + 1000);
    }
    expect([...new Set(seen.map(({ state }) => state))]).toEqual(['queued', 'running', 'done']);
    const places = seen.flatMap((one) => ('position' in one ? [one.position ?? 0] : []));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    expect(of('submit')).toHaveLength(1);
  });

  test.each([
    [{ submit: 'filtered' }, 'FILTERED_PROMPT', 'filtered', 'prompt'],
    [{ job: 'filtered' }, 'FILTERED_PICTURE', 'filtered', 'picture'],
    [{ job: 'filtered-sound' }, 'FILTERED_SOUND', 'filtered', 'sound'],
    [{ job: 'failed' }, 'JOB_FAILED', 'retryable', undefined],
    [{ job: 'no-video' }, 'NO_VIDEO', 'retryable', undefined],
  ] as const)('with %o ends as %s', async (behavior, code, kind, filtered) => {
    const { engine } = await start(behavior);
    const progress = await progressOf(engine, await engine.submit(videoRequest(), never));
    expect(progress).toMatchObject({ state: 'failed', fault: { code, kind } });
    expect('fault' in progress && progress.fault.filtered).toBe(filtered);
  });

  test('that a filter holds back gives the reason to people, and not to the log', async () => {
    const { engine } = await start({ job: 'filtered' });
    const progress = await progressOf(engine, await engine.submit(videoRequest(), never));
    if (progress.state !== 'failed') throw new Error(`it is ${progress.state}`);
    expect(progress.fault.message).toMatch(
      /held back the picture that it made of this prompt: it contained material flagged by a content checker\.$/,
    );
    expect(progress.fault.detail).not.toMatch(/flagged/);
  });

  test('stays running as long as fal says so', async () => {
    const { engine } = await start({ job: 'stuck' });
    const handle = await engine.submit(videoRequest(), never);
    expect(await progressOf(engine, handle)).toEqual({ state: 'running' });
  });

  test('is well though a question about it got no answer', async () => {
    const { engine } = await start({ job: 'poll-errors' });
    const handle = await engine.submit(videoRequest(), never);
    const error = await engineError(progressOf(engine, handle));
    expect(error.fault).toMatchObject({ kind: 'retryable' });
    expect(await progressOf(engine, handle)).toMatchObject({ state: 'done' });
  });

  test('whose result comes late is asked for again', async () => {
    const { engine } = await start({ file: 'late' });
    const handle = await engine.submit(videoRequest(), never);
    for (const _ of [1, 2]) {
      const error = await engineError(progressOf(engine, handle));
      expect(error.fault).toMatchObject({ kind: 'retryable' });
    }
    expect(await progressOf(engine, handle)).toMatchObject({ state: 'done' });
  });

  test('that fal does not know is a question that got no answer', async () => {
    const { engine } = await start({ job: 'lost' });
    const error = await engineError(progressOf(engine, await engine.submit(videoRequest(), never)));
    expect(error.fault).toMatchObject({ kind: 'fatal', code: 'REQUEST_REFUSED' });
  });

  test('asked about with a wrong key says so', async () => {
    const { engine, fake } = await start();
    const handle = await engine.submit(videoRequest(), never);
    const error = await engineError(progressOf(engineAt(fake.url, { apiKey: 'wrong' }), handle));
    expect(error.fault).toMatchObject({ code: 'KEY_REFUSED' });
  });

  test('that fal gave up before a model could answer has failed, and is not charged', async () => {
    const { engine, url } = await startAnswering({
      'GET /status': () =>
        Response.json({ status: 'COMPLETED', error: 'No', error_type: 'startup_timeout' }),
      'GET /result': () => Response.json({ detail: 'No' }, { status: 504 }),
    });
    expect(await progressOf(engine, handleAt(url))).toMatchObject({
      state: 'failed',
      fault: { code: 'JOB_FAILED', billed: 'no', detail: 'fal gave up: startup_timeout' },
    });
  });

  test.each(['not json', '{"status":"DANCING"}', '[]'])(
    'of which fal says %s is asked about again',
    async (body) => {
      const { engine, url } = await startAnswering({ 'GET /status': () => new Response(body) });
      const error = await engineError(progressOf(engine, handleAt(url)));
      expect(error.fault).toMatchObject({ kind: 'retryable', code: 'NO_ANSWER' });
    },
  );
});

describe('a finished video', () => {
  test('is fetched from its own host, which gets no key', async () => {
    const headers: (string | null)[] = [];
    const files = await serve(() => ({
      async handler(request: Request) {
        headers.push(request.headers.get('authorization'));
        return new Response(bytes);
      },
    }));
    const { fake, engine: plain } = await start({}, { filesUrl: files.url });
    const handle = await plain.submit(videoRequest(), never);
    const download = createDownload({ privateOrigins: [files.url] });
    const engine = engineAt(fake.url, { download });
    const output = await outputOf(engine, handle);
    const file = nextFile();
    expect(await engine.collect(handle, output, file, never)).toMatchObject({
      bytes: bytes.length,
    });
    expect(await readFile(file)).toEqual(bytes);
    expect(headers).toEqual([null]);
  });

  test('that is missing is no good', async () => {
    const { engine } = await start({ file: 'missing' });
    const handle = await engine.submit(videoRequest(), never);
    const output = await outputOf(engine, handle);
    const error = await engineError(engine.collect(handle, output, nextFile(), never));
    expect(error.fault).toMatchObject({ kind: 'fatal', code: 'FILE_GONE' });
  });

  test('whose download is cut can be fetched again', async () => {
    const { engine, of } = await start({ file: 'reset' });
    const handle = await engine.submit(videoRequest(), never);
    const output = await outputOf(engine, handle);
    const error = await engineError(engine.collect(handle, output, nextFile(), never));
    expect(error.fault).toMatchObject({ kind: 'retryable' });
    await engine.collect(handle, output, nextFile(), never);
    expect(of('file')).toHaveLength(2);
  });

  test.each([
    ['text', /^<!doctype html>/],
    ['truncated', /^a video of a snail, as fa$/],
  ] as const)('that is %s is written as it comes, for others to check', async (file, content) => {
    const { engine } = await start({ file });
    const handle = await engine.submit(videoRequest(), never);
    const path = nextFile();
    await engine.collect(handle, await outputOf(engine, handle), path, never);
    expect(await readFile(path, 'utf8')).toMatch(content);
  });
});

describe('a cancel', () => {
  test('stops a job, which then has failed', async () => {
    const { engine, of } = await start({ job: 'stuck' });
    const handle = await engine.submit(videoRequest(), never);
    expect(await engine.cancel(handle, never)).toBe('accepted');
    expect(of('cancel')).toMatchObject([{ status: 202 }]);
    // That it was stopped does not say whether it is charged.
    expect(await progressOf(engine, handle)).toMatchObject({
      state: 'failed',
      fault: { code: 'JOB_CANCELLED', billed: 'unknown' },
    });
  });

  test.each([
    [{}, 400],
    [{ job: 'lost' }, 404],
  ] as const)('is harmless for a job with %o', async (behavior, status) => {
    const { engine, of } = await start(behavior);
    const handle = await engine.submit(videoRequest(), never);
    expect(await engine.cancel(handle, never)).toBe('refused');
    expect(of('cancel')).toMatchObject([{ status }]);
  });

  test('that was refused is an error', async () => {
    const { engine, fake } = await start();
    const handle = await engine.submit(videoRequest(), never);
    const error = await engineError(engineAt(fake.url, { apiKey: 'wrong' }).cancel(handle, never));
    expect(error.fault).toMatchObject({ code: 'KEY_REFUSED' });
  });
});

describe('the text model', () => {
  test('rewrites a prompt by the same queue, and makes no video', async () => {
    const { fake } = await start();
    const options = { apiKey: KEY, baseUrl: fake.url, model: 'google/a-model', fetch };
    const enhance = createFalEnhance(options);
    const prompt = await enhance(videoRequest(), never);
    expect(prompt).toMatch(/^A snail sleeps in a garden .+/);
    expect(fake.journal).toEqual([]);
  });

  test('is asked with an instruction and the prompt apart, and waited for', async () => {
    const bodies: unknown[] = [];
    let polls = 0;
    const { url } = await serve((baseUrl) => ({
      async handler(request: Request) {
        if (request.method === 'POST') bodies.push(await request.json());
        if (request.url.endsWith('/status')) polls += 1;
        const status = polls < 3 ? 'IN_PROGRESS' : 'COMPLETED';
        return Response.json({ ...addressesAt(baseUrl), status, output: ' A better prompt. ' });
      },
    }));
    const enhance = createFalEnhance({ apiKey: KEY, baseUrl: url, model: 'google/a-model', fetch });
    expect(await enhance(videoRequest(), never)).toBe('A better prompt.');
    expect(polls).toBe(3);
    expect(bodies).toEqual([
      {
        model: 'google/a-model',
        system_prompt: expect.stringMatching(/^You rewrite prompts/),
        prompt: 'A snail sleeps in a garden',
      },
    ]);
  });

  test.each(['wrong', KEY])('that gives nothing throws (key %s)', async (apiKey) => {
    const { url } = await serve((baseUrl) => ({
      async handler(request: Request) {
        const isGood = request.headers.get('authorization') === `Key ${KEY}`;
        if (!isGood) return new Response('no', { status: 401 });
        return Response.json({ ...addressesAt(baseUrl), status: 'COMPLETED', output: ' ' });
      },
    }));
    const enhance = createFalEnhance({ apiKey, baseUrl: url, model: 'google/a-model', fetch });
    await expect(enhance(videoRequest(), never)).rejects.toThrow(/401|empty/);
  });
});
