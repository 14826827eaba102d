import { MAX_BOARD } from '@shortcake/contract/series-limits';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { checkLedger } from '../credits/check-ledger.ts';

const web = await createTestWeb();
afterAll(async () => {
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
  await web.close();
});

const items = (count: number, name = 'Cream') =>
  Array.from({ length: count }, (_, i) => ({
    prompt: `${name} number ${i}`,
    templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
  }));

let keys = 0;
const post = (person: Person, path: string, body: unknown, key = `more-${++keys}`) =>
  person.send('POST', path, body, { 'idempotency-key': key });
const series = async (person: Person, count = 2) =>
  (await post(person, '/api/series', { title: 'Ten hooks', items: items(count) })).body;
const balance = async (person: Person) =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;
const numbers = async (person: Person, id: string) =>
  (await person.send('GET', `/api/projects?series=${id}`)).body
    .map(({ seriesIndex }: { seriesIndex: number }) => seriesIndex)
    .sort((one: number, other: number) => one - other);

test('videos that are added stand behind those of the series, for a credit each', async () => {
  const person = await web.person(9);
  const { id, projectIds } = await series(person);
  const { status, body } = await post(person, `/api/series/${id}/items`, {
    items: items(3, 'More'),
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id, credits: 5, counts: { total: 5, pending: 5 } });
  expect(body.projectIds.slice(0, 2)).toEqual(projectIds);
  expect(await numbers(person, id)).toEqual([0, 1, 2, 3, 4]);
  expect(await balance(person)).toBe(4);
});

test('the same key adds once, and another body is refused', async () => {
  const person = await web.person(9);
  const { id } = await series(person);
  const path = `/api/series/${id}/items`;
  const first = await post(person, path, { items: items(3) }, 'once');
  const again = await post(person, path, { items: items(3) }, 'once');
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  expect(await post(person, path, { items: items(2) }, 'once')).toMatchObject({
    ...{ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } },
  });
  const other = await series(person, 1);
  const elsewhere = await post(
    person,
    `/api/series/${other.id}/items`,
    { items: items(3) },
    'once',
  );
  expect(elsewhere.status).toBe(409);
  expect(await balance(person)).toBe(3);
});

test('twenty adds at once give every video its own place', async () => {
  const person = await web.person(50);
  const { id } = await series(person);
  const path = `/api/series/${id}/items`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(person, path, { items: items(2) })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await numbers(person, id)).toEqual(Array.from({ length: 42 }, (_, i) => i));
});

test('a video that is added after others went has a place of its own', async () => {
  const person = await web.person(9);
  const { id, projectIds } = await series(person, 3);
  await person.send('DELETE', `/api/projects/${projectIds[2]}`);
  await post(person, `/api/series/${id}/items`, { items: items(1) });
  await person.send('DELETE', `/api/projects/${projectIds[0]}`);
  expect(await numbers(person, id)).toEqual([1, 2]);
});

test('a series has room for so many, and nothing is taken beyond', async () => {
  const person = await web.person(MAX_BOARD + 50);
  const { id } = await series(person, 100);
  const path = `/api/series/${id}/items`;
  for (let i = 1; i < MAX_BOARD / 100; i++) await post(person, path, { items: items(100) });
  const { status, body } = await post(person, path, { items: items(1) });
  expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
  expect(body.message).toContain(`at most ${MAX_BOARD}`);
  expect(await balance(person)).toBe(50);
});

test('what is short, refused or not theirs adds nothing', async () => {
  const person = await web.person(3);
  const { id } = await series(person);
  const path = `/api/series/${id}/items`;
  expect(await post(person, path, { items: items(2) })).toMatchObject({
    ...{ status: 402, body: { needed: 2, available: 1 } },
  });
  const [good] = items(1);
  const refused = { ...good!, prompt: 'a nude child on a beach' };
  expect(await post(person, path, { items: [good, refused] })).toMatchObject({
    ...{ status: 422, body: { code: 'PROMPT_REFUSED', items: [1] } },
  });
  expect((await post(person, path, { items: [] })).status).toBe(400);
  expect((await person.send('POST', path, { items: items(1) })).status).toBe(400);
  const stranger = await web.person(5);
  expect((await post(stranger, path, { items: items(1) })).status).toBe(404);
  expect((await post(person, '/api/series/x/items', { items: items(1) })).status).toBe(404);
  await person.send('DELETE', `/api/series/${id}`);
  expect((await post(person, path, { items: items(1) })).status).toBe(404);
});

test('one is deleted while videos are added to it: they go with it, or are not there', async () => {
  for (let i = 0; i < 8; i++) {
    const person = await web.person(9);
    const { id } = await series(person);
    const [added, deleted] = await Promise.all([
      post(person, `/api/series/${id}/items`, { items: items(3) }),
      person.send('DELETE', `/api/series/${id}`),
    ]);
    expect([201, 404]).toContain(added.status);
    expect(deleted.status).toBe(204);
    expect((await person.send('GET', '/api/projects')).body).toEqual([]);
    expect(await balance(person)).toBe(9);
  }
});

test('a series takes another title, from its owner', async () => {
  const person = await web.person(5);
  const { id, ...rest } = await series(person);
  const renamed = await person.send('PATCH', `/api/series/${id}`, { title: ' Eleven hooks ' });
  expect(renamed).toMatchObject({ status: 200, body: { ...rest, id, title: 'Eleven hooks' } });
  // A poll of the list hears of it.
  await person.send('POST', `/api/series/${id}/cancel`);
  const { etag } = (await person.send('GET', '/api/series')).headers;
  const poll = () =>
    person.send('GET', '/api/series', undefined, { 'if-none-match': String(etag) });
  expect((await poll()).status).toBe(304);
  await person.send('PATCH', `/api/series/${id}`, { title: 'Twelve hooks' });
  expect((await poll()).body).toMatchObject([{ title: 'Twelve hooks' }]);
  await person.send('PATCH', `/api/series/${id}`, { title: 'Eleven hooks' });
  for (const title of ['', ' ', 'x'.repeat(201), 7]) {
    expect((await person.send('PATCH', `/api/series/${id}`, { title })).status).toBe(400);
  }
  const stranger = await web.person();
  expect((await stranger.send('PATCH', `/api/series/${id}`, { title: 'Mine' })).status).toBe(404);
  expect((await person.send('GET', `/api/series/${id}`)).body.title).toBe('Eleven hooks');
});

test('of a person’s series those are answered whose ids are given, and never another’s', async () => {
  const [person, stranger] = [await web.person(3), await web.person(1)];
  const made = [];
  for (const owner of [person, person, person, stranger]) {
    made.push((await post(owner, '/api/series', { title: 'Hooks', items: items(1) })).body.id);
  }
  const [first, , third, theirs] = made;
  const { body } = await person.send('GET', `/api/series?ids=${third},${first},${theirs},x,`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([third, first]);
  expect((await person.send('GET', '/api/series?ids=')).body).toEqual([]);
  const many = Array(101).fill(first).join();
  expect((await person.send('GET', `/api/series?ids=${many}`)).status).toBe(400);
});

test('series are found by their title, a page at a time', async () => {
  const [person, stranger] = [await web.person(9), await web.person(1)];
  for (const title of ['Café one', 'Two', 'CAFE\u0301 three']) {
    await post(person, '/api/series', { title, items: items(1, title) });
  }
  await post(stranger, '/api/series', { title: 'Café', items: items(1) });
  const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title);
  const first = await person.send('GET', '/api/series?q=caf%C3%A9&limit=1');
  expect(titles(first)).toEqual(['CAFE\u0301 three']);
  const [, next] = /<([^>]+)>/.exec(first.headers.link as string) ?? [];
  expect(titles(await person.send('GET', next as string))).toEqual(['Café one']);
  expect(titles(await person.send('GET', '/api/series?q=%25'))).toEqual([]);
  expect((await person.send('GET', `/api/series?q=${'x'.repeat(201)}`)).status).toBe(400);
});
