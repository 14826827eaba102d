import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ChangeFeed } from '../../../platform/events.ts';
import { createTestApp } from '../test-app.ts';
import type { TestBrowser } from '../test-browser.ts';
import { savePicture } from './queries.ts';

type Answer = (path: string, response: Response) => Promise<Response>;

let pictureUrl: string | null | undefined;
let answer: Answer | undefined;
let fetched: string[] = [];
let logged = '';
beforeEach(async () => {
  pictureUrl = undefined;
  answer = undefined;
  fetched = [];
  logged = '';
  await sql`delete from profile_pictures`;
});

const lines = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const { browser, db, sql, close } = await createTestApp({
  log: pino({ level: 'info' }, lines),
  told: (profile) => (pictureUrl === undefined ? profile : { ...profile, pictureUrl }),
  tamper: async (path, response) => {
    if (!path.includes('/portraits/')) return response;
    fetched.push(path.replace(/.*\//, ''));
    return answer ? answer(path, response) : response;
  },
});
const feed = new ChangeFeed();
await feed.start(sql, pino({ level: 'silent' }));
afterAll(async () => {
  await feed.stop();
  await close();
});

const ada = { account: 'ada@example.com' };
const ben = { account: 'ben@example.com' };
const portrait = (name: string) => `https://pictures.example/sandbox/google/portraits/${name}.webp`;

const user = async (tab: TestBrowser) => (await tab.get('/api/auth/user')).json();
const imageOf = async (tab: TestBrowser) => (await user(tab)).profileImageUrl;

async function signIn(person: Record<string, string>): Promise<TestBrowser> {
  const tab = browser();
  expect((await tab.signIn(person)).statusCode).toBe(302);
  return tab;
}

/** The path of a person's picture, once it has arrived. */
async function arrived(tab: TestBrowser): Promise<string> {
  await expect.poll(() => imageOf(tab)).toMatch(/^\/media\/profile\/[0-9a-f]{16}$/);
  return imageOf(tab);
}

test('a person with a picture gets it from our own origin, as the provider has it', async () => {
  const tab = await signIn(ada);
  const path = await arrived(tab);
  const picture = await tab.get(path);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const digest = createHash('sha256').update(picture.rawPayload).digest('hex');
  expect(path).toBe(`/media/profile/${digest.slice(0, 16)}`);
});

test('to anyone else, and at any other path, there is no picture', async () => {
  const [mine, theirs] = [await signIn(ada), await signIn(ben)];
  const path = await arrived(mine);
  await arrived(theirs);
  expect((await theirs.get(path)).statusCode).toBe(404);
  expect((await browser().get(path)).statusCode).toBe(404);
  for (const other of [`${path}0`, '/media/profile/0', '/media/profile/%00']) {
    expect((await mine.get(other)).statusCode).toBe(404);
  }
});

test('the arrival is told to pages that are open', async () => {
  pictureUrl = null;
  const tab = await signIn(ada);
  const changed: (readonly string[])[] = [];
  const unsubscribe = feed.subscribe((await user(tab)).id, (keys) => changed.push(keys));
  pictureUrl = undefined;
  await signIn(ada);
  await expect.poll(() => changed).toEqual([['user']]);
  unsubscribe();
});

test('a sign-in does not wait for the picture', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer = async (_path, response) => released.then(() => response);
  const tab = await signIn(ada);
  expect(await imageOf(tab)).toBeNull();
  release();
  await arrived(tab);
});

test('a picture is fetched once, and again when its address changes', async () => {
  const tab = await signIn(ada);
  const before = await arrived(tab);
  await signIn(ada);
  pictureUrl = portrait('lemon');
  await signIn(ada);
  await expect.poll(() => imageOf(tab)).not.toBe(before);
  expect(fetched).toEqual(['strawberry.webp', 'lemon.webp']);
  expect((await tab.get(before)).statusCode).toBe(404);
  expect((await tab.get(await arrived(tab))).statusCode).toBe(200);
});

test('a slow picture of an earlier sign-in does not replace that of a later one', async () => {
  pictureUrl = portrait('lemon');
  const tab = await signIn(ada);
  const lemon = await arrived(tab);
  const { id } = await user(tab);
  const late = { contentType: 'image/gif', bytes: Buffer.from('GIF89a') };
  expect(await savePicture(db, id, portrait('strawberry'), late)).toBe(false);
  expect(await imageOf(tab)).toBe(lemon);
});

test.each<[string, Answer]>([
  [
    'that is a page',
    async () => new Response('<script>', { headers: { 'content-type': 'image/png' } }),
  ],
  ['that is gone', async () => new Response(null, { status: 404 })],
  [
    'whose host is down',
    async () => {
      throw new TypeError('fetch failed');
    },
  ],
])('a picture %s keeps nobody out, and the next sign-in tries again', async (_how, how) => {
  answer = how;
  pictureUrl = `${portrait('strawberry')}?secret=1`;
  const tab = await signIn(ada);
  await expect.poll(() => logged).toContain('no profile picture');
  expect(logged).toContain('"host":"pictures.example"');
  expect(logged).not.toMatch(/secret|strawberry/);
  expect(await imageOf(tab)).toBeNull();
  answer = undefined;
  await arrived(await signIn(ada));
});

test('when a later picture cannot be had, the earlier one stays', async () => {
  const before = await arrived(await signIn(ada));
  answer = async () => new Response(null, { status: 500 });
  pictureUrl = portrait('lemon');
  const tab = await signIn(ada);
  await expect.poll(() => logged).toContain('the answer was 500');
  expect(await imageOf(tab)).toBe(before);
});

test('a provider that names no picture any more takes it away', async () => {
  const before = await arrived(await signIn(ada));
  pictureUrl = null;
  const tab = await signIn(ada);
  expect(await imageOf(tab)).toBeNull();
  expect((await tab.get(before)).statusCode).toBe(404);
});

test('a stop cuts a fetch short, rather than waiting for it', async () => {
  let hanging: AbortSignal | null | undefined;
  const stopped = await createTestApp({
    tamper: async (path, response, signal) => {
      if (!path.includes('/portraits/')) return response;
      hanging = signal;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  await stopped.browser().signIn(ada);
  await expect.poll(() => hanging).toBeDefined();
  await stopped.close();
  expect(hanging?.reason.message).toBe('shutting down');
});
