import { expect } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { keyFor, serveByKey } from './test-keys.ts';

export const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '100000' });
const other = await web.another();
for (const app of [web.app, other]) serveByKey(web, app);

export async function close(): Promise<void> {
  await other.close();
  await web.close();
}

export const expectCleanLedger = async () =>
  expect(await checkLedger(web.db, async () => true)).toEqual([]);

export async function ask(
  key: string,
  { app = web.app, url = '/test/videos', body = BODY as object, headers = {} } = {},
) {
  const response = await app.inject({
    ...{ method: 'POST', url, payload: body },
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
  return { status: response.statusCode, body: response.json() };
}

export const series = (videos: number) => ({ title: 'a series', items: Array(videos).fill(BODY) });
export const projectsOf = (person: Person) =>
  web.sql<{ id: string }[]>`select id from projects where account_id = ${person.id} order by id`;
export const spentOf = async (person: Person) =>
  (await person.send('GET', '/api/keys')).body.map(
    ({ creditsThisMonth }: { creditsThisMonth: number }) => creditsThisMonth,
  );

/** Asks so often at once on a cap of 10, and again when three credits came back, at two webs. */
export async function expectCapToHold(asks: number, again: number): Promise<void> {
  const person = await web.person(150);
  const { key } = await keyFor(person, { creditsPerMonth: 10 });
  const flood = async (count: number) => {
    const asked = Array.from({ length: count }, (_, n) =>
      ask(key, { app: n % 2 ? other : web.app }),
    );
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([402, 'KEY_CAP_REACHED']);
      expect(body).toMatchObject({ needed: 1, available: 0 });
    }
    return count - refused.length;
  };
  expect(await flood(asks)).toBe(10);
  const made = await projectsOf(person);
  expect(made).toHaveLength(10);
  expect(await spentOf(person)).toEqual([10]);
  const deletions = made.slice(0, 3).map(({ id }) => person.send('DELETE', `/api/projects/${id}`));
  for (const { status } of await Promise.all(deletions)) expect(status).toBeLessThan(300);
  expect(await spentOf(person)).toEqual([7]);
  expect(await flood(again)).toBe(3);
  expect(await projectsOf(person)).toHaveLength(10);
}

/** Asks so often while as many videos of a series are deleted, and it is cancelled. */
export async function expectNoDeadlock(count: number): Promise<void> {
  const person = await web.person(3 * count);
  const { key } = await keyFor(person, { creditsPerMonth: 3 * count });
  const first = (await ask(key, { url: '/test/series', body: series(count) })).body;
  const more = Array.from({ length: count }, () => ask(key));
  const back = (await projectsOf(person)).map(({ id }) =>
    person.send('DELETE', `/api/projects/${id}`),
  );
  const cancelled = person.send('POST', `/api/series/${first.id}/cancel`);
  const statuses = (await Promise.all([...more, ...back, cancelled])).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await spentOf(person)).toEqual([count]);
}
