import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Behavior, Script } from '@shortcake/sandbox/engines/behavior';
import { createFakeOpenAiVideos } from '@shortcake/sandbox/engines/openai-videos/openai-videos';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createDownload } from '../download/download.ts';
import type { Handle, Progress } from '../engine.ts';
import { createChatEnhance } from '../enhance/chat.ts';
import type { SubmitError } from '../faults.ts';
import { engineError, impatientFetch, videoRequest } from '../test-request.ts';
import { OpenAiVideosEngine, type OpenAiVideosOptions } from './openai-videos.ts';

const KEY = 'a-key-of-ours';
const bytes = Buffer.from('a video of a snail, as far as anybody here can tell');
const never = new AbortController().signal;
const servers = [
  { dialect: 'vllm-omni', body: 'multipart' },
  { dialect: 'sglang', body: 'json' },
] as const;

const directory = await mkdtemp(join(tmpdir(), 'openai-videos-'));
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

function engineAt(url: string, changes: Partial<OpenAiVideosOptions> = {}) {
  return new OpenAiVideosEngine({
    apiKey: KEY,
    baseUrl: `${url}/v1`,
    model: 'a-model',
    body: 'multipart',
    fetch,
    download: createDownload({ privateOrigins: [url] }),
    ...changes,
  });
}

async function start(
  behavior: Behavior | Script = {},
  server: (typeof servers)[number] = servers[0],
) {
  const script = typeof behavior === 'function' ? behavior : () => behavior;
  const { dialect, body } = server;
  const fake = await serve((baseUrl) =>
    createFakeOpenAiVideos({ baseUrl, key: KEY, dialect, video: async () => bytes, script }),
  );
  const of = (kind: string) => fake.journal.filter((entry) => entry.kind === kind);
  return { fake, of, engine: engineAt(fake.url, { body }) };
}

/** A server that gives one answer, whatever it is asked, and notes what that was. */
async function startAnswering(answer: (request: Request) => Response) {
  const asked: string[] = [];
  const { url } = await serve(() => ({
    async handler(request: Request) {
      asked.push(request.url);
      return answer(request);
    },
  }));
  return { asked, url, engine: engineAt(url) };
}

const handle: Handle = { engine: 'openai-videos', model: 'a-model', v: 1, data: { id: 'one' } };

async function outputOf(engine: OpenAiVideosEngine, job: Handle) {
  const progress = await engine.poll(job, never);
  if (progress.state !== 'done') throw new Error(`it is ${progress.state}`);
  return progress.output;
}

let files = 0;
const nextFile = () => join(directory, `${files++}.mp4`);

describe('what is asked for', () => {
  const fields = {
    model: 'a-model',
    prompt: 'A snail sleeps in a garden',
    seconds: '8',
    size: '720x1280',
  };

  test('is a form for vLLM-Omni, with the sound that is wanted', async () => {
    const { engine, of } = await start();
    expect(await engine.submit(videoRequest(), never)).toEqual({
      ...handle,
      data: { id: expect.stringMatching(/^video_gen_/) },
    });
    await engine.submit(videoRequest({ generateAudio: false, aspectRatio: '1:1' }), never);
    expect(of('submit').map(({ ask }) => ask?.body)).toEqual([
      { ...fields, seed: '7', generate_sound: 'true' },
      { ...fields, seed: '7', generate_sound: 'false', size: '720x720' },
    ]);
  });

  test('is JSON for SGLang', async () => {
    const { engine, of } = await start({}, servers[1]);
    await engine.submit(videoRequest({ aspectRatio: '16:9' }), never);
    expect(of('submit')[0]?.ask?.body).toEqual({ ...fields, seed: 7, size: '1280x720' });
  });

  test.each([undefined, KEY])('goes out with the key %s', async (apiKey) => {
    const keys: (string | null)[] = [];
    const { url } = await startAnswering(({ headers }) => {
      keys.push(headers.get('authorization'));
      return Response.json({ id: 'one' });
    });
    await engineAt(url, { apiKey }).submit(videoRequest(), never);
    expect(keys).toEqual([apiKey ? `Bearer ${apiKey}` : null]);
  });
});

describe.each(servers)('at a server like $dialect', (server) => {
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
    ['filtered', 'no', 'FILTERED_PROMPT', 'filtered'],
    ['refused', 'no', 'REQUEST_REFUSED', 'fatal'],
  ] as const)(
    'a submit that fails by %s is asked once, and made: %s',
    async (submit, ...expected) => {
      const [created, code, kind] = expected;
      const { fake, of } = await start({ submit }, server);
      const patience = submit.startsWith('hang') ? { fetch: impatientFetch(fake) } : {};
      const engine = engineAt(fake.url, { body: server.body, ...patience });
      const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
      expect(error).toMatchObject({ name: 'SubmitError', created, fault: { code, kind } });
      expect(of('submit')).toHaveLength(1);
      expect(JSON.stringify([error.message, error.fault])).not.toMatch(/snail|a-key-of-ours/);
    },
  );

  test('a job waits, makes progress, and is done', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { engine, of } = await start({ seconds: 10 }, server);
    const job = await engine.submit(videoRequest(), never);
    const seen: Progress[] = [];
    for (let second = 0; second <= 10; second += 1) {
      seen.push(await engine.poll(job, never));
      vi.setSystemTime(Date.now() + 1000);
    }
    expect([...new Set(seen.map(({ state }) => state))]).toEqual(['queued', 'running', 'done']);
    const fractions = seen.flatMap((one) => ('fraction' in one ? [one.fraction ?? 0] : []));
    expect(fractions[0]).toBeGreaterThan(0);
    expect(fractions.at(-1)).toBeLessThan(1);
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
    expect(of('submit')).toHaveLength(1);
  });

  test.each([
    ['filtered', 'FILTERED_PICTURE', 'filtered', 'picture'],
    ['filtered-sound', 'FILTERED_SOUND', 'filtered', 'sound'],
    ['failed', 'JOB_FAILED', 'retryable', undefined],
    ['lost', 'JOB_LOST', 'lost', undefined],
  ] as const)('a job that is %s ends as %s', async (job, code, kind, filtered) => {
    const { engine } = await start({ job }, server);
    const progress = await engine.poll(await engine.submit(videoRequest(), never), never);
    expect(progress).toMatchObject({ state: 'failed', fault: { code, kind } });
    expect('fault' in progress && progress.fault.filtered).toBe(filtered);
  });

  test('a job is well though a question about it got no answer', async () => {
    const { engine } = await start({ job: 'poll-errors' }, server);
    const job = await engine.submit(videoRequest(), never);
    const error = await engineError(engine.poll(job, never));
    expect(error.fault).toMatchObject({ kind: 'retryable' });
    expect(await engine.poll(job, never)).toMatchObject({ state: 'done' });
  });

  test('a finished video is fetched with the key, and freed by a cancel', async () => {
    const { engine, of } = await start({}, server);
    const job = await engine.submit(videoRequest(), never);
    const file = nextFile();
    const collected = await engine.collect(job, await outputOf(engine, job), file, never);
    expect(collected).toMatchObject({ bytes: bytes.length });
    expect(await readFile(file)).toEqual(bytes);
    await engine.cancel(job, never);
    expect(of('cancel')).toHaveLength(1);
  });

  test('a cancel stops a job', async () => {
    const { engine } = await start({ job: 'stuck' }, server);
    const job = await engine.submit(videoRequest(), never);
    expect(await engine.cancel(job, never)).toBe('accepted');
    const kind = server.dialect === 'sglang' ? 'retryable' : 'lost';
    expect(await engine.poll(job, never)).toMatchObject({ state: 'failed', fault: { kind } });
    await engine.cancel(job, never);
  });

  test('a cancel of an unknown job is harmless, and one with a wrong key is not', async () => {
    const { engine, fake } = await start({}, server);
    expect(await engine.cancel(handle, never)).toBe('refused');
    const wrong = engineAt(fake.url, { apiKey: 'wrong', body: server.body });
    const error = await engineError(wrong.cancel(handle, never));
    expect(error.fault).toMatchObject({ code: 'KEY_REFUSED' });
  });
});

describe('a submit', () => {
  test('that is told to wait says how long', async () => {
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
    expect(error.fault.detail).toMatch(/^OPENAI_VIDEOS_API_KEY was refused with 401/);
  });

  test('is cut short as it is when nobody wants it any more', async () => {
    const { engine } = await start({ submit: 'hang' });
    const reason = new Error('not wanted');
    const abort = new AbortController();
    const submit = engine.submit(videoRequest(), abort.signal);
    abort.abort(reason);
    await expect(submit).rejects.toBe(reason);
  });

  test.each(['<html>', '{"id":7}', '{}'])(
    'that is answered with %s is of unknown outcome',
    async (body) => {
      const { engine } = await startAnswering(() => new Response(body));
      const error = await engineError<SubmitError>(engine.submit(videoRequest(), never));
      expect(error).toMatchObject({ created: 'unknown', fault: { code: 'NO_ANSWER' } });
    },
  );
});

describe('a poll', () => {
  const failedWith = (error: unknown) => Response.json({ id: 'one', status: 'failed', error });

  test.each([
    [{ code: 'moderation_blocked', message: '' }, 'FILTERED_PICTURE'],
    [{ code: null, message: 'Your request was blocked by our system.' }, 'FILTERED_PROMPT'],
    [{ message: 'The prompt contains NSFW words.' }, 'FILTERED_PROMPT'],
    [{ code: 400, message: 'The audio is against the content policy.' }, 'FILTERED_SOUND'],
    [{ code: 500, message: 'Access violation; set CUDA_LAUNCH_BLOCKING=1' }, 'JOB_FAILED'],
    [{ message: 'cannot open model.safetensors' }, 'JOB_FAILED'],
    [null, 'JOB_FAILED'],
    ['out of memory', 'JOB_FAILED'],
  ])('tells by the error %o that a job ended as %s', async (error, code) => {
    const { engine } = await startAnswering(() => failedWith(error));
    expect(await engine.poll(handle, never)).toMatchObject({ state: 'failed', fault: { code } });
  });

  test('gives a filter’s words to people, and not to the log', async () => {
    const message = 'The prompt was blocked: it shows a wolf. See https://example.com/rules.';
    const { engine } = await startAnswering(() => failedWith({ code: 1, message }));
    const progress = await engine.poll(handle, never);
    if (progress.state !== 'failed') throw new Error(`it is ${progress.state}`);
    expect(progress.fault.message).toContain('it shows a wolf');
    expect(progress.fault.message).not.toContain('example.com');
    expect(progress.fault.detail).not.toContain('wolf');
  });

  test.each([
    ['{"status":"in_progress","progress":0}', { state: 'running' }],
    ['{"status":"in_progress"}', { state: 'running' }],
    ['{"status":"in_progress","progress":250}', { state: 'running', fraction: 1 }],
    ['{"status":"cancelling"}', { state: 'failed', fault: { code: 'JOB_CANCELLED' } }],
    ['{"status":"expired"}', { state: 'failed', fault: { code: 'JOB_LOST' } }],
  ])('answered with %s gives %o', async (body, expected) => {
    const { engine } = await startAnswering(() => new Response(body));
    const progress = await engine.poll(handle, never);
    expect(progress).toMatchObject(expected);
    if (!('fraction' in expected)) expect(progress).not.toHaveProperty('fraction');
  });

  test.each(['not json', '{"status":"dancing"}', '[]'])(
    'answered with %s tells nothing',
    async (body) => {
      const { engine } = await startAnswering(() => new Response(body));
      const error = await engineError(engine.poll(handle, never));
      expect(error.fault).toMatchObject({ kind: 'retryable', code: 'NO_ANSWER' });
    },
  );

  test('stays running as long as the server says so', async () => {
    const { engine } = await start({ job: 'stuck' });
    const job = await engine.submit(videoRequest(), never);
    expect(await engine.poll(job, never)).toMatchObject({ state: 'running' });
  });
});

describe('a finished video', () => {
  test('whose file comes late is fetched when it is there', async () => {
    const { engine } = await start({ file: 'late' });
    const job = await engine.submit(videoRequest(), never);
    const output = await outputOf(engine, job);
    for (const _ of [1, 2]) {
      const error = await engineError(engine.collect(job, output, nextFile(), never));
      expect(error.fault).toMatchObject({ kind: 'retryable' });
    }
    await engine.collect(job, output, nextFile(), never);
  });

  test.each([{ file: 'missing' }, { job: 'no-video' }] as const)(
    'that is not there (%o) may come yet, as far as one can tell',
    async (behavior) => {
      const { engine } = await start(behavior);
      const job = await engine.submit(videoRequest(), never);
      const output = await outputOf(engine, job);
      const error = await engineError(engine.collect(job, output, nextFile(), never));
      expect(error.fault).toMatchObject({ kind: 'retryable', code: 'FILE_MISSING' });
    },
  );

  test('that went with a restart of the server is lost', async () => {
    const { engine, url } = await startAnswering(() => new Response('', { status: 404 }));
    const output = { kind: 'url', url: `${url}/v1/videos/one/content` } as const;
    const error = await engineError(engine.collect(handle, output, nextFile(), never));
    expect(error.fault.kind).toBe('lost');
  });

  test('whose download is cut can be fetched again', async () => {
    const { engine } = await start({ file: 'reset' });
    const job = await engine.submit(videoRequest(), never);
    const output = await outputOf(engine, job);
    const error = await engineError(engine.collect(job, output, nextFile(), never));
    expect(error.fault).toMatchObject({ kind: 'retryable' });
    await engine.collect(job, output, nextFile(), never);
  });

  test.each([
    ['text', /^<!doctype html>/],
    ['truncated', /^a video of a snail, as fa$/],
  ] as const)('that is %s is written as it comes, for others to check', async (file, content) => {
    const { engine } = await start({ file });
    const job = await engine.submit(videoRequest(), never);
    const path = nextFile();
    await engine.collect(job, await outputOf(engine, job), path, never);
    expect(await readFile(path, 'utf8')).toMatch(content);
  });

  test('is fetched without the key from anywhere else, by address or by redirect', async () => {
    const keys: (string | null)[] = [];
    const elsewhere = await serve(() => ({
      async handler({ headers }: Request) {
        keys.push(headers.get('authorization'));
        return new Response(bytes);
      },
    }));
    const { url } = await startAnswering(() => Response.redirect(`${elsewhere.url}/file`));
    const download = createDownload({ privateOrigins: [url, elsewhere.url] });
    const engine = engineAt(url, { download });
    for (const from of [elsewhere.url, url]) {
      const output = { kind: 'url', url: `${from}/v1/videos/one/content` } as const;
      await engine.collect(handle, output, nextFile(), never);
    }
    expect(keys).toEqual([null, null]);
  });
});

describe('a look-up', () => {
  test('finds what a submit of unknown outcome made, and nothing that it did not', async () => {
    const { engine } = await start(({ turn }) => (turn === 1 ? { submit: 'reset-made' } : {}));
    const since = new Date();
    await engineError(engine.submit(videoRequest(), never));
    const found = await engine.find(videoRequest(), since, never);
    expect(found).toEqual([{ ...handle, data: { id: expect.stringMatching(/^video_gen_/) } }]);
    expect(await engine.poll(found[0]!, never)).toMatchObject({ state: 'done' });
    expect(await engine.find(videoRequest({ prompt: 'A wolf' }), since, never)).toEqual([]);
    expect(await engine.find(videoRequest({ aspectRatio: '1:1' }), since, never)).toEqual([]);
    const later = new Date(since.getTime() + 10_000);
    expect(await engine.find(videoRequest(), later, never)).toEqual([]);
  });

  test('knows a prompt of several lines, which a form changes', async () => {
    const { engine } = await start({ submit: 'reset-made' });
    const request = videoRequest({ prompt: 'A snail\nsleeps\r\nin a garden' });
    await engineError(engine.submit(request, never));
    expect(await engine.find(request, new Date(), never)).toHaveLength(1);
  });

  test('goes by the server’s clock', async () => {
    const behindMs = 40_000;
    const date = new Date(Date.now() - behindMs);
    const data = [0, 60].map((age, index) => ({
      ...entryOf(50 + 100 * index),
      created_at: Math.floor(date.getTime() / 1000) - age,
    }));
    const { engine } = await startAnswering(() =>
      Response.json({ data }, { headers: { date: date.toUTCString() } }),
    );
    const found = await engine.find(videoRequest(), new Date(), never);
    expect(found.map(({ data: { id } }) => id)).toEqual(['video-50']);
  });

  test('leaves out jobs that have failed', async () => {
    const { engine, of } = await start(({ turn }) => (turn === 2 ? { job: 'failed' } : {}));
    const ids: unknown[] = [];
    for (const _ of [1, 2, 3]) ids.push((await engine.submit(videoRequest(), never)).data.id);
    const found = await engine.find(videoRequest(), new Date(Date.now() - 60_000), never);
    expect(new Set(found.map(({ data }) => data.id))).toEqual(new Set([ids[0], ids[2]]));
    expect(of('list')).toHaveLength(1);
  });

  test('finds nothing at a server that does not tell prompts', async () => {
    const { engine, of } = await start({}, servers[1]);
    await engine.submit(videoRequest(), never);
    expect(await engine.find(videoRequest(), new Date(0), never)).toEqual([]);
    expect(of('list')).toHaveLength(1);
  });

  const now = Math.floor(Date.now() / 1000);
  const entryOf = (index: number, age = 0) => ({
    id: `video-${index}`,
    prompt: index % 100 === 50 ? 'A snail sleeps in a garden' : 'A wolf',
    created_at: now - age,
    status: 'in_progress',
  });

  test('gives the oldest first', async () => {
    const data = [entryOf(50, 3), entryOf(150, 9), entryOf(250, 5)];
    const { engine } = await startAnswering(() => Response.json({ data }));
    const found = await engine.find(videoRequest(), new Date((now - 10) * 1000), never);
    expect(found.map(({ data: { id } }) => id)).toEqual(['video-150', 'video-250', 'video-50']);
  });

  test('reads page after page, a few at most', async () => {
    const { engine, asked } = await startAnswering(({ url }) => {
      const after = Number(new URL(url).searchParams.get('after')?.slice('video-'.length) ?? -1);
      const data = Array.from({ length: 100 }, (_, index) => entryOf(after + 1 + index));
      return Response.json({ object: 'list', data, has_more: true });
    });
    const found = await engine.find(videoRequest(), new Date(now * 1000), never);
    expect(found.map(({ data }) => data.id)).toEqual(
      [50, 150, 250, 350, 450].map((n) => `video-${n}`),
    );
    expect(asked).toHaveLength(5);
  });

  test('reads no further than the time of the submit', async () => {
    const { engine, asked } = await startAnswering(() =>
      Response.json({ data: [entryOf(50, 1), entryOf(150, 60)], has_more: true }),
    );
    const found = await engine.find(videoRequest(), new Date(now * 1000), never);
    expect(found.map(({ data }) => data.id)).toEqual(['video-50']);
    expect(asked).toHaveLength(1);
  });

  test('passes over entries that make no sense', async () => {
    const data = [null, 'x', { id: 7 }, { ...entryOf(50), size: 5, status: null }];
    const { engine } = await startAnswering(() => Response.json({ data }));
    const found = await engine.find(videoRequest(), new Date(now * 1000), never);
    expect(found.map(({ data: { id } }) => id)).toEqual(['video-50']);
  });

  test.each([
    [404, '{}'],
    [503, '{}'],
    [200, '{"videos":[]}'],
  ])('that is answered with %i %s is an error, not an empty list', async (status, body) => {
    const { engine } = await startAnswering(() => new Response(body, { status }));
    await engineError(engine.find(videoRequest(), new Date(), never));
  });
});

describe('the text model', () => {
  const enhanceAt = (url: string, key = KEY) =>
    createChatEnhance({
      baseUrl: `${url}/v1`,
      headers: { authorization: `Bearer ${key}` },
      model: 'a-text-model',
      fetch,
    });

  test('rewrites a prompt, and makes no video', async () => {
    const { fake } = await start();
    const prompt = await enhanceAt(fake.url)(videoRequest(), never);
    expect(prompt).toMatch(/^A snail sleeps in a garden .+/);
    expect(fake.journal).toEqual([]);
  });

  test('is given the instruction and the prompt apart', async () => {
    const bodies: Promise<unknown>[] = [];
    const { url } = await startAnswering((request) => {
      bodies.push(request.json());
      return Response.json({ choices: [{ message: { content: ' A better prompt. ' } }] });
    });
    expect(await enhanceAt(url)(videoRequest(), never)).toBe('A better prompt.');
    expect(await Promise.all(bodies)).toEqual([
      {
        model: 'a-text-model',
        messages: [
          { role: 'system', content: expect.stringMatching(/^You rewrite prompts/) },
          { role: 'user', content: 'A snail sleeps in a garden' },
        ],
      },
    ]);
  });

  test.each([
    '{}',
    '{"choices":[]}',
    '{"choices":[{"message":{"content":null}}]}',
    '{"choices":[{"message":{"content":"A better pro"},"finish_reason":"length"}]}',
  ])('that answers %s has given no prompt', async (body) => {
    const { url } = await startAnswering(() => new Response(body));
    await expect(enhanceAt(url)(videoRequest(), never)).rejects.toThrow(/gave no text/);
  });

  test('that refuses the key has given no prompt', async () => {
    const { fake } = await start();
    await expect(enhanceAt(fake.url, 'wrong')(videoRequest(), never)).rejects.toThrow(/401/);
  });
});
