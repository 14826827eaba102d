import { KeyUsage } from '@shortcake/contract/api-key';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createOperator } from '../../../test/operator.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { suspendPerson } from '../operator/suspension.ts';
import { settleAsk } from '../videos/abandoned/settle.ts';
import { fromNow } from '../videos/job/lease-queries.ts';
import { completeProject, failOverdueProjects, failProject } from '../videos/job/outcome.ts';
import type { ProjectRow } from '../videos/queries.ts';
import { keyFor, serveByKey } from './test-keys.ts';

// Nobody has anything free: what an engine has taken is paid for unless it says otherwise.
const web = await createTestWeb({
  ...{ FREE_ABANDONS_PER_DAY: '0', RATE_LIMIT_PER_MINUTE: '1000' },
  ADMIN_EMAILS: 'boss@example.com',
});
serveByKey(web, web.app);
afterAll(web.close);
afterEach(async () => expect(await checkLedger(web.db, async () => true)).toEqual([]));

async function ask(key: string, url = '/test/videos', payload: object = BODY): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await web.app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(201);
  return response.json().id;
}

const usageOf = async (person: Person, query = '') => {
  const { status, body } = await person.send('GET', `/api/keys/usage${query}`);
  expect(status).toBe(200);
  return z.array(KeyUsage).parse(body);
};

/** As if fal had taken the video, and a worker were at it. */
const taken = (id: string): Promise<ProjectRow> =>
  web.db
    .updateTable('projects')
    .set({
      ...{ engine: 'fal', status: 'processing', step: 'publish', lease_number: 1 },
      ...{ submit_started_at: fromNow(0) },
      handle: { engine: 'fal', model: 'm', v: 1, data: { id } },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const remove = async (person: Person, id: string) =>
  expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBeLessThan(300);
/** What an engine says that is asked about the bill of a video that was deleted. */
const bill = (id: string, word: 'yes' | 'no' | 'unknown') =>
  settleAsk(web.db, { project_id: id, attempt: 1 }, word);

type End = (person: Person, id: string) => Promise<unknown>;
const ENDS: [string, End, { finished: number; credits: number }][] = [
  ['is waited for', async () => {}, { finished: 0, credits: 1 }],
  [
    'is finished',
    async (_p, id) => completeProject(web.db, await taken(id)),
    { finished: 1, credits: 1 },
  ],
  [
    'is finished and deleted',
    async (person, id) => {
      await completeProject(web.db, await taken(id));
      await remove(person, id);
    },
    { finished: 1, credits: 1 },
  ],
  [
    'fails',
    async (_p, id) =>
      failProject(web.db, await taken(id), { code: 'FAKE', reason: 'No.', billed: 'unknown' }),
    { finished: 0, credits: 0 },
  ],
  [
    'is late',
    async (_p, id) => {
      await taken(id);
      await web.sql`update projects set deadline_at = now() where id = ${id}`;
      await failOverdueProjects(web.db);
    },
    { finished: 0, credits: 0 },
  ],
  ['is deleted before anybody has it', remove, { finished: 0, credits: 0 }],
  [
    'is deleted, and its bill is awaited',
    async (person, id) => {
      await taken(id);
      await remove(person, id);
    },
    { finished: 0, credits: 1 },
  ],
  [
    'is deleted, and charged',
    async (person, id) => {
      await taken(id);
      await remove(person, id);
      await bill(id, 'yes');
    },
    { finished: 0, credits: 1 },
  ],
  [
    'is deleted, and not charged',
    async (person, id) => {
      await taken(id);
      await remove(person, id);
      await bill(id, 'no');
    },
    { finished: 0, credits: 0 },
  ],
  [
    'is deleted, and not charged after all, which is heard of late',
    async (person, id) => {
      await taken(id);
      await remove(person, id);
      await bill(id, 'unknown');
      await bill(id, 'no');
      await bill(id, 'no');
    },
    { finished: 0, credits: 0 },
  ],
  [
    'is cancelled by an operator, who suspends its owner',
    (person) =>
      web.db
        .transaction()
        .execute((db) =>
          suspendPerson(db, { freeAbandonsPerDay: 0 }, { accountId: person.id, reason: 'x' }),
        ),
    { finished: 0, credits: 0 },
  ],
];

test.each(ENDS)('of a video that %s the day of its ask tells', async (_what, end, told) => {
  const person = await web.person(3);
  const { id: keyId, key } = await keyFor(person);
  const id = await ask(key);
  // Another one of the day, to which nothing happens.
  const still = await keyFor(person);
  await ask(still.key, '/test/series', { title: 'x', items: [BODY] });
  await end(person, id);
  const [row] = await web.sql`
    select asked, finished, credits from api_key_days where key_id = ${keyId}`;
  expect(row).toEqual({ asked: 1, ...told });
});

test('of a series that is cancelled the credits are back at once', async () => {
  const person = await web.person(5);
  const { id: keyId, key } = await keyFor(person);
  const id = await ask(key, '/test/series', { title: 'x', items: Array(5).fill(BODY) });
  expect((await person.send('POST', `/api/series/${id}/cancel`)).status).toBe(200);
  expect(await usageOf(person)).toMatchObject([{ keyId, asked: 5, finished: 0, credits: 0 }]);
});

test('a person sees what their keys did, by day, also of those that they have revoked', async () => {
  const [person, stranger] = [await web.person(9), await web.person(9)];
  const [old, young] = [
    await keyFor(person, { name: 'old' }),
    await keyFor(person, { name: 'young' }),
  ];
  await ask((await keyFor(stranger)).key);
  await ask(old.key);
  await web.sql`update api_key_days set day = day - 29 where key_id = ${old.id}`;
  await web.sql`update api_key_uses set day = day - 29 where key_id = ${old.id}`;
  const dayOf = () => new Date().toISOString().slice(0, 10);
  const began = dayOf();
  await ask(young.key);
  await ask(old.key);
  const ended = dayOf();
  expect((await person.send('DELETE', `/api/keys/${old.id}`)).status).toBe(204);
  const [newest] = await web.sql<{ today: string }[]>`
    select max(day)::text as today from api_key_days where key_id = ${young.id}`;
  const { today } = newest!;
  expect([began, ended]).toContain(today);
  const before = new Date(Date.parse(today) - 29 * 86_400_000).toISOString().slice(0, 10);
  const did = { asked: 1, finished: 0, credits: 1 };
  const ofOld = { keyId: old.id, name: 'old', isRevoked: true, ...did };
  const ofToday = [
    { day: today, ...ofOld },
    { day: today, keyId: young.id, name: 'young', isRevoked: false, ...did },
  ];
  expect(await usageOf(person)).toEqual([...ofToday, { day: before, ...ofOld }]);
  expect(await usageOf(person, '?days=29')).toEqual(ofToday);
  expect(await usageOf(person, '?days=1')).toEqual(ofToday);
  expect((await person.send('GET', '/api/keys')).body).toHaveLength(1);
});

test('operators see the same of each person', async () => {
  const boss = await createOperator(web);
  const [person, other] = [await web.person(2), await web.person(2)];
  await ask((await keyFor(person)).key);
  await ask((await keyFor(other)).key);
  const ofPerson = (id: string, query = '') =>
    boss.send('GET', `/api/admin/people/${id}/usage${query}`);
  expect(await ofPerson(person.id)).toMatchObject({ status: 200, body: await usageOf(person) });
  expect((await ofPerson(person.id, '?days=0')).status).toBe(400);
  expect((await ofPerson(crypto.randomUUID())).status).toBe(404);
  expect((await person.send('GET', `/api/admin/people/${person.id}/usage`)).status).toBe(404);
});

test.each(['0', '367', '-1', 'x', '1e2', ''])('usage of %j days is refused', async (days) => {
  const { status, body } = await (await web.person()).send('GET', `/api/keys/usage?days=${days}`);
  expect([status, body.message]).toEqual([400, 'days: must be a whole number from 1 to 366']);
});
