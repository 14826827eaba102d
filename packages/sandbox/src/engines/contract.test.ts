import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  behaviorInPrompt,
  type fileTroubles,
  type jobTroubles,
  submitTroubles,
} from './behavior.ts';
import { CutConnection } from './fake.ts';
import { type Asked, fakes, type Subject } from './test-fakes.ts';

const KEY = 'the key';
const VIDEO = 'a video';

/** A fake that reads in prompts what is to go wrong. */
function start(fake: Subject) {
  const { handler, journal } = fake.create({
    ...{ baseUrl: 'http://localhost', key: KEY },
    ...{ video: async () => Buffer.from(VIDEO), script: behaviorInPrompt },
  });
  const ask = (asked: Asked, headers = fake.headers(KEY), signal?: AbortSignal) =>
    handler(requestOf(asked, headers, signal));
  return {
    ...{ ask, journal },
    submit: async (prompt: string): Promise<unknown> => (await ask(fake.submit(prompt))).json(),
    submits: () => journal.filter(({ kind }) => kind === 'submit'),
    /** How far one comes from a job to its file: to what is in it, at best. */
    walk: async (accepted: unknown) => {
      const walked = await fake.walk(accepted, ask).catch(cutIn);
      return walked instanceof Response ? walked.text().catch(cutIn) : walked;
    },
  };
}

function requestOf({ method, path, body, type }: Asked, headers: object, signal?: AbortSignal) {
  const isAsItIs = typeof body === 'string' || body instanceof FormData;
  const json = body instanceof FormData ? {} : { 'content-type': type ?? 'application/json' };
  return new Request(`http://localhost${path}`, {
    ...{ method, headers: { ...headers, ...json } },
    ...(body === undefined ? {} : { body: isAsItIs ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

function cutIn(error: unknown): 'cut' {
  if (error instanceof CutConnection) return 'cut';
  throw error;
}

const none = expect.stringMatching(/^(?:refused|failed)$/);

/** What one comes to on one walk after another. */
const JOBS: Record<(typeof jobTroubles)[number], unknown[]> = {
  filtered: ['failed'],
  'filtered-sound': ['failed'],
  failed: ['failed'],
  stuck: ['under way', 'under way'],
  'no-video': [none],
  lost: ['refused'],
  'poll-errors': ['refused', VIDEO, 'refused', VIDEO],
};
const FILES: Record<(typeof fileTroubles)[number], unknown[]> = {
  text: [expect.stringMatching(/^<!doctype html>/)],
  truncated: ['a v'],
  missing: [none, none],
  late: ['refused', 'refused', VIDEO],
  reset: ['cut', VIDEO],
};
const walks = [
  ...Object.entries(JOBS).map(([trouble, seen]) => [`[job:${trouble}]`, seen] as const),
  ...Object.entries(FILES).map(([trouble, seen]) => [`[file:${trouble}]`, seen] as const),
];

describe.each(fakes)('the fake of $name', (fake) => {
  /** That an answer refuses what was asked, in the engine's own words. */
  async function expectRefused(answer: Response): Promise<void> {
    expect(Math.floor(answer.status / 100)).toBe(4);
    expect(await answer.json()).toSatisfy(fake.isError);
  }

  test('makes a video, and writes down all that it is asked', async () => {
    const { submit, walk, journal } = start(fake);
    const prompt = 'A snail “sleeps”';
    const accepted = await submit(prompt);
    expect(await walk(accepted)).toBe(VIDEO);
    const [first, ...others] = journal;
    const ask = { id: first?.id, prompt, turn: 1, body: expect.any(Object) };
    expect(first).toMatchObject({ kind: 'submit', id: expect.any(String), status: 200, ask });
    expect(JSON.stringify(accepted)).toContain(first?.id);
    for (const { id, status } of others) {
      expect({ id, status }).toEqual({ id: first?.id, status: 200 });
    }
    const kinds = new Set(others.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(fake.isInline ? ['poll'] : ['poll', 'file']));
    expect(journal.map(({ at }) => at)).toEqual(journal.map(({ at }) => at).toSorted());
  });

  test.each(Object.entries(fake.statuses))(
    'in the trouble “%s” answers %i, and makes no job unless that is 200',
    async (trouble, status) => {
      const { ask, submits } = start(fake);
      const answer = await ask(fake.submit(`[submit:${trouble}]`));
      expect(answer.status).toBe(status);
      expect(submits()).toMatchObject([{ status }]);
      if (status === 200) return;
      expect(await answer.json()).toSatisfy(fake.isError);
      expect(submits()[0]).not.toHaveProperty('id');
    },
  );

  const silent = submitTroubles.filter((trouble) => /^(?:reset|hang)|-made$/.test(trouble));
  test.each(silent)(
    'in the trouble “%s” gives no handle, and makes a job only if it says so',
    async (trouble) => {
      const { ask, submits } = start(fake);
      const leaving = new AbortController();
      const asked = ask(fake.submit(`[submit:${trouble}]`), undefined, leaving.signal).catch(cutIn);
      await expect.poll(() => submits().length, { interval: 1 }).toBe(1);
      leaving.abort();
      const answer = await asked;
      const status = trouble === 'error-made' ? 500 : 0;
      expect(answer instanceof Response ? answer.status : answer).toBe(status || 'cut');
      expect(submits()).toMatchObject([{ status }]);
      expect(submits()[0]?.id !== undefined).toBe(trouble.endsWith('-made'));
    },
  );

  test('says how long to wait, and goes by how often a prompt has been asked for', async () => {
    const { ask, submits } = start(fake);
    const asked = fake.submit('[submit:busy*1] [retry:7]');
    const busy = await ask(asked);
    expect(`${busy.headers.get('retry-after')} ${await busy.text()}`).toMatch(
      /^7 |"retryDelay":"7s"/,
    );
    expect((await ask(asked)).status).toBe(200);
    expect(submits().map(({ ask }) => ask?.turn)).toEqual([1, 2]);
  });

  test('takes the time for a job that the prompt says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { submit, walk } = start(fake);
    const accepted = await submit('[seconds:10]');
    const begin = Date.now();
    for (const seconds of [0, 5, 9.9]) {
      vi.setSystemTime(begin + seconds * 1000);
      expect(await walk(accepted)).toBe('under way');
    }
    vi.setSystemTime(begin + 10_000);
    expect(await walk(accepted)).toBe(VIDEO);
  });

  test.each(walks)('does with a job what %s in its prompt says', async (prompt, expected) => {
    const { submit, walk } = start(fake);
    const accepted = await submit(prompt);
    const seen: unknown[] = [];
    for (const _ of expected) seen.push(await walk(accepted));
    expect(seen).toEqual(expected);
  });

  if (fake.statuses.filtered === 200) {
    test('lets a job tell of a filtered prompt', async () => {
      const { submit, walk } = start(fake);
      expect(await walk(await submit('[submit:filtered]'))).toBe('failed');
    });
  }

  if (fake.cancel) {
    test('stops a job, and no job that has ended', async () => {
      const { ask, submit, walk, journal } = start(fake);
      const cancelOf = (accepted: unknown) => fake.cancel?.(accepted) as Asked;
      const stuck = await submit('[job:stuck]');
      expect((await ask(cancelOf(stuck))).ok).toBe(true);
      expect(await walk(stuck)).toEqual(none);
      const ended = await submit('A snail');
      expect((await ask(cancelOf(ended))).status).toBe(fake.cancelAfterEnd);
      expect(journal.filter(({ kind }) => kind === 'cancel')).toHaveLength(2);
    });
  }

  test('refuses questions about a job that it does not know', async () => {
    const { ask, submit, submits } = start(fake);
    const accepted = JSON.stringify(await submit('A snail'));
    const unknown: unknown = JSON.parse(
      accepted.replaceAll(submits()[0]?.id ?? 'no job', 'unknown'),
    );
    await expectRefused(await ask(fake.poll(unknown)));
    if (fake.cancel) await expectRefused(await ask(fake.cancel(unknown)));
  });

  test.each(['another key', undefined])(
    'refuses whoever has %s, and writes nothing down',
    async (key) => {
      const { ask, submit, journal } = start(fake);
      const accepted = await submit('A snail');
      const cancel = fake.cancel?.(accepted);
      for (const asked of [
        fake.submit('A snail'),
        fake.poll(accepted),
        ...(cancel ? [cancel] : []),
      ]) {
        await expectRefused(await ask(asked, key === undefined ? {} : fake.headers(key)));
      }
      expect(journal).toHaveLength(1);
    },
  );

  const bodies = ['', 'not JSON', 'null', '7', '"A snail"', '[]', '{}', '{"prompt":{}}'];
  test.each([
    ...bodies.map((body) => ({ ...fake.submit(''), body })),
    ...[fake.submit(''), { method: 'GET', path: '/' }, { method: 'PATCH', path: '/a/b/c' }],
    ...fake.nonsense,
  ])('refuses $method $path with $body, and makes no job', async (asked) => {
    const { ask, submits } = start(fake);
    await expectRefused(await ask(asked));
    expect(submits()).toEqual([]);
  });
});
