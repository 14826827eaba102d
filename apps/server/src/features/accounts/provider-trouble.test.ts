import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeError } from '../../platform/log.ts';
import { createTestApp } from './test-app.ts';
import { ada } from './test-browser.ts';

let answer: ((path: string, response: Response) => Promise<Response>) | undefined;
beforeEach(() => {
  answer = undefined;
});

let logged = '';
const lines = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const { browser, close } = await createTestApp({
  log: pino({ level: 'trace', serializers: { err: describeError } }, lines),
  tamper: async (path, response) => (answer ? answer(path, response) : response),
});
afterAll(close);

const unreachable = async () => {
  throw new TypeError('fetch failed');
};

test('a provider that cannot be reached gives a page, and is asked again the next time', async () => {
  answer = unreachable;
  const tab = browser();
  const response = await tab.get('/auth/google');
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<a href="/login">Try again</a>');
  answer = undefined;
  expect((await tab.signIn(ada)).statusCode).toBe(302);
});

test.each([
  ['is gone', unreachable],
  ['is broken', async () => new Response('<h1>Oops</h1>', { status: 502 })],
  [
    'talks nonsense',
    async () => new Response('{', { headers: { 'content-type': 'application/json' } }),
  ],
  ['refuses our secret', async () => Response.json({ error: 'invalid_client' }, { status: 401 })],
])('a provider that %s when a code is redeemed gives a page and no session', async (_how, how) => {
  const tab = browser();
  const callback = await tab.begin(ada);
  answer = async (path, response) => (path.endsWith('/token') ? how() : response);
  const response = await tab.get(callback);
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(tab.cookies.has('session')).toBe(false);
});

test('the log tells of sign-ins, and holds no code, token, cookie or address', async () => {
  logged = '';
  const tab = browser();
  const callback = await tab.begin(ada);
  await tab.get(callback);
  await tab.get(callback);
  await tab.get('/api/auth/user');
  answer = async (path, response) =>
    path.endsWith('/token')
      ? Response.json({ ...((await response.json()) as object), id_token: 'a.b.c' })
      : response;
  await tab.signIn(ada);
  await tab.get('/api/logout');
  expect(logged).toContain('"event":"sign-in"');
  expect(logged).toContain('"event":"sign-in-refused"');
  expect(logged).toContain('"event":"sign-out"');
  const query = new URL(callback, 'http://localhost').searchParams;
  const secrets = [query.get('code'), query.get('state'), 'ada@', ...tab.cookies.values()];
  for (const secret of secrets) expect(logged).not.toContain(secret);
});
