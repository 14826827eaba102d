import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { noteAskMade } from '../../../test/ask-made.ts';
import { programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';
import { notifyChanged } from '../../platform/events.ts';
import { captureCredit } from '../credits/service.ts';
import { suspendPerson } from '../operator/suspension.ts';
import { posterKey, videoKey } from '../videos/media/keys.ts';
import { examples } from './document/examples.ts';

const web = await createTestWeb();
afterAll(web.close);
const asked = vi.spyOn(pg.Client.prototype, 'query');
const subscribed = vi.spyOn(web.feed, 'subscribe');

/** Sends a request that waits, and answers once it hears of news. */
async function waiting<T>(send: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  const before = subscribed.mock.calls.length;
  const answer = send();
  await expect.poll(() => subscribed.mock.calls.length).toBe(before + 1);
  return { answer };
}

/** Counts the looks at whether videos are still being made. */
const looks = () =>
  asked.mock.calls.filter(([query]) => {
    const { name } = query as { name?: string };
    return name?.startsWith('status of projects');
  }).length;

const BANANA = { templateData: { templateId: 'banana-face-slicing' } };
const FILE = randomBytes(1000);

/** Ends a video as a worker would, with a file of 1,000 bytes. */
async function finish(id: string, account: string) {
  for (const key of [videoKey(id), posterKey(id)]) {
    await writeFile(join(web.directory, 'new'), FILE);
    await web.storage.put(key, join(web.directory, 'new'));
  }
  await noteAskMade(web.db, id);
  await web.db.transaction().execute(async (db) => {
    await db
      .updateTable('projects')
      .set({ status: 'completed', completed_at: new Date(), step: 'publish' })
      .where('id', '=', id)
      .execute();
    await captureCredit(db, id);
    await notifyChanged(db, account, ['projects']);
  });
}

test('a template is enough to make a video, and its prompt has the slots filled in', async () => {
  const { send, person } = await programOf(web, await web.person(1));
  const { status, body } = await send('POST', '/api/v1/videos', examples.createVideo.body);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'Banana on Monday',
    status: 'pending',
    templateData: {
      category: 'fruits',
      aspectRatio: '9:16',
      slots: { says: 'Peel-good vibes only!' },
    },
  });
  expect(body.prompt).toContain('"Peel-good vibes only!"');
  // It is the page's project, word for word.
  const page = await person.send('GET', `/api/projects/${body.id}`);
  const { body: again } = await send('GET', `/api/v1/videos/${body.id}`);
  expect({ ...again, deleteRefunds: true }).toEqual({ ...page.body, deleteRefunds: true });
  expect((await send('GET', '/api/v1/account')).body).toMatchObject({
    creditsRemaining: 0,
    key: { creditsThisMonth: 1 },
  });
});

test.each([
  [
    'a prompt of its own that is missing',
    { templateData: { templateId: 'custom-prompt' } },
    'prompt',
  ],
  ['an unknown template', { templateData: { templateId: 'nothing' } }, 'templateData.templateId'],
  ['an unknown field', { ...BANANA, colour: 'red' }, 'colour'],
  [
    "another template's slot",
    { templateData: { ...BANANA.templateData, slots: { line: 'hi' } } },
    'templateData.slots.line',
  ],
  [
    "another template's category",
    { templateData: { ...BANANA.templateData, category: 'veggies' } },
    'templateData.category',
  ],
])('%s is refused by its name, and takes nothing', async (_what, body, field) => {
  const { send } = await programOf(web, await web.person(1));
  const refused = await send('POST', '/api/v1/videos', body);
  expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  expect(refused.body.message).toContain(field);
  expect((await send('GET', '/api/v1/account')).body.creditsRemaining).toBe(1);
});

test('the same Idempotency-Key and body give the same video, and take nothing again', async () => {
  const { send } = await programOf(web, await web.person(2));
  const headers = { 'idempotency-key': 'monday' };
  const first = await send('POST', '/api/v1/videos', BANANA, headers);
  const again = await send('POST', '/api/v1/videos', BANANA, headers);
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  const other = await send('POST', '/api/v1/videos', { ...BANANA, title: 'x' }, headers);
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  expect((await send('GET', '/api/v1/account')).body.key.creditsThisMonth).toBe(1);
});

test('videos come a page at a time, and a page that is known is not sent again', async () => {
  const { send, person } = await programOf(web, await web.person(3));
  for (const title of ['one', 'two', 'three']) {
    await send('POST', '/api/v1/videos', { ...BANANA, title });
  }
  const page = await send('GET', '/api/v1/videos?limit=2');
  expect(page.body.map(({ title }: { title: string }) => title)).toEqual(['three', 'two']);
  expect(page.headers.vary).toMatch(/authorization/i);
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.link as string)?.[1] as string;
  expect((await send('GET', next)).body).toMatchObject([{ title: 'one' }]);
  for (const { id } of [...page.body, ...(await send('GET', next)).body]) {
    await finish(id, person.id);
  }
  const tag = {
    'if-none-match': (await send('GET', '/api/v1/videos?limit=2')).headers.etag as string,
  };
  expect((await send('GET', '/api/v1/videos?limit=2', undefined, tag)).status).toBe(304);
  expect((await send('GET', '/api/v1/videos?q=TWO')).body).toHaveLength(1);
});

test('what did not change is not sent again', async () => {
  const { send, person } = await programOf(web, await web.person(1));
  const { body } = await send('POST', '/api/v1/videos', BANANA);
  await finish(body.id, person.id);
  for (const url of [`/api/v1/videos/${body.id}`, '/api/v1/account', '/api/v1/templates']) {
    const { status, headers } = await send('GET', url);
    expect([status, headers['cache-control']], url).toEqual([200, 'private, no-cache']);
    const tag = { 'if-none-match': headers.etag as string };
    expect(await send('GET', url, undefined, tag), url).toMatchObject({ status: 304, body: '' });
  }
});

test('a wait ends with the video, and not before', async () => {
  const { send, person } = await programOf(web, await web.person(1));
  const { id } = (await send('POST', '/api/v1/videos', BANANA)).body;
  const short = await send('GET', `/api/v1/videos/${id}?wait=1`);
  expect(short.body.status).toBe('pending');
  let isOver = false;
  const { answer } = await waiting(() =>
    send('GET', `/api/v1/videos/${id}?wait=60`).finally(() => {
      isOver = true;
    }),
  );
  // News that are no end make it look, and wait on.
  for (let told = 0; told < 2; told += 1) {
    const before = looks();
    await notifyChanged(web.db, person.id, ['projects']);
    await expect.poll(looks).toBeGreaterThan(before);
  }
  expect(isOver).toBe(false);
  await finish(id, person.id);
  expect((await answer).body).toMatchObject({ id, status: 'completed' });
  expect(await send('GET', `/api/v1/videos/${id}?wait=61`)).toMatchObject({ status: 400 });
});

test('a key that is revoked during a wait is told nothing more', async () => {
  const { send, person, id: key } = await programOf(web, await web.person(1));
  const { id } = (await send('POST', '/api/v1/videos', BANANA)).body;
  const { answer } = await waiting(() => send('GET', `/api/v1/videos/${id}?wait=60`));
  expect((await person.send('DELETE', `/api/keys/${key}`)).status).toBe(204);
  expect(await answer).toMatchObject({ status: 401 });
});

test('a key that loses its scope, or whose owner is suspended, waits no longer', async () => {
  const { send, person, id: key } = await programOf(web, await web.person(1));
  const { id } = (await send('POST', '/api/v1/videos', BANANA)).body;
  const wait = () => waiting(() => send('GET', `/api/v1/videos/${id}?wait=60`));
  const first = await wait();
  await person.send('PATCH', `/api/keys/${key}`, { scopes: ['generate'] });
  expect(await first.answer).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
  await person.send('PATCH', `/api/keys/${key}`, { scopes: ['read'] });
  const second = await wait();
  await web.db.transaction().execute(async (db) => {
    const allowance = { freeAbandonsPerDay: 5 };
    await suspendPerson(db, allowance, { accountId: person.id, reason: 'A test' });
  });
  expect(await second.answer).toMatchObject({ status: 401 });
});

test('a key has twenty waits at a time; one more ends the oldest', async () => {
  const { send, person } = await programOf(web, await web.person(1));
  const { id } = (await send('POST', '/api/v1/videos', BANANA)).body;
  const waits = [];
  for (let n = 0; n < 21; n += 1) {
    waits.push((await waiting(() => send('GET', `/api/v1/videos/${id}?wait=60`))).answer);
  }
  expect((await waits[0])?.body.status).toBe('pending');
  await finish(id, person.id);
  const others = await Promise.all(waits.slice(1));
  expect(others.map(({ body }) => body.status)).toEqual(Array(20).fill('completed'));
});

test('a file is there once the video is finished, whole or in part', async () => {
  const { send, person } = await programOf(web, await web.person(1));
  const { id } = (await send('POST', '/api/v1/videos', BANANA)).body;
  const url = `/api/v1/videos/${id}/file`;
  const early = await send('GET', url);
  expect(early).toMatchObject({ status: 409, body: { code: 'NOT_FINISHED' } });
  expect(early.body.message).toContain(`/api/v1/videos/${id}?wait=30`);
  await finish(id, person.id);
  const whole = await send('GET', url);
  expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4' } });
  expect(Number(whole.headers['content-length'])).toBe(FILE.length);
  const part = await send('GET', url, undefined, { range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000']);
  expect((await send('GET', url, undefined, { range: 'bytes=2000-' })).status).toBe(416);
  // The addresses in the video itself are open to its key as well, and to no other.
  const { body } = await send('GET', `/api/v1/videos/${id}`);
  for (const address of [body.videoUrl, body.thumbnailUrl]) {
    expect((await send('GET', address)).status, address).toBe(200);
    const maker = await programOf(web, person, { scopes: ['generate'] });
    expect((await maker.send('GET', address)).status, address).toBe(403);
    const stranger = await programOf(web, await web.person());
    expect((await stranger.send('GET', address)).status, address).toBe(404);
  }
});

test('a deletion gives the credit back, to its owner and to the key', async () => {
  const { send } = await programOf(web, await web.person(1), { creditsPerMonth: 1 });
  const { id } = (await send('POST', '/api/v1/videos', BANANA)).body;
  expect((await send('DELETE', `/api/v1/videos/${id}?refund=required`)).status).toBe(204);
  expect((await send('GET', `/api/v1/videos/${id}`)).status).toBe(404);
  expect((await send('GET', '/api/v1/account')).body).toMatchObject({
    creditsRemaining: 1,
    key: { creditsThisMonth: 0 },
  });
  expect((await send('POST', '/api/v1/videos', BANANA)).status).toBe(201);
});

test("another person's video is not there", async () => {
  const owner = await programOf(web, await web.person(1));
  const { id } = (await owner.send('POST', '/api/v1/videos', BANANA)).body;
  const { send } = await programOf(web, await web.person(1));
  for (const [method, url] of [
    ['GET', `/api/v1/videos/${id}`],
    ['GET', `/api/v1/videos/${id}?wait=60`],
    ['GET', `/api/v1/videos/${id}/file`],
    ['DELETE', `/api/v1/videos/${id}`],
    ['GET', '/api/v1/videos/%00'],
  ] as const) {
    expect(await send(method, url), url).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  }
  expect((await owner.send('GET', `/api/v1/videos/${id}`)).status).toBe(200);
});
