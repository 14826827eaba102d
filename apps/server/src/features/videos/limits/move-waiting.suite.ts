import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { FakeEngine } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../../test/web.ts';
import { BODY, startTestWorker } from '../../../../test/worker.ts';
import { askLimitsOf } from '../../../wiring/ask-limits.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { refusingEngines } from '../health/health.ts';
import { readSpent } from '../health/queries.ts';
import { failOverdueProjects } from '../job/outcome.ts';
import { videoKey } from '../media/keys.ts';
import { moveWaiting } from './move-waiting.ts';
import { switchEngine } from './switches.ts';

export const ENGINES = ['fal', 'google-omni'];
const KEYS = { FAL_KEY: 'key', GEMINI_API_KEY: 'key', VIDEO_ENGINE: ENGINES.join() };
/** 100 cents buy three videos of 33 at either. */
export const BUDGETS = {
  ENGINE_COST_CENTS: 'fal=33,google-omni=33',
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100,google-omni=100',
};

/** One for each configuration. */
const webs = new Map<Record<string, string>, TestWeb>();

export async function close(): Promise<void> {
  for (const web of webs.values()) await web.close();
}

const stops: (() => Promise<unknown>)[] = [];

/** Ends what a test began, and expects the ledger to be clean. */
export async function endAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop();
  for (const web of webs.values()) {
    expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
    await clear(web);
  }
}

/** As if nobody had asked for anything yet, with both engines on. */
async function clear({ db, sql }: TestWeb): Promise<void> {
  for (const id of ENGINES) await switchEngine(db, id, true);
  await sql`update projects set deadline_at = now() where status in ('pending', 'processing')`;
  await failOverdueProjects(db);
  await sql`delete from projects`;
  for (const table of ['engine_spend', 'engine_news', 'abandoned_asks']) {
    await sql`delete from ${sql(table)}`;
  }
}

const USUAL = {};

/** A product with fal and google-omni, played by fakes of their own in each test. */
export async function start(config: Record<string, string> = USUAL) {
  const web = webs.get(config) ?? (await createTestWeb({ ...KEYS, ...config }));
  webs.set(config, web);
  const directory = await mkdtemp(join(web.directory, 'engines-'));
  const video = await plainVideo();
  const fake = (id: string) => new FakeEngine({ directory, id, video });
  const [fal, omni] = [fake('fal'), fake('google-omni')];
  const limits = askLimitsOf(web.config);
  const work = async () =>
    stops.push(
      (await startTestWorker(web, { engines: [fal, omni], limits, ffmpeg: 'replayed' })).stop,
    );
  const rowOf = (id: string) =>
    web.db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Switches these on, and the others off. */
  const turnOn = async (...on: string[]) => {
    for (const id of ENGINES) await switchEngine(web.db, id, on.includes(id));
  };
  const move = () =>
    moveWaiting(web.db, { engines: ENGINES, limits }, () => refusingEngines(web.db, ENGINES));
  const spent = async () => Object.fromEntries(await readSpent(web.db));
  return { web, fal, omni, work, rowOf, turnOn, move, spent };
}

/** Answers the ids of its videos. */
export async function createSeries(person: Person, rows: number, enhancePrompt = false) {
  const templateData = { ...BODY.templateData, enhancePrompt };
  const items = Array.from({ length: rows }, (_, i) => ({
    ...{ ...BODY, templateData },
    prompt: `Cream ${i}`,
  }));
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await person.send('POST', '/api/series', { title: 'Many', items }, key);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.projectIds as string[];
}

/** Moves series of so many videos: one person's two, and between them another's. */
export async function expectToGoOverWhole([first, second, more]: readonly [
  number,
  number,
  number,
]) {
  const { web, rowOf, turnOn, move, spent } = await start({
    ...BUDGETS,
    ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100000,google-omni=100000',
  });
  const people = await Promise.all([first + more, second].map((credits) => web.person(credits)));
  await turnOn('google-omni');
  const ids = [
    ...(await createSeries(people[0]!, first)),
    ...(await createSeries(people[1]!, second)),
    ...(await createSeries(people[0]!, more)),
  ];
  const before = await Promise.all(ids.map(rowOf));
  await turnOn('fal');
  await Promise.all([move(), move(), move()]);
  await move();
  const after = await Promise.all(ids.map(rowOf));
  for (const [i, row] of after.entries()) {
    const { turn, deadline_at, line_until } = before[i]!;
    expect(row).toMatchObject({ status: 'pending', engine: 'fal', turn, deadline_at, line_until });
  }
  expect(await spent()).toEqual({ fal: ids.length * 330_000, 'google-omni': 0 });
}
