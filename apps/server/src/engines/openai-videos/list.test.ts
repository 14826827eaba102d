import { expect, test } from 'vitest';
import { sglang, vllmOmni } from '../contract/test-adapters.ts';
import { faultOf } from '../contract/test-outcomes.ts';
import { never, start } from '../contract/test-start.ts';
import { videoRequest } from '../test-request.ts';

const now = Math.floor(Date.now() / 1000);
const entryOf = (index: number, age = 0) => ({
  id: `video-${index}`,
  prompt: index % 100 === 50 ? 'A snail sleeps in a garden' : 'A wolf',
  created_at: now - age,
  status: 'in_progress',
});

/** A server, and whose jobs a look-up finds at it. */
async function startList(...[adapter = vllmOmni, behavior]: Partial<Parameters<typeof start>>) {
  const started = await start(adapter, behavior);
  async function find(since: Date, request = videoRequest()) {
    const found = await started.engine.find!(request, since, never);
    return found.map(({ data }) => data.id);
  }
  return { ...started, find };
}

/** What a look-up since a time finds in a listing. */
async function findIn(list: object, since: Date, headers = {}) {
  const { find, answerWith, requests } = await startList();
  answerWith(() => Response.json(list, { headers }));
  return { found: await find(since), requests };
}

test('a look-up is for the prompt, the shape and the time of a submit', async () => {
  const { submit, find } = await startList();
  const since = new Date();
  const { id } = (await submit()).data;
  expect(await find(since)).toEqual([id]);
  expect(await find(since, videoRequest({ prompt: 'A wolf' }))).toEqual([]);
  expect(await find(since, videoRequest({ aspectRatio: '1:1' }))).toEqual([]);
  expect(await find(new Date(since.getTime() + 10_000))).toEqual([]);
});

test('a look-up knows a prompt of several lines, which a form changes', async () => {
  const { submit, find } = await startList(vllmOmni, { submit: 'reset-made' });
  const request = videoRequest({ prompt: 'A snail\nsleeps\r\nin a garden' });
  await faultOf(submit(request));
  expect(await find(new Date(), request)).toHaveLength(1);
});

test('a look-up goes by the server’s clock', async () => {
  const date = new Date(Date.now() - 40_000);
  const created = [0, 60].map((age) => Math.floor(date.getTime() / 1000) - age);
  const data = created.map((created_at, index) => ({ ...entryOf(50 + 100 * index), created_at }));
  const { found } = await findIn({ data }, new Date(), { date: date.toUTCString() });
  expect(found).toEqual(['video-50']);
});

test('a look-up leaves out jobs that have failed', async () => {
  const { submit, find, journal } = await startList(vllmOmni, ({ turn }) =>
    turn === 2 ? { job: 'failed' } : {},
  );
  const ids: unknown[] = [];
  for (const _ of [1, 2, 3]) ids.push((await submit()).data.id);
  const found = await find(new Date(Date.now() - 60_000));
  expect(new Set(found)).toEqual(new Set([ids[0], ids[2]]));
  expect(journal.filter(({ kind }) => kind === 'list')).toHaveLength(1);
});

test('a look-up asks a server that does not tell prompts once, and finds nothing', async () => {
  const { submit, find, journal } = await startList(sglang);
  await submit();
  expect(await find(new Date(0))).toEqual([]);
  expect(journal.filter(({ kind }) => kind === 'list')).toHaveLength(1);
});

test('a look-up gives the oldest first', async () => {
  const data = [entryOf(50, 3), entryOf(150, 9), entryOf(250, 5)];
  const { found } = await findIn({ data }, new Date((now - 10) * 1000));
  expect(found).toEqual(['video-150', 'video-250', 'video-50']);
});

test('a look-up reads page after page, a few at most', async () => {
  const { find, answerWith, requests } = await startList();
  answerWith(({ url }) => {
    const after = Number(new URL(url).searchParams.get('after')?.slice('video-'.length) ?? -1);
    const data = Array.from({ length: 100 }, (_, index) => entryOf(after + 1 + index));
    return Response.json({ object: 'list', data, has_more: true });
  });
  const expected = [50, 150, 250, 350, 450].map((index) => `video-${index}`);
  expect(await find(new Date(now * 1000))).toEqual(expected);
  expect(requests).toHaveLength(5);
});

test('a look-up reads no further than the time of the submit', async () => {
  const list = { data: [entryOf(50, 1), entryOf(150, 60)], has_more: true };
  const { found, requests } = await findIn(list, new Date(now * 1000));
  expect(found).toEqual(['video-50']);
  expect(requests).toHaveLength(1);
});

test('a look-up passes over entries that make no sense', async () => {
  const data = [null, 'x', { id: 7 }, { ...entryOf(50), size: 5, status: null }];
  const { found } = await findIn({ data }, new Date(now * 1000));
  expect(found).toEqual(['video-50']);
});

test.each([
  [404, '{}'],
  [503, '{}'],
  [200, '{"videos":[]}'],
])('a look-up that is answered with %i %s is an error, not an empty list', async (status, body) => {
  const { find, answerWith } = await startList();
  answerWith(() => new Response(body, { status }));
  await faultOf(find(new Date()));
});
