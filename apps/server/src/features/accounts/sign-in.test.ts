import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { accountsWithEmail } from './service.ts';
import { createTestApp } from './test-app.ts';
import { ada, ben } from './test-browser.ts';

const { app, browser, db, sql, close } = await createTestApp();
afterAll(close);

const userOf = async (tab: ReturnType<typeof browser>) => (await tab.get('/api/auth/user')).json();

test('signing in leads home with a session that the API knows', async () => {
  const tab = browser();
  const callback = await tab.signIn(ada);
  expect(callback.statusCode).toBe(302);
  expect(callback.headers.location).toBe('/');
  const user = await tab.get('/api/auth/user');
  expect(user.statusCode).toBe(200);
  expect(user.headers['cache-control']).toBe('no-store');
  expect(user.json()).toEqual({
    id: expect.any(String),
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Baker',
    profileImageUrl: null,
    createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
    plan: 'free',
    subscriptionStatus: null,
    stripeSubscriptionId: null,
    currentPeriodEnd: null,
    creditsRemaining: 0,
    subscriptionCredits: 0,
    purchasedCredits: 0,
  });
});

test('/api/login is the same as /auth/google', async () => {
  const tab = browser();
  expect((await tab.signIn(ada, '/api/login?returnTo=%2Fpricing')).headers.location).toBe(
    '/pricing',
  );
  expect((await tab.get('/api/auth/user')).statusCode).toBe(200);
});

test('sign-in ends where it was asked to, if that is a page of ours', async () => {
  const to = (path: string) => `/auth/google?returnTo=${encodeURIComponent(path)}`;
  const there = await browser().signIn(ada, to('/create-video/cloud-slicing?from=x#top'));
  expect(there.headers.location).toBe('/create-video/cloud-slicing?from=x#top');
  const elsewhere = await browser().signIn(ada, to('//evil.example'));
  expect(elsewhere.headers.location).toBe('/');
});

test('a person who comes back is the same account, with the profile as it is now', async () => {
  const person = { email: 'Dora@Example.com', given_name: 'Dora', family_name: 'Rye' };
  const first = browser();
  await first.signIn(person);
  const second = browser();
  await second.signIn({ email: 'dora@example.com', given_name: 'Dorothea', family_name: '' });
  const [before, after] = [await userOf(first), await userOf(second)];
  expect(after.id).toBe(before.id);
  expect(after).toMatchObject({ email: 'dora@example.com', firstName: 'Dorothea', lastName: null });
});

test('the first sign-in opens one credit account, also when two tabs are first at once', async () => {
  const person = { email: 'twice@example.com' };
  const [one, two] = [browser(), browser()];
  const [first, second] = [await one.begin(person), await two.begin(person)];
  await Promise.all([one.get(first), two.get(second)]);
  expect((await userOf(one)).id).toBe((await userOf(two)).id);
  const balances = await sql`
    select from credit_balances join accounts on accounts.id = account_id
    where email = 'twice@example.com'`;
  expect(balances).toHaveLength(1);
});

test('two people who share an address stay two accounts', async () => {
  const [former, present] = [browser(), browser()];
  await former.signIn({ email: 'shared@example.com' });
  await sql`update accounts set subject = 'someone else' where email = 'shared@example.com'`;
  await present.signIn({ email: 'shared@example.com' });
  const ids = [(await userOf(former)).id, (await userOf(present)).id];
  expect(ids[0]).not.toBe(ids[1]);
  const found = await accountsWithEmail(db, ' SHARED@example.com');
  expect(found.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test('a session that was there before sign-in does not live on', async () => {
  const tab = browser();
  await tab.signIn(ada);
  const former = tab.cookies.get('session');
  await tab.signIn(ben);
  expect(tab.cookies.get('session')).not.toBe(former);
  expect((await userOf(tab)).email).toBe('ben@example.com');
  const cookie = `session=${former}`;
  const replay = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(replay.statusCode).toBe(401);
});

test('a session planted by someone else is not the one that sign-in opens', async () => {
  const planted = 'A'.repeat(43);
  const victim = browser();
  victim.cookies.set('session', planted);
  await victim.signIn(ada);
  expect(victim.cookies.get('session')).not.toBe(planted);
  const headers = { cookie: `session=${planted}` };
  expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
});

test('the database knows a cookie by a hash only', async () => {
  const tab = browser();
  await tab.signIn(ada);
  await tab.begin(ada);
  const ids = await sql`
    select encode(id, 'hex') as hex from sessions
    union all select encode(browser_hash, 'hex') from sign_in_attempts
    union all select encode(state_hash, 'hex') from sign_in_attempts`;
  const token = Buffer.from(tab.cookies.get('session') ?? '', 'base64url');
  const guesses = [token, createHash('sha256').update(token).digest()];
  for (const guess of guesses)
    expect(ids.map(({ hex }) => hex)).not.toContain(guess.toString('hex'));
  expect(ids.every(({ hex }) => hex.length === 64)).toBe(true);
});

test('a browser that came by another name is moved to the public one first, once', async () => {
  const headers = { host: '127.0.0.1:3000' };
  const moved = await app.inject({ url: '/auth/google?returnTo=%2Fpricing', headers });
  expect(moved.statusCode).toBe(302);
  expect(moved.headers.location).toBe(
    'http://localhost:3000/auth/google?returnTo=%2Fpricing&moved=1',
  );
  expect(moved.cookies).toEqual([]);
  const url = '/auth/google?returnTo=%2Fpricing&moved=1';
  const again = await app.inject({ url, headers });
  expect(again.headers.location).toContain('/sandbox/google/authorize?');
});

test('two tabs of one browser can sign in side by side', async () => {
  const tab = browser();
  const [first, second] = [await tab.begin(ada), await tab.begin(ben)];
  expect((await tab.get(first)).statusCode).toBe(302);
  expect((await tab.get(second)).statusCode).toBe(302);
  expect((await userOf(tab)).email).toBe('ben@example.com');
});

test('a HEAD request begins and ends nothing', async () => {
  for (const url of ['/auth/google', '/api/login', '/auth/google/callback', '/api/logout']) {
    const headers = { host: 'localhost:3000' };
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
  }
});
