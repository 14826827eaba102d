import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi, KEY, refused } from '../../test/fake-api.ts';
import { stopClock } from '../../test/stop-clock.ts';
import { aVideo } from '../../test/video.ts';
import { type NewVideo, Shortcake, ShortcakeError } from '../index.ts';

const video: NewVideo = { templateData: { templateId: 'banana-face-slicing' } };
const failure = (of: Promise<unknown>): Promise<ShortcakeError> =>
  of.then(
    () => expect.fail('it should be refused'),
    (error) => error,
  );

test('asks with the key, and sends a video as it was given', async () => {
  const { shortcake, asked } = await fakeApi(() => ({ status: 201, body: aVideo() }));
  expect(await shortcake.videos.create(video, { idempotencyKey: 'mine' })).toEqual(aVideo());
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/v1/videos', body: video, headers: { 'idempotency-key': 'mine' } },
  ]);
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test('asks again with the same Idempotency-Key after a lost answer and a 503', async () => {
  const pauses = stopClock();
  // Pauses are a quarter shorter or longer by chance.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => chance.mockRestore());
  const answers = [
    { cutAfter: 0 },
    { status: 201, body: aVideo(), cutAfter: 20 },
    refused(503, 'UNAVAILABLE', { 'retry-after': '0' }),
    { body: aVideo() },
  ];
  const { shortcake, asked } = await fakeApi(() => answers.shift() ?? {});
  expect(await shortcake.videos.create(video)).toEqual(aVideo());
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\x21-\x7e]{16,255}$/);
  // The last as long as it was told.
  expect(pauses).toEqual([500, 1000, 0]);
});

test('two videos have two Idempotency-Keys', async () => {
  const { shortcake, asked } = await fakeApi(() => ({ status: 201, body: aVideo() }));
  await shortcake.videos.create(video);
  await shortcake.videos.create(video);
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

test('waits as long as it is told, and gives up after four tries', async () => {
  const pauses = stopClock();
  const { shortcake, asked } = await fakeApi(() =>
    refused(429, 'RATE_LIMITED', { 'retry-after': '7' }),
  );
  const error = await failure(shortcake.account.get());
  expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 7 });
  expect(asked).toHaveLength(4);
  expect(pauses).toEqual([7000, 7000, 7000]);
});

test('does not wait for what asks for more than a minute, and does not repeat what is refused', async () => {
  const { shortcake, asked } = await fakeApi(({ method }) =>
    method === 'GET'
      ? refused(503, 'SOLD_OUT_TODAY', { 'retry-after': '61' })
      : refused(402, 'INSUFFICIENT_CREDITS'),
  );
  expect(await failure(shortcake.account.get())).toMatchObject({ retryAfterSeconds: 61 });
  const error = await failure(shortcake.videos.create(video));
  expect(error).toBeInstanceOf(ShortcakeError);
  expect(error).toMatchObject({ status: 402, code: 'INSUFFICIENT_CREDITS' });
  expect(error.message).toBe('Refused: INSUFFICIENT_CREDITS.');
  expect(asked).toHaveLength(2);
});

test('a deletion whose answer was lost is done when the video is not there any more', async () => {
  stopClock();
  const answers = [{ cutAfter: 0 }, refused(404, 'NOT_FOUND')];
  const { shortcake } = await fakeApi(() => answers.shift() ?? refused(404, 'NOT_FOUND'));
  await shortcake.videos.delete('v1');
  expect(await failure(shortcake.videos.delete('v1'))).toMatchObject({ status: 404 });
});

test('goes through all pages, and takes of the Link only what it asks for', async () => {
  const next = 'http://elsewhere.example/other?limit=2&status=live&cursor=c%2F1';
  const { shortcake, asked } = await fakeApi(({ query }) =>
    query.cursor === undefined
      ? {
          body: [aVideo({ id: '1' }), aVideo({ id: '2' })],
          headers: { link: `<${next}>; rel="next"` },
        }
      : { body: [aVideo({ id: '3' })] },
  );
  const ids = [];
  for await (const { id } of shortcake.videos.list({ limit: 2, status: 'live' })) ids.push(id);
  expect(ids).toEqual(['1', '2', '3']);
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/videos', '/api/v1/videos']);
  expect(asked[1]?.query).toEqual({ limit: '2', status: 'live', cursor: 'c/1' });
});

test('a redirect is not followed, and says where the address leads', async () => {
  const { shortcake } = await fakeApi(() => ({
    ...{ status: 301, headers: { location: 'https://new.example/api' } },
  }));
  const error = await failure(shortcake.account.get());
  expect(error).toMatchObject({ status: 301, code: 'UNEXPECTED_ANSWER' });
  expect(error.message).toContain('sends on to https://new.example. Set SHORTCAKE_URL');
});

test('says what is missing or wrong in its settings, and never the key', async () => {
  const error = await failure(
    new Shortcake({ apiKey: '', baseUrl: 'http://x.test' }).account.get(),
  );
  expect(error).toMatchObject({ code: 'NO_KEY', status: null });
  expect(error.message).toContain('http://x.test/dashboard/settings');
  expect(() => new Shortcake({ apiKey: `${KEY}\nx`, baseUrl: 'http://x.test' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(KEY) }),
  );
  expect(() => new Shortcake({ baseUrl: 'localhost:3000' })).toThrow('must be such as https');
  const { url, asked } = await fakeApi(() => ({ body: {} }));
  await new Shortcake({ apiKey: `${KEY}\n`, baseUrl: `${url}/` }).account.get();
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test('an answer that is not of Shortcake is said to be so', async () => {
  const answers = [{ body: Buffer.from('<html>') }, { status: 404, body: Buffer.from('<html>') }];
  const { shortcake } = await fakeApi(() => answers.shift() ?? {});
  expect(await failure(shortcake.account.get())).toMatchObject({ code: 'UNEXPECTED_ANSWER' });
  expect(await failure(shortcake.account.get())).toMatchObject({ status: 404 });
});
