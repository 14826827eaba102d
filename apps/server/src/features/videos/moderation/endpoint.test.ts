import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ModerationAwayError } from '../errors.ts';
import { createModerationEndpoint } from './endpoint.ts';

type Play = (response: ServerResponse) => void;
const answer =
  (status: number, body: unknown): Play =>
  (response) =>
    response.writeHead(status).end(JSON.stringify(body));
const verdict = (...flagged: string[]) => {
  const isFlagged = Object.fromEntries(flagged.map((name) => [name, true]));
  const categories = { ...isFlagged, harassment: false, 'illicit/violent': null };
  return { id: 'modr-1', model: 'm', results: [{ flagged: flagged.length > 0, categories }] };
};
const fine = answer(200, verdict());

/** What the endpoint does with each ask in turn; the last goes on. */
let plays: Play[];
const asked: { path: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
beforeEach(() => {
  plays = [fine];
  asked.length = 0;
});

const server = createServer(async (request, response) => {
  asked.push({ path: request.url ?? '', headers: request.headers, body: await json(request) });
  plays[Math.min(asked.length, plays.length) - 1]?.(response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => void server.close().closeAllConnections());

const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const moderate = createModerationEndpoint({ baseUrl, fetch });

test('a prompt that is not flagged is fine', async () => {
  expect(await moderate('a cat plays the piano')).toBeNull();
  expect(asked[0]).toMatchObject({
    path: '/v1/moderations',
    body: { input: 'a cat plays the piano' },
  });
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('key and model are sent when they are configured', async () => {
  await createModerationEndpoint({ baseUrl, apiKey: 'key', model: 'omni', fetch })('a cat');
  expect(asked[0]?.headers.authorization).toBe('Bearer key');
  expect(asked[0]?.body).toEqual({ input: 'a cat', model: 'omni' });
});

test.each([
  [['sexual/minors'], 'it asks for sexual content involving minors'],
  [['sexual', 'sexual/minors'], 'it asks for sexual content involving minors'],
  [['violence'], 'it asks for violence'],
  [['violence', 'hate', 'sexual'], 'it asks for violence, hatred of people, and sexual content'],
  [['self-harm', 'self-harm/intent'], 'it asks for self-harm'],
  [['dangerous_and_criminal_content'], 'it asks for dangerous and criminal content'],
])('%j is refused in plain words: %s', async (categories, reason) => {
  plays = [answer(200, verdict(...categories))];
  expect(await moderate('a prompt')).toBe(reason);
});

test('a prompt that is flagged without a category is refused all the same', async () => {
  plays = [answer(200, { results: [{ flagged: true, categories: {} }] })];
  expect(await moderate('a prompt')).toBe('it asks for something that is not allowed here');
});

const cut: Play = (response) => void response.destroy();

test.each([
  ['429', answer(429, {})],
  ['500', answer(500, {})],
  ['503', answer(503, {})],
  ['a cut connection', cut],
])('%s is asked once more, and then no more', async (_what, play) => {
  plays = [play, fine];
  expect(await moderate('a cat')).toBeNull();
  expect(asked.length).toBe(2);

  asked.length = 0;
  plays = [play];
  await expect(moderate('a cat')).rejects.toThrow(ModerationAwayError);
  expect(asked.length).toBe(2);
});

test.each([
  ['a refused key', answer(401, { error: { message: 'bad key' } }), '401'],
  ['another path', answer(404, verdict()), '404'],
  [
    'a redirect',
    (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
    '302',
  ],
  ['a page', (response: ServerResponse) => response.end('<html>'), 'no verdict'],
  ['no result', answer(200, { results: [] }), 'no verdict'],
  ['a result without a verdict', answer(200, { results: [{ categories: {} }] }), 'no verdict'],
])('%s lets nothing through, and is not asked again', async (_what, play, said) => {
  plays = [play];
  const error = await moderate('secret').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ModerationAwayError);
  expect(String((error as ModerationAwayError).cause)).toContain(said);
  expect(String((error as ModerationAwayError).cause)).not.toContain('secret');
  expect(asked.length).toBe(1);
});

test('nobody waits for an endpoint that says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // The time for an answer passes once it has been asked.
  plays = [() => void vi.advanceTimersByTime(5_000)];
  await expect(moderate('a cat')).rejects.toThrow(ModerationAwayError);
  expect(asked.length).toBe(2);
});

test('an abort goes through as it is', async () => {
  plays = [() => {}];
  const stop = new AbortController();
  const verdict = moderate('a cat', stop.signal);
  await expect.poll(() => asked.length).toBe(1);
  stop.abort(new Error('the person has gone'));
  await expect(verdict).rejects.toThrow('the person has gone');
  expect(asked.length).toBe(1);
});
