import { randomUUID } from 'node:crypto';
import { ApiKey } from '@shortcake/contract/api-key';
import { MOST_KEYS } from '@shortcake/contract/api-key-limits';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { KEYS_CHANGED } from './access.ts';
import { hashOfKey } from './key-text.ts';
import { keyFor } from './test-keys.ts';

const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '1000' });
afterAll(web.close);

const WANTED = { name: 'a program', scopes: ['read'] };
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const keysOf = async (person: Person) =>
  z.array(ApiKey).parse((await person.send('GET', '/api/keys')).body);

test('a key is told once, and kept as its hash', async () => {
  const person = await web.person();
  const expiresAt = inHours(1);
  const wanted = { ...WANTED, creditsPerMonth: 10, expiresAt };
  const { status, body, headers } = await person.send('POST', '/api/keys', wanted);
  expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
  const { key, ...told } = body;
  expect(key).toMatch(/^sc_[A-Za-z0-9]{40}$/);
  expect(told).toEqual({
    ...{ id: told.id, ...wanted, creditsThisMonth: 0, lastUsedAt: null },
    ...{ start: key.slice(0, 7), createdAt: told.createdAt },
  });
  expect(await keysOf(person)).toEqual([told]);
  const [row] = await web.sql`select * from api_keys where id = ${told.id}`;
  expect(row!.hash).toEqual(hashOfKey(key));
  expect(JSON.stringify(row)).not.toContain(key.slice(7));
});

test('what is left out of a key is no cap and no end', async () => {
  const [person, once, twice] = [await web.person(), 'one', 'two'];
  await keyFor(person, { name: once });
  await keyFor(person, { name: ` ${twice} ` });
  expect(await keysOf(person)).toMatchObject([
    { name: twice, creditsPerMonth: null, expiresAt: null },
    { name: once },
  ]);
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(61) }],
  ['name: must have no control characters', { name: 'a\x1b]0;b' }],
  ['name: must have no control characters', { name: 'a\x9b2J' }],
  ['and none that turn the direction of writing', { name: 'a\u202eb' }],
  ['and none that turn the direction of writing', { name: 'a\u2066b' }],
  ['name: must have a character that can be seen', { name: '\u200b\u2060\u00ad' }],
  ['scopes', { scopes: [] }],
  ['scopes', { scopes: ['write'] }],
  ['scopes', { scopes: ['read', 'read'] }],
  ['creditsPerMonth', { creditsPerMonth: -1 }],
  ['creditsPerMonth', { creditsPerMonth: 1.5 }],
  ['creditsPerMonth', { creditsPerMonth: 100_001 }],
  ['expiresAt', { expiresAt: 'tomorrow' }],
  ['expiresAt', { expiresAt: '2027-01-31' }],
  ['expiresAt: must lie in the future', { expiresAt: inHours(-1) }],
  ['expiresAt: must lie before the end', { expiresAt: '9999-12-31T23:59:59-23:59' }],
])('a key that cannot be is refused, with what to change: %s of %j', async (words, wrong) => {
  const person = await web.person();
  const { id } = await keyFor(person);
  const answers = [
    await person.send('POST', '/api/keys', { ...WANTED, ...wrong }),
    await person.send('PATCH', `/api/keys/${id}`, wrong),
  ];
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(body.message).toContain(words);
  }
  expect(await keysOf(person)).toHaveLength(1);
});

test('a key is changed, each field by itself', async () => {
  const person = await web.person();
  const { id, key, ...made } = await keyFor(person);
  const expiresAt = inHours(2);
  const changes = [
    { name: 'another' },
    { scopes: ['generate'] },
    { creditsPerMonth: 0 },
    { expiresAt },
    { creditsPerMonth: null, expiresAt: null },
  ];
  let is: Record<string, unknown> = { id, ...made };
  for (const change of changes) {
    is = { ...is, ...change };
    const { status, body } = await person.send('PATCH', `/api/keys/${id}`, change);
    expect([status, body]).toEqual([200, is]);
    expect(await keysOf(person)).toEqual([is]);
  }
  expect((await person.send('PATCH', `/api/keys/${id}`, {})).body.message).toContain('give a name');
});

test('a person has so many keys at a time, however many are made at once', async () => {
  const person = await web.person();
  const other = await web.another();
  const make = (app: typeof other) =>
    app.inject({
      ...{ method: 'POST', url: '/api/keys', payload: WANTED },
      headers: { cookie: person.cookie },
    });
  const tries = Array.from({ length: 2 * MOST_KEYS }, (_, n) => make(n % 2 ? other : web.app));
  const answers = await Promise.all(tries);
  await other.close();
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_KEYS);
  const refused = answers.find(({ statusCode }) => statusCode !== 201)!;
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_KEYS']);
  const [{ id }] = (await keysOf(person)) as [ApiKey];
  expect((await person.send('DELETE', `/api/keys/${id}`)).status).toBe(204);
  await keyFor(person);
  expect(await keysOf(person)).toHaveLength(MOST_KEYS);
});

test('a key that asked for nothing is gone once it is revoked', async () => {
  const person = await web.person();
  const { id } = await keyFor(person);
  expect((await person.send('DELETE', `/api/keys/${id}`)).status).toBe(204);
  expect(await web.sql`select from api_keys where id = ${id}`).toHaveLength(0);
  expect((await person.send('DELETE', `/api/keys/${id}`)).status).toBe(404);
  expect((await person.send('PATCH', `/api/keys/${id}`, { name: 'x' })).status).toBe(404);
});

test('nobody sees, changes or revokes the key of somebody else', async () => {
  const [person, stranger] = [await web.person(), await web.person()];
  const { id, key, ...made } = await keyFor(person);
  for (const wrong of [id, randomUUID(), 'x', '%00']) {
    for (const [method, body] of [
      ['PATCH', { name: 'mine' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await stranger.send(method, `/api/keys/${wrong}`, body);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  }
  expect(await keysOf(stranger)).toEqual([]);
  expect(await keysOf(person)).toEqual([{ id, ...made }]);
});

test('a key makes no key: these calls want a session', async () => {
  const { id, key } = await keyFor(await web.person());
  const headers = { authorization: `Bearer ${key}` };
  for (const [method, url] of [
    ['GET', '/api/keys'],
    ['POST', '/api/keys'],
    ['GET', '/api/keys/usage'],
    ['PATCH', `/api/keys/${id}`],
    ['DELETE', `/api/keys/${id}`],
  ] as const) {
    expect((await web.app.inject({ method, url, headers })).statusCode).toBe(401);
  }
});

test('who waits by a key hears at once that it was changed or revoked', async () => {
  const person = await web.person();
  const { id } = await keyFor(person);
  const heard: string[] = [];
  const unsubscribe = web.feed.subscribe(person.id, (lists) => heard.push(...lists));
  await person.send('PATCH', `/api/keys/${id}`, { scopes: ['read'] });
  await expect.poll(() => heard).toEqual([KEYS_CHANGED]);
  await person.send('DELETE', `/api/keys/${id}`);
  await expect.poll(() => heard).toEqual([KEYS_CHANGED, KEYS_CHANGED]);
  unsubscribe();
});
