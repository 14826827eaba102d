import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, defaultLimits } from '../../../../test/worker.ts';
import { connectDatabase } from '../../../platform/db/connection.ts';
import { createMetrics } from '../../../platform/metrics/registry.ts';
import type { DB } from '../../../schema.ts';
import { claimDueProject } from '../job/claim-queries.ts';
import { leavePlace } from '../limits/places.ts';
import { queueStatement, readQueue } from './queries.ts';
import { measureQueue } from './queue.ts';

const web = await createTestWeb();
afterAll(web.close);
beforeEach(() => web.db.deleteFrom('projects').execute());

const studio = { engines: ['studio'] as [string], elsewhere: [], limits: defaultLimits };
const fal = {
  engines: ['fal'] as [string],
  elsewhere: ['fal'],
  limits: { ...defaultLimits, videosAtOnce: 1 },
};

/** Videos of somebody new. */
async function ask(count: number): Promise<string[]> {
  const person = await web.person(count);
  const ids: string[] = [];
  while (ids.length < count) ids.push(await createVideo(person));
  return ids;
}

const MINUTE = 60;
const askedFor = (id: string, secondsAgo: number) =>
  web.db
    .updateTable('projects')
    .set({
      created_at: sql<Date>`now() - make_interval(secs => ${secondsAgo})`,
      due_at: sql<Date>`now() - make_interval(secs => ${secondsAgo})`,
    })
    .where('id', '=', id)
    .execute();
const begin = (id: string, engine: string) =>
  web.db
    .updateTable('projects')
    .set({ status: 'processing', step: 'poll', engine, submit_started_at: new Date() })
    .where('id', '=', id)
    .execute();

test('what waits is counted, with the age of the oldest; what is begun is counted by engine', async () => {
  const [oldest] = await ask(2);
  const [begun, over] = await ask(2);
  await askedFor(oldest!, 5 * MINUTE);
  await askedFor(begun!, 9 * MINUTE);
  await askedFor(over!, 99 * MINUTE);
  await begin(begun!, 'fal');
  await web.db
    .updateTable('projects')
    .set({ status: 'completed', completed_at: new Date() })
    .where('id', '=', over!)
    .execute();
  const queue = await readQueue(web.db, studio);
  expect(queue).toMatchObject({ waiting: 2, inFlight: new Map([['fal', 1]]) });
  expect(queue.ageSeconds).toBeGreaterThanOrEqual(5 * MINUTE);
  expect(queue.ageSeconds).toBeLessThan(9 * MINUTE);
});

test('an empty queue has no age', async () => {
  expect(await readQueue(web.db, studio)).toEqual({
    ...{ waiting: 0, ageSeconds: 0, inFlight: new Map() },
  });
});

test('what waits for its own owner’s videos, or for later, has no age', async () => {
  const [begun, held] = await ask(2);
  await begin(begun!, 'fal');
  await askedFor(held!, 20 * MINUTE);
  expect(await readQueue(web.db, fal)).toMatchObject({ waiting: 1, ageSeconds: 0 });
  const [later] = await ask(1);
  await askedFor(later!, 10 * MINUTE);
  await web.db
    .updateTable('projects')
    .set({ due_at: sql<Date>`now() + interval '1 hour'` })
    .where('id', '=', later!)
    .execute();
  expect(await readQueue(web.db, fal)).toMatchObject({ waiting: 2, ageSeconds: 0 });
  const [free] = await ask(1);
  await askedFor(free!, MINUTE);
  const queue = await readQueue(web.db, fal);
  expect(queue.waiting).toBe(3);
  expect(queue.ageSeconds).toBeGreaterThanOrEqual(MINUTE);
  expect(queue.ageSeconds).toBeLessThan(10 * MINUTE);
});

const claim = () =>
  claimDueProject(
    web.db,
    { steps: ['submit'], engines: ['fal'] },
    { ...fal, firstEngine: 'fal', leaseSeconds: 60 },
  );
/** When a person's last one was begun. */
const begunLast = (secondsAgo: number, of: string) =>
  web.sql`update project_lists set begun_at = now() - make_interval(secs => ${secondsAgo})
    where account_id = (select account_id from projects where id = ${of})`;

test('somebody’s series has the age of the wait for its next video, not that of its last one', async () => {
  const [first, ...rest] = await ask(5);
  for (const id of [first!, ...rest]) await askedFor(id, 60 * MINUTE);
  const many = { ...fal, limits: defaultLimits };
  expect((await readQueue(web.db, many)).ageSeconds).toBeGreaterThanOrEqual(60 * MINUTE);
  expect((await claim())?.id).toBe(first);
  expect((await readQueue(web.db, many)).ageSeconds).toBeLessThan(MINUTE);
  // Nobody begins another: the age grows again.
  await begunLast(20 * MINUTE, first!);
  const stuck = (await readQueue(web.db, many)).ageSeconds;
  expect(stuck).toBeGreaterThanOrEqual(20 * MINUTE);
  expect(stuck).toBeLessThan(60 * MINUTE);
  // And somebody else's counts for itself.
  await begunLast(0, first!);
  const [single] = await ask(1);
  await askedFor(single!, 5 * MINUTE);
  const queue = await readQueue(web.db, many);
  expect(queue.ageSeconds).toBeGreaterThanOrEqual(5 * MINUTE);
  expect(queue.ageSeconds).toBeLessThan(20 * MINUTE);
});

test('what steps back into the line after an hour at its owner’s limit is as old as its new turn', async () => {
  const [begun, held] = await ask(2);
  for (const id of [begun!, held!]) await askedFor(id, 60 * MINUTE);
  expect((await claim())?.id).toBe(begun);
  expect(await claim()).toBeUndefined();
  await begunLast(30 * MINUTE, begun!);
  const { account_id } = await web.db
    .updateTable('projects')
    .set({ status: 'failed', failure_reason: 'For a test.' })
    .where('id', '=', begun!)
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await leavePlace(web.db, account_id);
  expect((await readQueue(web.db, fal)).ageSeconds).toBeLessThan(MINUTE);
  expect((await claim())?.id).toBe(held);
});

test('the three gauges are read by one statement, at most once a second', async () => {
  const metrics = createMetrics('test');
  let reads = 0;
  const counting = web.db.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  measureQueue(metrics, counting, studio, { warn() {} });
  const texts = await Promise.all(Array.from({ length: 20 }, metrics.text));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('test_queue_waiting 0\n');
  expect(texts[0]).toContain('test_queue_age_seconds 0\n');
  expect(texts[0]).toContain('test_queue_in_flight{engine="studio"} 0\n');
  expect(reads).toBe(1);
});

test('while the database is away the gauges are left out, and the log says why', async () => {
  const away = connectDatabase<DB>('postgres://nobody@127.0.0.1:1/none');
  const metrics = createMetrics('test');
  const warnings: string[] = [];
  const warn = (_what: unknown, words: string) => void warnings.push(words);
  measureQueue(metrics, away.db, studio, { warn } as never);
  const values = (await metrics.text()).split('\n').filter((line) => /^\w/.test(line));
  expect(values).toEqual([]);
  expect(warnings).toEqual(['metrics lack the queue']);
  await away.close();
});

test('finished projects are not read', async () => {
  const [id] = await ask(1);
  await sql`
    insert into projects (account_id, title, prompt, template_id, category, aspect_ratio, generate_audio,
      enhance_prompt, seed, status, completed_at, deadline_at)
    select account_id, title, prompt, template_id, category, aspect_ratio, generate_audio,
      enhance_prompt, seed, 'completed', now(), now()
    from projects, generate_series(1, 5000) where id = ${id}`.execute(web.db);
  await web.sql`analyze projects`;
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${queueStatement(fal)}`.execute(web.db);
  const steps = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(steps).toMatch(/Scan using|Bitmap Index Scan on/);
  expect(steps).not.toMatch(/Seq Scan on projects/);
});
