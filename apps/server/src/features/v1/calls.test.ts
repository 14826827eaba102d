import { keyScopes } from '@shortcake/contract/api-key';
import { afterAll, expect, test } from 'vitest';
import { everyCall, programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);

test.each(everyCall)('$method $url wants a key, and its scopes', async (call) => {
  const { method, url, scopes, body } = call;
  const person = await web.person(1);
  const before = await person.send(method, url, body, { cookie: '' });
  expect(before).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  expect(before.headers['www-authenticate']).toMatch(/^Bearer/);
  // A session opens pages, and no door for programs.
  expect(await person.send(method, url, body)).toMatchObject({ status: 401 });
  for (const scope of keyScopes) {
    const program = await programOf(web, person, { scopes: [scope] });
    const { status, body: answer } = await program.send(method, url, body);
    const isEnough = scopes.every((one) => one === scope);
    expect(answer.code === 'SCOPE_MISSING', `${scope}: ${status}`).toBe(!isEnough);
  }
});

test('a key opens no call of the page', async () => {
  const { send } = await programOf(web, await web.person(1));
  for (const path of ['/api/projects', '/api/auth/user', '/api/keys', '/api/transactions']) {
    expect((await send('GET', path)).status, path).toBe(401);
  }
});

test('what is not the API is not there', async () => {
  const { send } = await programOf(web, await web.person(1));
  expect(await send('GET', '/api/v1/nothing')).toMatchObject({ status: 404 });
  expect(await send('PUT', '/api/v1/videos')).toMatchObject({ status: 404 });
});

test('another site is refused, key or not', async () => {
  const { send } = await programOf(web, await web.person(1));
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await send('POST', '/api/v1/videos', {}, headers);
  expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
});

test('each answer says what is left of the limit, and a refusal when to come again', async () => {
  const strict = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '3', READ_LIMIT_PER_MINUTE: '5' });
  const person = await strict.person();
  const [one, other] = [await programOf(strict, person), await programOf(strict, person)];
  const left = async () => (await one.send('GET', '/api/v1/account')).headers.ratelimit;
  const first = await one.send('GET', '/api/v1/account');
  expect(first.headers['ratelimit-policy']).toBe('"reads-of-a-key";q=5;w=60');
  expect(first.headers.ratelimit).toMatch(/^"reads-of-a-key";r=4;t=(59|60)$/);
  for (const n of [3, 2, 1, 0]) {
    expect(await left()).toMatch(new RegExp(`^"reads-of-a-key";r=${n};t=`));
  }
  const refused = await one.send('GET', '/api/v1/account');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(refused.headers.ratelimit).toMatch(/^"reads-of-a-key";r=0;t=/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Changes are counted apart, and so is another key.
  const change = await one.send('DELETE', '/api/v1/videos/x');
  expect(change.headers.ratelimit).toMatch(/^"changes-of-a-key";r=2;t=/);
  for (let n = 0; n < 3; n += 1) {
    expect((await other.send('GET', '/api/v1/account')).status).toBe(200);
  }
  // All keys of a person together may do twice as much: nine were counted until here.
  const third = await programOf(strict, person);
  expect((await third.send('GET', '/api/v1/account')).status).toBe(200);
  const all = await third.send('GET', '/api/v1/account');
  expect(all).toMatchObject({ status: 429 });
  expect(all.headers.ratelimit).toMatch(/^"requests-of-all-keys";r=0;t=/);
  await strict.close();
});
