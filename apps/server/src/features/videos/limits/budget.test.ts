import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb, type TestWeb } from '../../../../test/web.ts';
import { BODY, createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import * as faults from '../../../engines/faults.ts';
import { lineUp } from '../../../engines/line-up.ts';
import { askLimitsOf } from '../../../wiring/ask-limits.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { captureCredit } from '../../credits/service.ts';
import { addEngineCosts } from '../costs/engine-costs.ts';
import { failOverdueProjects, failProject } from '../job/outcome.ts';
import type { StepTools } from '../job/step.ts';
import { actOnFault } from '../job/steps/act-on-fault.ts';
import { videoKey } from '../media/keys.ts';
import { returnReservation } from './reservations.ts';

// 100 cents buy three videos of 33 at fal; what it stands beside has no budget.
const BUDGET = {
  FAL_KEY: 'key',
  GEMINI_API_KEY: 'key',
  ENGINE_COST_CENTS: 'fal=33',
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100',
};
const COST = 330_000;

const stops: (() => Promise<void>)[] = [];
const webs = new Map<string, TestWeb>();
async function open(name: string, engines = name): Promise<void> {
  webs.set(name, await createTestWeb({ ...BUDGET, VIDEO_ENGINE: engines }));
}
await open('fal');
await open('fal,google-omni');
const stopsOfTime = [...webs.values()].map(letTimePass);
afterAll(async () => {
  for (const stop of stopsOfTime) await stop();
  for (const web of webs.values()) await web.close();
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  for (const web of webs.values()) {
    expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
    await clear(web);
  }
});

/** As if nobody had asked for anything yet: nothing under way, reserved, made or known of an engine. */
async function clear({ db, sql }: TestWeb): Promise<void> {
  await sql`update projects set deadline_at = now() where status in ('pending', 'processing')`;
  await failOverdueProjects(db);
  await sql`delete from projects`;
  for (const table of ['engine_spend', 'engine_news', 'abandoned_asks']) {
    await sql`delete from ${sql(table)}`;
  }
}

/** A product whose engines are these, each played by a fake of its own in each test. */
async function start(engines: string, script: Script = {}, name = engines) {
  const web = webs.get(name)!;
  const directory = await mkdtemp(join(web.directory, 'engines-'));
  const video = await plainVideo();
  const fakes = engines
    .split(',')
    .map((id) => new FakeEngine({ directory, id, video, script: id === 'fal' ? script : {} }));
  const limits = askLimitsOf(web.config);
  const work = async () => {
    const given = fakes as [FakeEngine, ...FakeEngine[]];
    const worker = await startTestWorker(web, { engines: given, limits, ffmpeg: 'replayed' });
    stops.push(worker.stop);
    return worker;
  };
  return { web, fakes, work };
}

/** What is reserved of fal's budget, by the day, oldest first. */
const spend = async ({ db }: TestWeb) =>
  (await db.selectFrom('engine_spend').selectAll().orderBy('day').execute()).map(
    ({ reserved_micro_usd }) => Number(reserved_micro_usd) / COST,
  );

/** A day goes by, as far as what is stored knows. */
async function aDayPasses({ db }: TestWeb): Promise<void> {
  await sql`update engine_spend set day = day - 1`.execute(db);
  await sql`update projects set reserved_day = reserved_day - 1`.execute(db);
  await sql`update abandoned_asks set reserved_day = reserved_day - 1`.execute(db);
}

test('ten people at once through two web processes: three videos are asked for, seven are sold out', async () => {
  const { web, fakes, work } = await start('fal');
  const second = await web.another();
  stops.push(async () => second.close());
  const people = await Promise.all(Array.from({ length: 10 }, () => web.person(1)));
  await work();
  const answers = await Promise.all(
    people.map(({ cookie }, index) =>
      (index % 2 === 0 ? web.app : second).inject({
        ...{ method: 'POST', url: '/api/projects', payload: BODY },
        headers: { cookie, 'idempotency-key': randomUUID() },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(3).fill(201),
    ...Array(7).fill(503),
  ]);
  const refused = answers.find(({ statusCode }) => statusCode === 503)!;
  expect(refused.json()).toMatchObject({ code: 'SOLD_OUT_TODAY' });
  expect(refused.json().message).toMatch(/No credit was taken; please try again in/);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
  for (const [index, answer] of answers.entries()) {
    const person = people[index]!;
    if (answer.statusCode === 201) await projectWhen(person, answer.json().id);
    const { creditsRemaining } = (await person.send('GET', '/api/auth/user')).body;
    expect(creditsRemaining).toBe(answer.statusCode === 201 ? 0 : 1);
  }
  expect(fakes[0]!.prompts).toHaveLength(3);
  expect(await spend(web)).toEqual([3]);
});

test('a price that is written holds for the next ask, in every process, and for what is asked for anew', async () => {
  // Prices are written for good.
  await open('fal at other prices', 'fal');
  const { web, work } = await start('fal', {}, 'fal at other prices');
  const second = await web.another();
  stops.push(async () => second.close());
  const model = web.config.engines[0].model;
  const price = (microUsdPerVideo: number) =>
    addEngineCosts(web.db, [{ engine: 'fal', model, microUsdPerVideo, source: 'a test' }]);
  const person = await web.person(4);
  const id = await createVideo(person);
  expect(await spend(web)).toEqual([1]);
  await price(2 * COST);
  const elsewhere = await second.inject({
    ...{ method: 'POST', url: '/api/projects', payload: BODY },
    headers: { cookie: person.cookie, 'idempotency-key': randomUUID() },
  });
  expect(elsewhere.statusCode).toBe(201);
  expect(await spend(web)).toEqual([3]);
  expect((await person.send('POST', '/api/projects', BODY)).status).toBe(503);
  await price(4 * COST);
  await aDayPasses(web);
  await work();
  // What one video costs is beyond a whole day's budget by now.
  expect((await projectWhen(person, id)).status).toBe('failed');
});

test('where the budget is spent the next engine makes the video', async () => {
  const { web, fakes, work } = await start('fal,google-omni');
  const person = await web.person(5);
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push(await createVideo(person));
  await work();
  for (const id of ids) expect((await projectWhen(person, id)).status).toBe('completed');
  expect(fakes.map(({ prompts }) => prompts.length)).toEqual([3, 2]);
});

test('a video that waits over midnight is reserved for anew, and what it had goes back', async () => {
  const { web, work } = await start('fal');
  const person = await web.person(1);
  const id = await createVideo(person);
  await aDayPasses(web);
  expect(await spend(web)).toEqual([1]);
  await work();
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await spend(web)).toEqual([0, 1]);
});

test('one that waits and finds the new day spent fails with its credit back, or goes to the next engine', async () => {
  for (const [engines, status] of [
    ['fal', 'failed'],
    ['fal,google-omni', 'completed'],
  ] as const) {
    const { web, fakes, work } = await start(engines);
    const [early, late] = [await web.person(1), await web.person(3)];
    const id = await createVideo(early);
    await aDayPasses(web);
    for (let i = 0; i < 3; i += 1) await createVideo(late);
    await work();
    const project = await projectWhen(early, id);
    expect(project).toMatchObject({ status, creditRefunded: status === 'failed' });
    if (status === 'failed') {
      expect(project.failureReason).toBe(
        'All videos that can be made today have been asked for. Please try again later.',
      );
    }
    for (const { id } of (await late.send('GET', '/api/projects')).body)
      await projectWhen(late, id);
    expect(fakes[0]!.prompts).toHaveLength(3);
    expect(await spend(web)).toEqual([0, 3]);
  }
});

const failed = (fault: faults.Fault) => () => ({ state: 'failed', fault }) as const;
const refuse = (fault: faults.Fault) => () => {
  throw new faults.SubmitError(fault, fault.billed === 'no' ? 'no' : 'unknown');
};

test.each<[string, Script, number]>([
  ['refused at submit', { submit: refuse(faults.requestRefused(400)) }, 0],
  ['filtered for nothing', { submit: refuse(faults.filtered('prompt', undefined, 'no')) }, 0],
  ['filtered later, for nothing', { poll: failed(faults.filtered('picture', undefined, 'no')) }, 0],
  [
    'filtered, nobody knows at what price',
    { poll: failed(faults.filtered('picture', undefined, 'unknown')) },
    1,
  ],
  ['lost three times', { poll: failed(faults.jobLost('404')) }, 0],
  [
    'failed three times, nobody knows at what price',
    { poll: failed(faults.jobFailed('', 'unknown')) },
    3,
  ],
  ['failed three times, for nothing', { poll: failed(faults.jobFailed('', 'no')) }, 0],
])('%s: what may be charged stays reserved, the rest goes back', async (_what, script, left) => {
  const { web, work } = await start('fal', script);
  const person = await web.person(1);
  await work();
  const id = await createVideo(person);
  expect((await projectWhen(person, id)).status).toBe('failed');
  expect(await spend(web)).toEqual([left]);
  await person.send('DELETE', `/api/projects/${id}`);
  expect(await spend(web)).toEqual([left]);
});

test('a submit without an answer stays reserved', async () => {
  const { web, fakes, work } = await start('fal', { submit: refuse(faults.noAnswer('500')) });
  fakes[0]!.find = async () => [];
  const person = await web.person(1);
  await work();
  await projectWhen(person, await createVideo(person));
  expect(await spend(web)).toEqual([1]);
});

test('one that is asked again after refusals is reserved for once', async () => {
  const { web, work } = await start('fal', {
    submit: (ask) => {
      if (ask < 3) throw new faults.SubmitError(faults.overQuota('429'), 'no');
    },
  });
  const person = await web.person(1);
  await work();
  expect((await projectWhen(person, await createVideo(person))).status).toBe('completed');
  expect(await spend(web)).toEqual([1]);
});

test('deleted, or past its deadline, before it was asked: it goes back, to the day it was taken from', async () => {
  const { web } = await start('fal');
  const person = await web.person(3);
  await createVideo(person);
  await aDayPasses(web);
  const [today, late] = [await createVideo(person), await createVideo(person)];
  expect(await spend(web)).toEqual([1, 2]);
  await web.db
    .updateTable('projects')
    .set({ deadline_at: sql<Date>`now() - interval '1 s'` })
    .where('id', '=', late)
    .execute();
  await failOverdueProjects(web.db);
  expect(await spend(web)).toEqual([1, 1]);
  for (const { id } of (await person.send('GET', '/api/projects')).body) {
    if (id !== today) await person.send('DELETE', `/api/projects/${id}`);
  }
  expect(await spend(web)).toEqual([0, 1]);
});

test('deleted while the engine works: the note keeps what is reserved, until it is known to be free', async () => {
  const { web, work } = await start('fal', { poll: () => ({ state: 'running' }) });
  const person = await web.person(1);
  await work();
  const id = await createVideo(person);
  await projectWhen(person, id, ({ step }) => step === 'rendering');
  await person.send('DELETE', `/api/projects/${id}`);
  expect(await spend(web)).toEqual([1]);
  const note = await web.db
    .selectFrom('abandoned_asks')
    .selectAll()
    .where('project_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(note).toMatchObject({ account_id: person.id, engine: 'fal', reserved_micro_usd: COST });
  await web.db.transaction().execute((db) => returnReservation(db, note));
  expect(await spend(web)).toEqual([0]);
});

test('a worker that dies between intent and ask leaves it reserved once', async () => {
  const { web, fakes, work } = await start('fal');
  const [fal] = fakes;
  const person = await web.person(1);
  fal!.find = async () => [];
  // It dies: what it was about to do never comes.
  const submit = fal!.submit.bind(fal);
  const dead = Promise.withResolvers<never>();
  fal!.submit = () => dead.promise;
  const id = await createVideo(person);
  await work();
  stops.unshift(async () => dead.reject(new Error('dead')));
  await expect
    .poll(() => web.db.selectFrom('projects').select('submit_started_at').executeTakeFirst())
    .not.toEqual({ submit_started_at: null });
  await sql`update projects set lease_number = lease_number + 1, leased_until = null`.execute(
    web.db,
  );
  fal!.submit = submit;
  await work();
  expect((await projectWhen(person, id)).status).toBe('failed');
  expect(await spend(web)).toEqual([1]);
  expect(await fal!.asked()).toEqual([]);
});

/** A project that a worker is about to ask fal for, with what is reserved for that. */
async function asking({ db }: TestWeb, id: string) {
  return db
    .updateTable('projects')
    .set({ status: 'processing', lease_number: 1, submit_started_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

test('what is given up again, since the answer to its commit was lost, gives back once', async () => {
  const { web, fakes } = await start('fal,google-omni');
  const person = await web.person(2);
  await createVideo(person);
  const row = await asking(web, await createVideo(person));
  const [fal, omni] = fakes as [FakeEngine, FakeEngine];
  const log = { warn() {} } as unknown as StepTools['log'];
  const tools = { db: web.db, engines: lineUp([fal, omni]), log } as StepTools;
  const goOn = () => actOnFault(row, tools, 'submit: closed', faults.overQuota('full'));
  const first = await goOn();
  expect(await goOn()).toEqual(first);
  expect(await spend(web)).toEqual([1]);
  await failProject(web.db, row, { code: 'FAKE', reason: 'No.', billed: 'no' });
});

test('a failed video has nothing reserved: it was given back, or stands with its ask', async () => {
  const { web } = await start('fal');
  const person = await web.person(2);
  for (const billed of ['no', 'unknown'] as const) {
    const row = await asking(web, await createVideo(person));
    await failProject(web.db, row, { code: 'FAKE', reason: 'No.', billed });
  }
  const reserved = await web.db.selectFrom('projects').select('reserved_micro_usd').execute();
  expect(reserved).toEqual([{ reserved_micro_usd: null }, { reserved_micro_usd: null }]);
  expect(await spend(web)).toEqual([1]);
});

test('a video that could not be made in time any more is not asked for, and costs nothing', async () => {
  const { web, fakes, work } = await start('fal');
  const person = await web.person(6);
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1) {
    const id = await createVideo(person).catch(() => undefined);
    if (id) ids.push(id);
    // What is reserved is of no matter here: each makes room for the next.
    await web.db.deleteFrom('engine_spend').execute();
  }
  // Five that took an hour each are a history.
  await web.db
    .updateTable('projects')
    .set({
      ...{ status: 'completed', step: 'publish', engine: 'fal', reserved_day: null },
      reserved_micro_usd: null,
      submit_started_at: sql<Date>`now() - interval '1 hour'`,
      completed_at: sql<Date>`now()`,
    })
    .where('id', 'in', ids)
    .execute();
  await web.db.transaction().execute(async (db) => {
    for (const id of ids) await captureCredit(db, id);
  });
  const late = await createVideo(person);
  await work();
  const ended = await projectWhen(person, late);
  expect(ended).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(ended.failureReason).toContain('it was not begun');
  expect(await fakes[0]!.asked()).toEqual([]);
  expect(await spend(web)).toEqual([0]);
  // They have no files: only their rows stand for them here.
  await web.db.deleteFrom('projects').where('id', 'in', ids).execute();
});
