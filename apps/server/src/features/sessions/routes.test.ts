import { randomUUID } from 'node:crypto';
import { Session } from '@shortcake/contract/session';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { keyedHashes, randomToken } from './keyed-hash.ts';
import { insertSession } from './queries.ts';

const web = await createTestWeb();
const other = await web.another();
afterAll(async () => {
  await other.close();
  await web.close();
});

/** Signs a person in once more; answers a cookie. */
async function signInAgain({ id: accountId }: Person, device: string | null = null) {
  const token = randomToken();
  const [secret] = web.config.sessionSecrets!;
  await insertSession(web.db, { id: keyedHashes([secret], token)[0], accountId, device });
  return `session=${token}`;
}

async function sessionsOf(person: Person) {
  const { status, body } = await person.send('GET', '/api/account/sessions');
  expect(status).toBe(200);
  return z.array(Session).parse(body);
}

/** What another process answers to whoever has this cookie. */
const statusOf = async (cookie: string) =>
  (await other.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;

test('a person sees where they are signed in, and which of it is here', async () => {
  const person = await web.person();
  await signInAgain(person, 'Safari on iPhone');
  const sessions = await sessionsOf(person);
  expect(sessions.map(({ device, current }) => [device, current])).toEqual(
    expect.arrayContaining([
      [null, true],
      ['Safari on iPhone', false],
    ]),
  );
  const rows = await web.sql<{ id: Buffer }[]>`
    select id from sessions where account_id = ${person.id}`;
  const text = JSON.stringify(sessions);
  for (const { id } of rows) {
    expect(text).not.toContain(id.toString('hex'));
    expect(text).not.toContain(id.toString('base64'));
  }
});

test('a person ends one session, in every process, and keeps the others', async () => {
  const person = await web.person();
  const [lost, kept] = [await signInAgain(person, 'lost'), await signInAgain(person, 'kept')];
  const { id } = (await sessionsOf(person)).find(({ device }) => device === 'lost')!;
  expect((await person.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(204);
  expect(await Promise.all([lost, kept, person.cookie].map(statusOf))).toEqual([401, 200, 200]);
  expect((await person.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
});

test('a person ends all sessions but the one that asks', async () => {
  const person = await web.person();
  const others = [await signInAgain(person), await signInAgain(person)];
  expect((await person.send('DELETE', '/api/account/sessions')).status).toBe(204);
  expect(await Promise.all([...others, person.cookie].map(statusOf))).toEqual([401, 401, 200]);
});

test('nobody ends the session of somebody else', async () => {
  const [person, stranger] = [await web.person(), await web.person()];
  const [{ id }] = (await sessionsOf(person)) as [Session];
  for (const wrong of [id, randomUUID(), 'x', '%00']) {
    expect((await stranger.send('DELETE', `/api/account/sessions/${wrong}`)).status).toBe(404);
  }
  expect((await stranger.send('DELETE', '/api/account/sessions')).status).toBe(204);
  expect(await statusOf(person.cookie)).toBe(200);
  expect((await web.app.inject('/api/account/sessions')).statusCode).toBe(401);
});
