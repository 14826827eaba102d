import { SupportTicket } from '@shortcake/contract/support-ticket';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { expectNo500, ticket, URL } from './tickets.suite.ts';

const web = await createTestWeb();
afterAll(web.close);

const stored = (person: Person) =>
  web.db
    .selectFrom('support_tickets')
    .select(['subject', 'priority', 'description', 'closed_at'])
    .where('account_id', '=', person.id)
    .orderBy('id')
    .execute();

test('a ticket is stored for the operator, open', async () => {
  const person = await web.person();
  const { status, body } = await person.send('POST', URL, ticket());
  expect(status).toBe(201);
  expect(body).toEqual(SupportTicket.strict().parse(body));
  const { key: _, ...words } = ticket();
  expect(await stored(person)).toEqual([{ ...words, closed_at: null }]);
});

test('a program that sends no key stores each ticket anew', async () => {
  const person = await web.person();
  const { key: _, ...words } = ticket();
  for (const sent of [words, words]) {
    expect((await person.send('POST', URL, sent)).status).toBe(201);
  }
  expect(await stored(person)).toHaveLength(2);
});

test('the same key stores one ticket, also when sent at once', async () => {
  const person = await web.person();
  const wanted = ticket();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => person.send('POST', URL, wanted)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await stored(person)).toHaveLength(1);
});

test.each([{ subject: 'x' }, { priority: 'low' }, { description: 'x' }])(
  'the same key with another ticket is refused, so that no word is lost unseen: %j',
  async (change) => {
    const person = await web.person();
    const first = ticket();
    await person.send('POST', URL, first);
    const answer = await person.send('POST', URL, { ...first, ...change });
    expect(answer).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await stored(person)).toMatchObject([{ subject: 'No sound' }]);
  },
);

test('two people may use the same key, and two tickets may say the same', async () => {
  const [one, two] = [await web.person(), await web.person()];
  expect((await one.send('POST', URL, ticket('shared'))).status).toBe(201);
  expect((await two.send('POST', URL, ticket('shared'))).status).toBe(201);
  expect((await two.send('POST', URL, ticket('another'))).status).toBe(201);
  expect(await stored(two)).toHaveLength(2);
});

const long = (length: number) => '🍰'.repeat(length);

test('the longest ticket is taken, counted as people count', async () => {
  const person = await web.person();
  const wanted = { ...ticket(), subject: long(200), description: ` ${long(5000)}\n` };
  expect((await person.send('POST', URL, wanted)).status).toBe(201);
  const [row] = await stored(person);
  expect(row).toMatchObject({ subject: long(200), description: long(5000) });
});

test.each<[string, unknown, RegExp]>([
  ['no body', undefined, /body/],
  ['a key of odd letters', { ...ticket(), key: 'a b' }, /key/],
  ['a key too long', { ...ticket(), key: 'k'.repeat(65) }, /key/],
  ['no subject', { ...ticket(), subject: undefined }, /subject/],
  ['a blank subject', { ...ticket(), subject: ' \n' }, /^subject: must not be empty$/],
  ['a subject too long', { ...ticket(), subject: long(201) }, /^subject: .* at most 200/],
  ['a blank description', { ...ticket(), description: ' ' }, /^description: must not be empty$/],
  ['a description too long', { ...ticket(), description: long(5001) }, /at most 5000/],
  ['no priority', { ...ticket(), priority: undefined }, /priority/],
  ['an unknown priority', { ...ticket(), priority: 'now' }, /priority/],
  ['a NUL in the description', { ...ticket(), description: 'a\0b' }, /description/],
  ['half a surrogate pair', { ...ticket(), subject: 'a\ud800' }, /subject/],
  ['an unknown field', { ...ticket(), email: 'a@b' }, /email/],
])('%s is refused, naming what to change, and stores nothing', async (_name, wrong, message) => {
  const person = await web.person();
  const answer = await person.send('POST', URL, wrong);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  expect(answer.body.message).toMatch(message);
  expect(await stored(person)).toEqual([]);
});

test('it takes a session, a page of ours, and no more than everything else may', async () => {
  const visitor = await web.app.inject({ method: 'POST', url: URL, payload: ticket() });
  expect(visitor.statusCode).toBe(401);
  const person = await web.person();
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await person.send('POST', URL, ticket(), elsewhere)).status).toBe(403);

  const strict = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '2' });
  const hurried = await strict.person();
  const statuses = [];
  for (let n = 0; n < 3; n += 1) {
    statuses.push((await hurried.send('POST', URL, ticket())).status);
  }
  await strict.close();
  expect(statuses).toEqual([201, 201, 429]);
});

test('no body makes a 500', async () => expectNo500(await web.person(), 60));
