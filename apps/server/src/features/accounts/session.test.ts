import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetSessions } from '../sessions/queries.ts';
import { forgetAttempts } from './attempt-queries.ts';
import { createTestApp } from './test-app.ts';
import { ada, ben } from './test-browser.ts';

const { app, browser, db, sql, close } = await createTestApp();
afterAll(close);
beforeEach(() => sql`delete from sessions`);

/** Moves the session's times into the past, as if so much time had gone by since. */
const age = (interval: string) => sql`
  update sessions set created_at = created_at - ${interval}::interval,
    last_seen_at = last_seen_at - ${interval}::interval,
    expires_at = expires_at - ${interval}::interval`;

const DAY = 24 * 3600;

async function signedIn() {
  const tab = browser();
  const response = await tab.signIn(ada);
  return { tab, response, status: async () => (await tab.get('/api/auth/user')).statusCode };
}

test('the session cookie is hidden from scripts, the hint beside it is not', async () => {
  const { response } = await signedIn();
  const cookie = (name: string) => response.cookies.find((one) => one.name === name);
  const common = { path: '/', sameSite: 'Lax', maxAge: 14 * DAY };
  expect(cookie('session')).toEqual({
    ...common,
    name: 'session',
    value: expect.stringMatching(/^[\w-]{43}$/),
    httpOnly: true,
  });
  expect(cookie('signed_in')).toEqual({ ...common, name: 'signed_in', value: '1' });
});

test('under https all cookies are Secure and bound to the host', async () => {
  const secure = await createTestApp({ publicUrl: 'https://shortcake.example' });
  const tab = secure.browser();
  const response = await tab.signIn(ada);
  const kept = (await tab.get('/auth/google')).cookies.concat(response.cookies);
  expect(kept.map(({ name }) => name)).toEqual(['__Host-sign_in', '__Host-session', 'signed_in']);
  for (const one of kept) expect(one).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' });
  for (const one of kept) expect(one).not.toHaveProperty('domain');
  expect((await tab.get('/api/auth/user')).statusCode).toBe(200);
  tab.cookies.set('session', tab.cookies.get('__Host-session') ?? '');
  tab.cookies.delete('__Host-session');
  expect((await tab.get('/api/auth/user')).statusCode).toBe(401);
  await secure.close();
});

test('a session lives through 13 idle days, and not through 14', async () => {
  const { tab, status } = await signedIn();
  await age('13 days 23 hours');
  expect(await status()).toBe(200);
  await age('14 days');
  const ended = await tab.get('/api/auth/user');
  expect(ended.statusCode).toBe(401);
  expect(ended.json()).toEqual({ code: 'UNAUTHORIZED', message: expect.any(String) });
  expect([...tab.cookies.keys()]).toEqual(['sign_in']);
});

test('a session in daily use ends after 90 days', async () => {
  const { tab, status } = await signedIn();
  for (let week = 1; week <= 12; week++) {
    await age('7 days');
    expect(await status()).toBe(200);
  }
  await age('5 days 23 hours');
  const last = await tab.get('/api/auth/user');
  expect(last.statusCode).toBe(200);
  expect(last.cookies).toHaveLength(2);
  for (const { maxAge } of last.cookies) {
    expect(maxAge).toBeGreaterThan(3500);
    expect(maxAge).toBeLessThanOrEqual(3600);
  }
  await age('1 hour');
  expect(await status()).toBe(401);
});

test('use is noted every ten minutes, and the cookie follows', async () => {
  const { tab } = await signedIn();
  const seen = async () => (await sql`select last_seen_at from sessions`)[0]?.last_seen_at;
  await age('9 minutes');
  const before = await seen();
  expect((await tab.get('/api/auth/user')).cookies).toEqual([]);
  expect(await seen()).toEqual(before);
  await age('2 minutes');
  const noted = await tab.get('/api/auth/user');
  expect(noted.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ['session', 14 * DAY],
    ['signed_in', 14 * DAY],
  ]);
  expect((await seen()).getTime()).toBeGreaterThan(before.getTime());
});

test.each(['nonsense', 'A'.repeat(43), '', '%00', 'A'.repeat(60)])(
  'a made-up session is answered 401, and both cookies are cleared: %j',
  async (token) => {
    const headers = { cookie: `session=${token}; signed_in=1` };
    const response = await app.inject({ url: '/api/auth/user', headers });
    expect(response.statusCode).toBe(401);
    const cleared = response.cookies.map(({ name, expires }) => [name, expires?.getTime()]);
    expect(cleared).toEqual([
      ['session', 0],
      ['signed_in', 0],
    ]);
  },
);

test('signing out ends the session in the database as well', async () => {
  const { tab } = await signedIn();
  const headers = { cookie: `session=${tab.cookies.get('session')}` };
  const response = await tab.get('/api/logout');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/');
  expect([...tab.cookies.keys()]).toEqual(['sign_in']);
  expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  expect((await tab.get('/api/logout')).headers.location).toBe('/');
});

test.each(['cross-site', 'same-site'])('a %s request signs nobody out', async (site) => {
  const { tab, status } = await signedIn();
  const response = await tab.get('/api/logout', { 'sec-fetch-site': site });
  expect(response.statusCode).toBe(403);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(tab.cookies.has('session')).toBe(true);
  expect(await status()).toBe(200);
});

test('the sweep deletes what has ended, and nothing else', async () => {
  await signedIn();
  await age('14 days');
  await signedIn();
  await browser().get('/auth/google');
  await sql`update sign_in_attempts set expires_at = now() - interval '1 second'`;
  const { tab } = await signedIn();
  const callback = await tab.begin(ben);
  const forget = () => Promise.all([forgetSessions(db, 10), forgetAttempts(db, 10)]);
  expect(await forget()).toEqual([1, 1]);
  expect(await forget()).toEqual([0, 0]);
  expect((await tab.get(callback)).statusCode).toBe(302);
});
