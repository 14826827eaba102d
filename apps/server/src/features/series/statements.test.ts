import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';

// What everybody shares is locked no longer for many videos than for a few: the engines' budgets too.
const web = await createTestWeb({
  ...{ VIDEO_ENGINE: 'fal', FAL_KEY: 'key', ENGINE_COST_CENTS: 'fal=33' },
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=1000000',
});
afterAll(web.close);
afterEach(async () => expect(await checkLedger(web.db, async () => true)).toEqual([]));

const sent = vi.spyOn(pg.Client.prototype, 'query');
afterAll(() => sent.mockRestore());

/** The statements that a request took; those of its session are among them. */
async function statementsOf(request: () => Promise<{ status: number }>) {
  sent.mockClear();
  const { status } = await request();
  const texts = sent.mock.calls.map(([query]) => {
    const { text = query } = query as { text?: unknown };
    return String(text);
  });
  const transactions = texts.filter((text) => /^(begin|commit|rollback)/.test(text));
  return { status, transactions, count: texts.filter((text) => !/^set |notify/.test(text)).length };
}

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` }));
let keys = 0;
const post = (person: Person, path: string, body: unknown) =>
  person.send('POST', path, body, { 'idempotency-key': `key-${++keys}` });
const series = async (person: Person, count: number) =>
  (await post(person, '/api/series', { title: 'Many', items: items(count) })).body.id as string;

/** Few and many of the same request, after one that has prepared what is prepared once. */
async function fewAndMany(request: (person: Person, count: number) => Promise<{ status: number }>) {
  const person = await web.person(300);
  await request(person, 1);
  const few = await statementsOf(() => request(person, 2));
  const many = await statementsOf(() => request(person, 100));
  return { few, many };
}

test('a hundred are asked for in one transaction, in as many statements as two', async () => {
  const { few, many } = await fewAndMany((person, count) =>
    post(person, '/api/series', { title: 'Many', items: items(count) }),
  );
  expect(many).toMatchObject({ status: 201, transactions: ['begin', 'commit'] });
  expect(many.count).toBe(few.count);
});

test('so it is with videos that are added', async () => {
  const { few, many } = await fewAndMany(async (person, count) => {
    const id = await series(person, 1);
    sent.mockClear();
    return post(person, `/api/series/${id}/items`, { items: items(count) });
  });
  expect(many).toMatchObject({ status: 201, transactions: ['begin', 'commit'] });
  expect(many.count).toBe(few.count);
});

test.each([
  ['POST', '/cancel'],
  ['DELETE', ''],
] as const)(
  '%s /api/series/{id}%s takes as many for a hundred that wait as for two',
  async (method, path) => {
    const { few, many } = await fewAndMany(async (person, count) => {
      const id = await series(person, count);
      sent.mockClear();
      return person.send(method, `/api/series/${id}${path}`);
    });
    expect(many.status).toBeLessThan(300);
    expect(many.transactions).toEqual(['begin', 'commit']);
    expect(many.count).toBe(few.count);
    const [spend] =
      await web.sql`select sum(reserved_micro_usd)::int as reserved from engine_spend`;
    const [held] =
      await web.sql`select count(*)::int as videos from projects where reserved_day is not null`;
    expect(spend!.reserved).toBe(held!.videos * 330_000);
  },
);

test('the files of a hundred that are deleted are removed by one call', async () => {
  const person = await web.person(100);
  const id = await series(person, 100);
  const removed = vi.spyOn(web.storage, 'remove');
  expect((await person.send('DELETE', `/api/series/${id}`)).status).toBe(204);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls[0]![0]).toHaveLength(200);
  removed.mockRestore();
});
