import { afterAll, expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';
import { ada } from './test-browser.ts';

// One web process after another, or beside another, on the same database.
const before = await createTestApp({ secrets: ['old'] });
const { database, sql } = before;
const changed = await createTestApp({ secrets: ['new', 'old'], database });
const later = await createTestApp({ secrets: ['new'], database });
const inStep = await createTestApp({ secrets: ['old', 'new'], database });

afterAll(async () => {
  for (const one of [changed, later, inStep, before]) await one.close();
});

type TestApp = typeof before;

async function signedIn(app: TestApp) {
  const tab = app.browser();
  expect((await tab.signIn(ada)).statusCode).toBe(302);
  return tab.cookies;
}

/** The status that a browser with these cookies gets; it keeps what the answer sets. */
async function visit(app: TestApp, cookies: Map<string, string>, path = '/api/auth/user') {
  const tab = app.browser();
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  const { statusCode } = await tab.get(path);
  cookies.clear();
  for (const [name, value] of tab.cookies) cookies.set(name, value);
  return statusCode;
}

test('a session goes on across a change of the secret, and after its first use without the former one', async () => {
  const cookies = await signedIn(before);
  const unused = await signedIn(before);
  expect(await visit(changed, cookies)).toBe(200);
  expect(await visit(later, cookies)).toBe(200);
  expect(await visit(later, unused)).toBe(401);
});

test('a sign-in begun before the change ends after it', async () => {
  const tab = before.browser();
  const callback = await tab.begin(ada);
  expect(await visit(changed, tab.cookies, callback)).toBe(302);
  expect(await visit(later, tab.cookies)).toBe(200);
});

test('processes that accept each other’s secret share sessions whichever they begin in', async () => {
  const cookies = await signedIn(changed);
  for (const app of [inStep, changed, inStep, inStep, changed]) {
    expect(await visit(app, cookies)).toBe(200);
  }
});

test('signing out ends a session that was begun with the former secret', async () => {
  const cookies = await signedIn(before);
  const copy = new Map(cookies);
  await visit(changed, cookies, '/api/logout');
  expect(await visit(before, copy)).toBe(401);
});

test('a new sign-in ends the session that the browser had under the former secret', async () => {
  await sql`delete from sessions`;
  const cookies = await signedIn(before);
  const tab = changed.browser();
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  await tab.signIn(ada);
  expect(await sql`select count(*)::int as n from sessions`).toEqual([{ n: 1 }]);
});

test('a use that is noted under both secrets at once keeps the session', async () => {
  const cookies = await signedIn(before);
  const apps = [changed, inStep, changed, inStep, changed, inStep];
  const statuses = await Promise.all(apps.map((app) => visit(app, new Map(cookies))));
  expect(statuses).toEqual(apps.map(() => 200));
  expect(await visit(changed, cookies)).toBe(200);
});
