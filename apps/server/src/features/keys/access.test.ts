import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { randomKey } from './key-text.ts';
import { keyFor, MOST_UNKNOWN, serveByKey } from './test-keys.ts';

const web = await createTestWeb();
const other = await web.another();
for (const app of [web.app, other]) serveByKey(web, app);
afterAll(async () => {
  await other.close();
  await web.close();
});

async function ask(authorization: string | undefined, url = '/test/reads', app = web.app) {
  const headers = authorization === undefined ? {} : { authorization };
  const method = url === '/test/videos' ? 'POST' : 'GET';
  const payload = method === 'POST' ? { payload: BODY } : {};
  const request = { method, url, headers, remoteAddress: randomAddress(), ...payload } as const;
  const response = await app.inject(request);
  const { statusCode: status } = response;
  return { status, challenge: response.headers['www-authenticate'], body: response.json() };
}

const randomAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

test('a key opens what its scopes say, and tells whose it is', async () => {
  const person = await web.person();
  const { key, id } = await keyFor(person, { scopes: ['read'] });
  const { status, body } = await ask(`Bearer ${key}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    account: person.id,
    key: {
      ...{ id, accountId: person.id, name: 'a program', scopes: ['read'] },
      ...{ creditsPerMonth: null, expiresAt: null },
    },
  });
  expect(await ask(`bEARER  ${key} `)).toMatchObject({ status: 200 });
  expect(await ask(`Bearer ${key}`, '/test/any')).toMatchObject({ status: 200 });
  expect(await ask(`Bearer ${key}`, '/test/videos')).toEqual({
    status: 403,
    challenge: 'Bearer error="insufficient_scope", scope="generate"',
    body: { code: 'SCOPE_MISSING', message: expect.stringContaining('scope generate') },
  });
});

test('the scope generate does not hold the scope read', async () => {
  const { key } = await keyFor(await web.person(1), { scopes: ['generate'] });
  expect((await ask(`Bearer ${key}`, '/test/videos')).status).toBe(201);
  expect((await ask(`Bearer ${key}`)).status).toBe(403);
});

test('without a key the answer says where one goes', async () => {
  const { key } = await keyFor(await web.person());
  for (const header of [undefined, '', key, `Basic ${key}`, 'Bearer', `Bearer ${key} ${key}`]) {
    expect(await ask(header)).toMatchObject({
      ...{ status: 401, challenge: 'Bearer' },
      body: { code: 'UNAUTHORIZED', message: expect.stringContaining('Authorization: Bearer sc_') },
    });
  }
  expect((await ask(undefined, `/test/reads?key=${key}`)).status).toBe(401);
});

test('a key that is none is refused, and nothing tells how near it was', async () => {
  const { key } = await keyFor(await web.person());
  const last = key.endsWith('a') ? 'b' : 'a';
  const near = await ask(`Bearer ${key.slice(0, -1)}${last}`);
  expect(near).toMatchObject({ status: 401, challenge: 'Bearer error="invalid_token"' });
  expect(near).toEqual(await ask(`Bearer ${randomKey()}`));
  for (const text of [key.slice(0, -1), `${key}a`, key.toUpperCase(), 'sc_', '\u0000']) {
    expect((await ask(`Bearer ${text}`)).status).toBe(401);
  }
});

test('one address may try so many keys that are none, and no more', async () => {
  const remoteAddress = randomAddress();
  const { key } = await keyFor(await web.person());
  const asked = async (text: string) => {
    const headers = { authorization: `Bearer ${text}` };
    return (await web.app.inject({ url: '/test/reads', headers, remoteAddress })).statusCode;
  };
  for (let tries = 0; tries < MOST_UNKNOWN; tries += 1) {
    expect(await asked(randomKey())).toBe(401);
  }
  expect(await asked(randomKey())).toBe(429);
  expect(await asked(key)).toBe(200);
});

test('a key that counts no more is refused by the next request, in each process, and says why', async () => {
  const changes = {
    revoked: (id: string) => web.sql`update api_keys set revoked_at = now() where id = ${id}`,
    expired: (id: string) => web.sql`update api_keys set expires_at = now() where id = ${id}`,
    suspended: (_id: string, person: string) =>
      web.sql`update accounts set suspended_at = now(), suspended_reason = 'x' where id = ${person}`,
    deleted: (_id: string, person: string) =>
      web.sql`update accounts set erasure_requested_at = now() where id = ${person}`,
  };
  for (const [why, change] of Object.entries(changes)) {
    const person = await web.person();
    const { key, id } = await keyFor(person);
    expect((await ask(`Bearer ${key}`, '/test/reads', other)).status).toBe(200);
    await change(id, person.id);
    for (const app of [web.app, other]) {
      const { status, challenge, body } = await ask(`Bearer ${key}`, '/test/reads', app);
      expect([why, status, body.code]).toEqual([why, 401, 'UNAUTHORIZED']);
      expect(body.message).toContain(why);
      expect(challenge).toBe('Bearer error="invalid_token"');
    }
  }
});

test('the use of a key is noted every minute, whoever holds its row', async () => {
  const { key, id } = await keyFor(await web.person());
  const idle = await keyFor(await web.person());
  await ask(`Bearer ${idle.key}`);
  const longAgo = new Date('2026-01-01T00:00:00Z');
  await web.sql`update api_keys set last_used_at = ${longAgo} where id = ${idle.id}`;
  const lastUsed = async (id: string) => {
    const [row] = await web.sql<{ at: Date | null }[]>`
      select last_used_at at from api_keys where id = ${id}`;
    return row!.at;
  };
  await web.sql.begin(async (sql) => {
    await sql`select from api_keys where id = ${id} for update`;
    expect((await ask(`Bearer ${key}`)).status).toBe(200);
  });
  expect(await lastUsed(id)).toBe(null);
  await ask(`Bearer ${key}`);
  const first = await lastUsed(id);
  expect(first).not.toBe(null);
  await ask(`Bearer ${key}`);
  expect(await lastUsed(id)).toEqual(first);
  await web.sql`update api_keys set last_used_at = now() - interval '61 s' where id = ${id}`;
  await ask(`Bearer ${key}`);
  expect((await lastUsed(id))!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
  expect(await lastUsed(idle.id)).toEqual(longAgo);
});
