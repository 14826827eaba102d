import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createTestWeb, type Person, type TestWeb } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';

// A series is held against the limits of asks as a whole: all of its videos pass, or none.

const webs: TestWeb[] = [];
afterEach(async () => {
  for (const web of webs.splice(0)) {
    expect(await checkLedger(web.db, async () => true)).toEqual([]);
    await web.close();
  }
});

/** A product whose engine fal has a budget for so many videos a day. */
async function start(engines: string, videosADay: number) {
  const web = await createTestWeb({
    ...{ VIDEO_ENGINE: engines, FAL_KEY: 'key', GEMINI_API_KEY: 'key' },
    ENGINE_COST_CENTS: 'fal=1',
    ENGINE_BUDGET_CENTS_PER_DAY: `fal=${videosADay}`,
  });
  webs.push(web);
  return web;
}

const series = (count: number) => ({
  title: 'Many',
  items: Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` })),
});
const ask = (person: Person, count: number, key = 'one') =>
  person.send('POST', '/api/series', series(count), { 'idempotency-key': key });
const balance = async (person: Person) =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;
/** Videos of fal's budget that are reserved. */
const reserved = async ({ sql }: TestWeb) => {
  const [spend] =
    await sql`select sum(reserved_micro_usd)::int / 10000 as videos from engine_spend`;
  return spend!.videos ?? 0;
};

/** Somebody has all their credits, and nothing stands in their name. */
async function expectNothingTaken(web: TestWeb, { id }: Person, credits: number) {
  const [found] = await web.sql`select purchased, held,
      (select count(*)::int from credit_entries where account_id = ${id} and type = 'hold') as holds,
      (select count(*)::int from series where account_id = ${id}) as series,
      (select count(*)::int from projects where account_id = ${id}) as projects,
      (select count(*)::int from idempotency_keys where account_id = ${id}) as keys
    from credit_balances where account_id = ${id}`;
  const nothing = { held: 0, holds: 0, series: 0, projects: 0, keys: 0 };
  expect(found).toEqual({ purchased: credits, ...nothing });
}

test('one whose 40th video exceeds the budget is refused as a whole, and nothing is taken', async () => {
  const web = await start('fal', 39);
  const person = await web.person(100);
  const { status, body, headers } = await ask(person, 100);
  expect([status, body.code]).toEqual([503, 'SOLD_OUT_TODAY']);
  expect(body.message).toMatch(/No credit was taken; please try again in/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await expectNothingTaken(web, person, 100);
  expect(await reserved(web)).toBe(0);
  // The key is free, and what the budget has is still there.
  expect((await ask(person, 39)).status).toBe(201);
  expect([await balance(person), await reserved(web)]).toEqual([61, 39]);
  const { body: made } = await person.send('GET', '/api/series');
  const more = await person.send(
    'POST',
    `/api/series/${made[0].id}/items`,
    { items: series(1).items },
    { 'idempotency-key': 'more' },
  );
  expect([more.status, more.body.code]).toEqual([503, 'SOLD_OUT_TODAY']);
  expect([await balance(person), await reserved(web)]).toEqual([61, 39]);
});

test('what one engine has no budget for goes to the next', async () => {
  const web = await start('fal,google-omni', 39);
  const person = await web.person(100);
  expect((await ask(person, 100)).status).toBe(201);
  const engines = await web.sql`
    select engine, count(*)::int as videos, min(series_index) as first from projects
    group by engine order by first`;
  expect(engines).toEqual([
    { engine: 'fal', videos: 39, first: 0 },
    { engine: 'google-omni', videos: 61, first: 39 },
  ]);
});

test('of several at once, through two web processes, no more pass than the budget has videos', async () => {
  const web = await start('fal', 100);
  const second = await web.another();
  const people = await Promise.all([1, 2, 3, 4].map(() => web.person(60)));
  const answers = await Promise.all(
    people.map(({ cookie }, i) =>
      (i % 2 === 0 ? web.app : second).inject({
        ...{ method: 'POST', url: '/api/series', payload: series(60) },
        headers: { cookie, 'idempotency-key': randomUUID() },
      }),
    ),
  );
  await second.close();
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 503, 503, 503]);
  expect(await reserved(web)).toBe(60);
  for (const [i, { statusCode }] of answers.entries()) {
    if (statusCode === 503) await expectNothingTaken(web, people[i]!, 60);
  }
});

test('one of somebody whose prompts an engine refused too often is refused, and nothing is taken', async () => {
  const web = await start('fal', 1000);
  const person = await web.person(100);
  await web.db
    .insertInto('abandoned_asks')
    .values(
      Array.from({ length: 20 }, () => ({
        ...{ project_id: randomUUID(), attempt: 1, account_id: person.id, engine: 'fal' },
        ...{ reason: 'FILTERED_PROMPT', billed: 'no' as const },
        abandoned_at: sql<Date>`now() - interval '1 hour'`,
      })),
    )
    .execute();
  const { status, body, headers } = await ask(person, 100);
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REFUSALS']);
  expect(body.message).toMatch(/No credit was taken; please try again in 23 hours\.$/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(22 * 3600);
  await expectNothingTaken(web, person, 100);
  expect(await reserved(web)).toBe(0);
});
