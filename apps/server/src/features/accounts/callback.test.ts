import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';
import { ada, ben, type TestBrowser } from './test-browser.ts';

type Tamper = (path: string, response: Response) => Promise<Response>;
let tamper: Tamper | undefined;
beforeEach(() => {
  tamper = undefined;
});

const { browser, sql, close } = await createTestApp({
  tamper: async (path, response) => (tamper ? tamper(path, response) : response),
});
afterAll(close);

function expectRefusal(response: LightMyRequestResponse, tab: TestBrowser): void {
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<a href="/login">Try again</a>');
  expect(tab.cookies.has('session')).toBe(false);
  expect(tab.cookies.has('signed_in')).toBe(false);
}

/** The callback with some of its parameters changed; null takes one away. */
function change(callback: string, changes: Record<string, string | null>): string {
  const url = new URL(callback, 'http://localhost');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}

const parameter = (callback: string, name: string) =>
  new URL(callback, 'http://localhost').searchParams.get(name);

test.each([
  ['a missing state', { state: null }],
  ['an empty state', { state: '' }],
  ['a wrong state', { state: 'x'.repeat(43) }],
  ['a missing code', { code: null }],
  ['an empty code', { code: '' }],
  ['a wrong code', { code: 'nonsense' }],
  ['a code of zeros', { code: '\0' }],
  ['another issuer', { iss: 'https://accounts.google.com' }],
])('%s is refused', async (_name, changes) => {
  const tab = browser();
  expectRefusal(await tab.get(change(await tab.begin(ada), changes)), tab);
});

test.each(['', '?', '?state', '?state=a&state=b', '?code=%zz&state=%ff', '?error=access_denied'])(
  'a callback out of the blue is refused: %j',
  async (query) => {
    const tab = browser();
    expectRefusal(await tab.get(`/auth/google/callback${query}`), tab);
  },
);

test('a state works once', async () => {
  const tab = browser();
  const callback = await tab.begin(ada);
  expect((await tab.get(callback)).statusCode).toBe(302);
  tab.cookies.delete('session');
  tab.cookies.delete('signed_in');
  expectRefusal(await tab.get(callback), tab);
});

test('of two callbacks at once, one is let in', async () => {
  const tab = browser();
  const callback = await tab.begin(ada);
  const both = await Promise.all([tab.get(callback), tab.get(callback)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([302, 400]);
});

test('a code that was used does not sign in a second time, under a state of its own', async () => {
  const tab = browser();
  const used = await tab.begin(ada);
  await tab.get(used);
  const thief = browser();
  const code = parameter(used, 'code');
  expectRefusal(await thief.get(change(await thief.begin(ben), { code })), thief);
});

test("one browser's callback does not sign another browser in, nor spoil it for the first", async () => {
  const [mine, theirs] = [browser(), browser()];
  const callback = await mine.begin(ada);
  expectRefusal(await theirs.get(callback), theirs);
  await theirs.begin(ben);
  expectRefusal(await theirs.get(callback), theirs);
  expect((await mine.get(callback)).statusCode).toBe(302);
});

test('a sign-in left lying for ten minutes is refused', async () => {
  const tab = browser();
  const callback = await tab.begin(ada);
  await sql`update sign_in_attempts set expires_at = expires_at - interval '10 minutes'`;
  expectRefusal(await tab.get(callback), tab);
});

test('an ID token with another nonce is refused', async () => {
  const tab = browser();
  const callback = await tab.begin(ada);
  await sql`update sign_in_attempts set nonce = 'another'`;
  expectRefusal(await tab.get(callback), tab);
});

test('a code whose verifier does not fit is refused', async () => {
  const tab = browser();
  const callback = await tab.begin(ada);
  await sql`update sign_in_attempts set code_verifier = ${'v'.repeat(43)}`;
  expectRefusal(await tab.get(callback), tab);
});

/** Changes the payload of the ID token in a token answer, and leaves its signature. */
const forge =
  (claims: Record<string, unknown>): Tamper =>
  async (path, response) => {
    if (!path.endsWith('/token')) return response;
    const body = (await response.json()) as { id_token: string };
    const [header, payload = '', signature] = body.id_token.split('.');
    const honest = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...honest, ...claims })).toString('base64url');
    return Response.json({ ...body, id_token: [header, forged, signature].join('.') });
  };

test('an ID token that was changed after signing is refused', async () => {
  const tab = browser();
  tamper = forge({ email: 'mallory@example.com', sub: '1' });
  expectRefusal(await tab.signIn(ada), tab);
});

test('an ID token without a signature is refused', async () => {
  const tab = browser();
  tamper = async (path, response) => {
    if (!path.endsWith('/token')) return response;
    const body = (await response.json()) as { id_token: string };
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    const payload = body.id_token.split('.')[1];
    return Response.json({ ...body, id_token: `${header}.${payload}.` });
  };
  expectRefusal(await tab.signIn(ada), tab);
});

test('who declines comes back to the login page, with a notice and without a session', async () => {
  const tab = browser();
  const declined = await tab.signIn({ cancel: '1' });
  expect(declined.statusCode).toBe(302);
  expect(declined.headers.location).toBe('/login?notice=declined');
  expect(tab.cookies.has('session')).toBe(false);
});

test('a failed sign-in leaves the session that was there alone', async () => {
  const tab = browser();
  await tab.signIn(ada);
  await tab.get('/auth/google/callback?state=x&code=y');
  expect((await tab.get('/api/auth/user')).statusCode).toBe(200);
});
