import { readFileSync } from 'node:fs';
import { type Kysely, sql, type UpdateObject } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { plainVideo, testVideo } from '../../../../test/media.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY, createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import * as faults from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { grantCredits } from '../../credits/service.ts';
import { storeFiles } from '../../share/test-shared.ts';
import { foldEntries } from '../../tallies/queries.ts';
import { noteLateHandle } from '../abandoned/note.ts';
import { settleAsk } from '../abandoned/settle.ts';
import { cancelProjects } from '../cancel-projects.ts';
import { fromNow } from '../job/lease-queries.ts';
import { completeProject, failProject } from '../job/outcome.ts';
import { videoKey } from '../media/keys.ts';
import type { ProjectRow } from '../queries.ts';
import { addEngineCosts } from './engine-costs.ts';
import { videoFacts } from './facts.ts';

const web = await createTestWeb({ FREE_ABANDONS_PER_DAY: '1000' });
const { db } = web;
const stopTime = letTimePass(web);
afterAll(async () => {
  await stopTime();
  await web.close();
});

let worker: { stop(): Promise<void> } | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  const check = () => checkLedger(db, (id) => web.storage.has(videoKey(id)));
  expect(await check()).toEqual([]);
  while ((await foldEntries(db, 1000)) > 0);
  expect(await check()).toEqual([]);
});

const costs = (engine: string, microUsdPerVideo: number) =>
  addEngineCosts(db, [{ engine, model: 'fake-1', microUsdPerVideo, source: 'a test' }]);

const asksOf = (projectId: string) =>
  db
    .selectFrom('engine_asks')
    .select(['attempt', 'engine', 'billed', 'micro_usd as cost'])
    .where('project_id', '=', projectId)
    .orderBy('attempt')
    .execute();

const videoOf = (projectId: string) =>
  db
    .selectFrom('video_outcomes')
    .select(['outcome', 'reason', 'engine', 'plan', 'earned_micro_usd as earned'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();

const rowOf = (id: string) =>
  db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const DAYS = { from: '2020-01-01', to: '2100-01-01' };

/** A worker with a fake engine for each script, each the stand-in of the one before. */
async function start(...scripts: [Script, ...Script[]]) {
  const video = await plainVideo();
  const fakes = scripts.map(
    (script, i) => new FakeEngine({ directory: web.directory, id: `engine-${i}`, video, script }),
  );
  worker = await startTestWorker(web, { engines: fakes as [FakeEngine, ...FakeEngine[]] });
}

const handle = (id: string) => ({ engine: 'fal', model: 'fake-1', v: 1 as const, data: { id } });

/** A video at fal, as a worker would have left it that has died since. */
async function takenBy(person: Person, changes: UpdateObject<DB, 'projects'> = {}) {
  const id = await createVideo(person);
  const begun = { status: 'processing', lease_number: 1, engine: 'fal', model: 'fake-1' } as const;
  await db
    .updateTable('projects')
    .set({ ...begun, submit_started_at: fromNow(0) })
    .where('id', '=', id)
    .execute();
  if (Object.keys(changes).length > 0)
    await db.updateTable('projects').set(changes).where('id', '=', id).execute();
  return rowOf(id);
}

const bury = (billed: faults.Fault['billed'], code = 'JOB_FAILED') => ({
  ...{ code, reason: 'No.', billed },
});

test('an ask keeps the price of its moment, and a delivered file is charged', async () => {
  await costs('engine-0', 100);
  let release: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => {
    release = resolve;
  });
  await start({ poll: () => (release ? { state: 'running' } : undefined) });
  const person = await web.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id, ({ step }) => step === 'rendering');
  expect(await asksOf(id)).toEqual([{ attempt: 1, engine: 'engine-0', billed: null, cost: 100 }]);
  await costs('engine-0', 999);
  release?.();
  release = undefined;
  await waits;
  await projectWhen(person, id);
  expect(await asksOf(id)).toEqual([{ attempt: 1, engine: 'engine-0', billed: 'yes', cost: 100 }]);
  expect(await videoOf(id)).toMatchObject({ outcome: 'completed', engine: 'engine-0' });
});

test('each way out has its word: refused, filtered, lost, failed and damaged asks', async () => {
  await costs('engine-0', 1000);
  await costs('engine-1', 1_000_000);
  const damaged = await testVideo({ seconds: 1 });
  const word = (fault: faults.Fault) => () => ({ state: 'failed' as const, fault });
  const cases: [Script, string[]][] = [
    [{ submit: (ask) => void (ask === 1 && refuse(faults.overQuota('429', 1))) }, ['no', 'yes']],
    [{ submit: () => refuse(faults.requestRefused(400)) }, ['no', 'yes']],
    [{ poll: word(faults.filtered('prompt', undefined, 'no')) }, ['no']],
    [{ poll: word(faults.filtered('prompt', undefined, 'yes')) }, ['yes']],
    [
      { poll: (_n, ask) => (ask === 1 ? word(faults.jobLost('gone'))() : undefined) },
      ['no', 'yes'],
    ],
    [
      { poll: (_n, ask) => (ask === 1 ? word(faults.jobFailed('x', 'unknown'))() : undefined) },
      ['unknown', 'yes'],
    ],
    [{ video: (ask) => (ask < 3 ? damaged : '') || damaged }, ['yes', 'yes', 'yes']],
  ];
  for (const [script, words] of cases) {
    await start(script, {});
    const person = await web.person(1);
    const id = await createVideo(person);
    await projectWhen(person, id);
    const asks = await asksOf(id);
    expect(asks.map(({ billed }) => billed)).toEqual(words);
    for (const { engine, cost } of asks)
      expect(cost).toBe(engine === 'engine-0' ? 1000 : 1_000_000);
    await worker?.stop();
  }
});

function refuse(fault: faults.Fault): never {
  throw new faults.SubmitError(fault, 'no');
}

test('a submit without an answer is unknown until somebody learns of it, and its late job counts once', async () => {
  await costs('fal', 500);
  const person = await web.person(2);
  const [first, second] = [await takenBy(person), await takenBy(person)];
  for (const row of [first, second]) await failProject(db, row, bury('unknown'));
  expect(await asksOf(first.id)).toMatchObject([{ billed: 'unknown', cost: 500 }]);
  const before = await videoFacts(db, DAYS);
  await noteLateHandle(db, first, handle(first.id));
  await settleAsk(db, { project_id: first.id, attempt: 1 }, 'yes');
  await settleAsk(db, { project_id: second.id, attempt: 1 }, 'no');
  expect(await asksOf(first.id)).toMatchObject([{ billed: 'yes' }]);
  expect(await asksOf(second.id)).toMatchObject([{ billed: 'no' }]);
  const after = await videoFacts(db, DAYS);
  expect(after.costMicroUsd - before.costMicroUsd).toBe(500);
  expect(after.unknownCostMicroUsd - before.unknownCostMicroUsd).toBe(-1000);
});

test('a file that was there is charged, whatever is said of its job later', async () => {
  const person = await web.person(1);
  const output = JSON.stringify({ kind: 'answer' });
  const row = await takenBy(person, { step: 'collect', handle: handle('x'), output });
  expect(await asksOf(row.id)).toMatchObject([{ billed: 'yes' }]);
  await failProject(db, row, bury('no', 'JOB_LOST'));
  expect(await asksOf(row.id)).toMatchObject([{ billed: 'yes' }]);
});

test('a price that nobody knew is counted as such', async () => {
  const before = await videoFacts(db, DAYS);
  const person = await web.person(1);
  const row = await takenBy(person, { model: 'fake-1' });
  await db
    .updateTable('projects')
    .set({ attempt: 2, model: 'of nobody', submit_started_at: fromNow(1) })
    .where('id', '=', row.id)
    .execute();
  await settleNothing();
  expect(await asksOf(row.id)).toMatchObject([{ cost: 500 }, { cost: null, billed: null }]);
  await completeProject(db, await stored(row.id));
  expect((await videoFacts(db, DAYS)).unpriced - before.unpriced).toBe(1);
});

/** The first ask of that project was given up for nothing. */
const settleNothing = () =>
  db
    .updateTable('engine_asks')
    .set({ billed: 'no' })
    .where('billed', 'is', null)
    .where('attempt', '=', 1)
    .execute();

async function stored(id: string): Promise<ProjectRow> {
  await storeFiles(web.storage, web.directory, id);
  return rowOf(id);
}

test('owners who end a video withdraw it before an engine has it, and abandon it after', async () => {
  const person = await web.person(4);
  const waiting = [await createVideo(person), await createVideo(person)];
  const taken = [(await takenBy(person)).id, (await takenBy(person)).id];
  const [cancelled] = [await Promise.all([waiting[0]!, taken[0]!].map(rowOf))];
  await db.transaction().execute((db) => cancelProjects(db, person.id, cancelled, FREE));
  for (const id of [waiting[1]!, taken[1]!]) await person.send('DELETE', `/api/projects/${id}`);
  const outcomes = await Promise.all([...waiting, ...taken].map(videoOf));
  const none = { reason: null, earned: null };
  expect(outcomes).toMatchObject([
    { outcome: 'withdrawn', engine: null, ...none },
    { outcome: 'withdrawn', engine: null, ...none },
    { outcome: 'abandoned', engine: 'fal', ...none },
    { outcome: 'abandoned', engine: 'fal', ...none },
  ]);
  for (const id of taken) expect(await asksOf(id)).toMatchObject([{ billed: 'unknown' }]);
});

const FREE = { freeAbandonsPerDay: 1000 };

test('what a finished or failed video was stays when it is deleted', async () => {
  await costs('fal', 500);
  const person = await web.person(2);
  const done = await stored((await takenBy(person)).id);
  await completeProject(db, done);
  const failed = await takenBy(person);
  await failProject(db, failed, bury('no'));
  const before = await videoFacts(db, DAYS);
  for (const { id } of [done, failed]) {
    expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  }
  expect(await videoFacts(db, DAYS)).toEqual(before);
  expect(await videoOf(done.id)).toMatchObject({ outcome: 'completed' });
  expect(await videoOf(failed.id)).toMatchObject({ outcome: 'failed', reason: 'JOB_FAILED' });
});

/** Credits of one kind, and a finished video of one of them. */
async function finishedWith(grant: Parameters<typeof grantCredits>[1] | undefined) {
  const person = await web.person(grant ? 0 : 1);
  const accountId = person.id;
  if (grant) await db.transaction().execute((db) => grantCredits(db, { ...grant, accountId }));
  const row = await stored((await takenBy(person)).id);
  await completeProject(db, row);
  return { id: row.id, video: await videoOf(row.id), asks: await asksOf(row.id) };
}

test('a video earns its share of what its credits were sold for, and says of what they were', async () => {
  const accountId = '';
  const of = (grant: object) =>
    finishedWith({ accountId, ...grant } as Parameters<typeof grantCredits>[1]);
  const pro = { book: 'subscription', source: 'in_1', description: 'Pro plan: renewal' };
  expect((await of({ ...pro, credits: 30, amountCents: 1999 })).video).toMatchObject({
    ...{ plan: 'pro', earned: 666_333 },
  });
  const bought = { book: 'purchased', source: 'pi_1', description: '10 credits bought' };
  expect((await of({ ...bought, credits: 10, amountCents: 50 })).video).toMatchObject({
    ...{ plan: 'bought', earned: 50_000 },
  });
  expect((await finishedWith(undefined)).video).toMatchObject({ plan: 'given', earned: 0 });
});

test('credits that were bought before grants had their price are bought ones, without their order', async () => {
  const { video } = await finishedWith({
    ...{ accountId: '', credits: 4, book: 'purchased', source: 'pi_old', description: 'x' },
  });
  expect(video).toMatchObject({ plan: 'bought', earned: 100_000 });
});

test('facts say the same by day, engine, template and plan, and only of the days asked for', async () => {
  const facts = await videoFacts(db, DAYS);
  const today = new Date().toISOString().slice(0, 10);
  expect(facts.completed).toBeGreaterThan(3);
  expect(facts.byReason.reduce((sum, { videos }) => sum + videos, 0)).toBe(facts.failed);
  const money = ({
    costMicroUsd,
    unknownCostMicroUsd,
    unpriced,
    earnedMicroUsd,
  }: typeof facts) => ({
    ...{ costMicroUsd, unknownCostMicroUsd, unpriced, earnedMicroUsd },
  });
  for (const group of [facts.byEngine, facts.byTemplate, facts.byPlan]) {
    const summed = (key: keyof ReturnType<typeof money>) =>
      group.reduce((sum, one) => sum + one[key], 0);
    expect(group.reduce((sum, { videos }) => sum + videos, 0)).toBe(facts.completed);
    for (const [key, value] of Object.entries(money(facts)))
      expect(summed(key as keyof ReturnType<typeof money>)).toBe(value);
  }
  const { byDay, byEngine, byTemplate, byPlan, byReason, ...all } = facts;
  expect(byDay).toEqual([{ day: today, ...all }]);
  const nothing = await videoFacts(db, { from: '2020-01-01', to: today });
  expect(nothing).toMatchObject({ asked: 0, costMicroUsd: 0, byDay: [], byEngine: [] });
});

test('a hundred that are asked for in one commit and deleted in another have their outcomes', async () => {
  const before = await videoFacts(db, DAYS);
  const person = await web.person(100);
  const items = Array.from({ length: 100 }, () => BODY);
  const headers = { 'idempotency-key': 'a-hundred-videos' };
  const asked = await person.send('POST', '/api/series', { title: 'Many', items }, headers);
  expect(asked.status).toBe(201);
  const gone = await person.send('DELETE', `/api/series/${asked.body.id}`);
  expect(gone.status).toBe(204);
  const after = await videoFacts(db, DAYS);
  expect(after.asked - before.asked).toBe(100);
  expect(after.withdrawn - before.withdrawn).toBe(100);
});

const EARLIER = readFileSync(
  new URL('../../../../migrations/0034_earlier_asks_and_outcomes.sql', import.meta.url),
  'utf8',
);

test('what was there before is noted by the migration, without a price, and once', async () => {
  const person = await web.person(2);
  await takenBy(person);
  await createVideo(person);
  const kept = sql<object>`
    select project_id, template_id, plan, engine, outcome, reason, earned_micro_usd
    from video_outcomes where exists (select from projects where id = project_id)
    order by project_id`;
  const asks = sql<object>`
    select project_id, attempt, engine, billed from engine_asks ask
    where exists (select from projects where id = project_id and projects.attempt = ask.attempt)
    order by project_id`;
  const both = async (db: Kysely<DB>) => [
    (await kept.execute(db)).rows,
    (await asks.execute(db)).rows,
  ];
  const before = await both(db);
  await web.sql`delete from video_outcomes`;
  await web.sql`delete from engine_asks`;
  await web.sql`truncate tallies, tally_entries`;
  for (let times = 0; times < 2; times += 1) await web.sql.unsafe(EARLIER);
  expect(await both(db)).toEqual(before);
  expect(await videoFacts(db, DAYS)).toMatchObject({ costMicroUsd: 0, unknownCostMicroUsd: 0 });
});
