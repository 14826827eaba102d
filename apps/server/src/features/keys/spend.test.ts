import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { BODY } from '../../../test/worker.ts';
import {
  ask,
  close,
  expectCapToHold,
  expectCleanLedger,
  expectNoDeadlock,
  projectsOf,
  series,
  spentOf,
  web,
} from './spend.suite.ts';
import { keyFor } from './test-keys.ts';

afterAll(close);
afterEach(expectCleanLedger);

test('of forty asks at once on a cap of 10 ten are made, and three more once three came back', () =>
  expectCapToHold(40, 10));

test('asks and credits that come back at the same time wait for one another, and none for ever', () =>
  expectNoDeadlock(10));

test('what a cap leaves no room for is not begun: of a series all or nothing', async () => {
  const person = await web.person(20);
  const { key } = await keyFor(person, { creditsPerMonth: 5 });
  expect((await ask(key, { url: '/test/series', body: series(3) })).status).toBe(201);
  const { status, body } = await ask(key, { url: '/test/series', body: series(3) });
  expect([status, body]).toEqual([
    402,
    {
      ...{ code: 'KEY_CAP_REACHED', needed: 3, available: 2 },
      message: expect.stringContaining(
        'This takes 3 credits, and this API key has 2 left of the 5',
      ),
    },
  ]);
  expect(await projectsOf(person)).toHaveLength(3);
  expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(17);
  expect((await ask(key, { url: '/test/series', body: series(2) })).status).toBe(201);
  expect(await spentOf(person)).toEqual([5]);
});

test('a cap of 0 spends nothing, and no cap what there is', async () => {
  const person = await web.person(2);
  const none = await keyFor(person, { creditsPerMonth: 0 });
  expect((await ask(none.key)).body.code).toBe('KEY_CAP_REACHED');
  const { key } = await keyFor(person);
  expect((await ask(key, { url: '/test/series', body: series(2) })).status).toBe(201);
  expect((await ask(key)).body.code).toBe('INSUFFICIENT_CREDITS');
});

test('each key has a cap of its own, and what a page asks for counts for none', async () => {
  const person = await web.person(5);
  const [one, two] = [
    await keyFor(person, { creditsPerMonth: 1 }),
    await keyFor(person, { creditsPerMonth: 1 }),
  ];
  expect((await person.send('POST', '/api/projects', BODY)).status).toBe(201);
  expect((await ask(one.key)).status).toBe(201);
  expect((await ask(one.key)).status).toBe(402);
  expect((await ask(two.key)).status).toBe(201);
  expect(await spentOf(person)).toEqual([1, 1]);
});

test('a month begins anew, and what comes back of the last one is no room in this', async () => {
  const person = await web.person(10);
  const { id, key } = await keyFor(person, { creditsPerMonth: 2 });
  const { body: old } = await ask(key);
  const { body: first } = await ask(key);
  expect((await ask(key)).status).toBe(402);
  const lastOfMonth = sql`date_trunc('month', now() at time zone 'UTC')::date - 1`;
  await sql`update api_key_days set day = ${lastOfMonth} where key_id = ${id}`.execute(web.db);
  await sql`update api_key_uses set day = ${lastOfMonth} where key_id = ${id}`.execute(web.db);
  expect(await spentOf(person)).toEqual([0]);
  await ask(key);
  await ask(key);
  expect((await ask(key)).status).toBe(402);
  for (const project of [old, first]) await person.send('DELETE', `/api/projects/${project.id}`);
  expect((await ask(key)).status).toBe(402);
  const days = await web.sql<{ asked: number; credits: number }[]>`
    select asked, credits from api_key_days where key_id = ${id} order by day`;
  expect(days.map(({ asked, credits }) => [asked, credits])).toEqual([
    [2, 0],
    [2, 2],
  ]);
});

test('the first day of a month counts', async () => {
  const person = await web.person(1);
  const { id, key } = await keyFor(person, { creditsPerMonth: 1 });
  await sql`insert into api_key_days (key_id, day, asked, credits)
    values (${id}, date_trunc('month', now() at time zone 'UTC')::date, 1, 1)`.execute(web.db);
  expect((await ask(key)).status).toBe(402);
});

test('an ask that comes again spends once, and is answered after the cap is reached', async () => {
  const person = await web.person(5);
  const { key } = await keyFor(person, { creditsPerMonth: 1 });
  const headers = { 'idempotency-key': 'the same' };
  const answers = [await ask(key, { headers }), await ask(key, { headers })];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]!.body.id).toBe(answers[1]!.body.id);
  expect(await spentOf(person)).toEqual([1]);
  expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(4);
});

test.each([
  ['revoked', sql`revoked_at = now()`],
  ['expired', sql`expires_at = now()`],
])('a key that was %s while its ask was under way spends nothing', async (why, change) => {
  const person = await web.person(5);
  const { id, key } = await keyFor(person);
  let asked: ReturnType<typeof ask> | undefined;
  await web.db.transaction().execute(async (db) => {
    await sql`select from credit_balances where account_id = ${person.id} for update`.execute(db);
    asked = ask(key);
    // By now the key has been looked at, and the ask waits for the balance.
    await expect
      .poll(async () => (await web.sql`select from pg_locks where not granted`).length)
      .toBeGreaterThan(0);
    await sql`update api_keys set ${change} where id = ${id}`.execute(db);
  });
  const { status, body } = await asked!;
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
  expect(body.message).toContain(why);
  expect(await projectsOf(person)).toEqual([]);
  expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(5);
});
