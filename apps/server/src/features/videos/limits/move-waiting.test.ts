import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createVideo, projectWhen } from '../../../../test/worker.ts';
import { keyRefused } from '../../../engines/faults.ts';
import { lockCredits } from '../../credits/service.ts';
import { addEngineCosts } from '../costs/engine-costs.ts';
import { insertNews } from '../health/news.ts';
import { failOverdueProjects } from '../job/outcome.ts';
import {
  BUDGETS,
  close,
  createSeries,
  endAll,
  expectToGoOverWhole,
  start,
} from './move-waiting.suite.ts';

afterAll(close);
afterEach(endAll);

test('what waits for a stand-in is made by the first engine when that is on, and the stand-in off', async () => {
  const { web, fal, omni, work, rowOf, turnOn, spent } = await start(BUDGETS);
  const person = await web.person(3);
  const cost = { model: 'fake-1', source: 'a test' };
  await addEngineCosts(web.db, [
    { ...cost, engine: 'fal', microUsdPerVideo: 310_000 },
    { ...cost, engine: 'google-omni', microUsdPerVideo: 210_000 },
  ]);
  await turnOn('google-omni');
  const id = await createVideo(person);
  expect(await rowOf(id)).toMatchObject({ engine: 'google-omni', reserved_micro_usd: 330_000 });
  await turnOn('fal');
  await work();
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await omni.asked()).toEqual([]);
  expect(await fal.asked()).toHaveLength(1);
  // What is paid, and to whom, goes by the engine that was asked.
  const asks = web.db.selectFrom('engine_asks').where('project_id', '=', id);
  expect(await asks.select(['engine', 'micro_usd']).execute()).toEqual([
    { engine: 'fal', micro_usd: 310_000 },
  ]);
  const outcome = web.db.selectFrom('video_outcomes').where('project_id', '=', id);
  expect(await outcome.select('engine').execute()).toEqual([{ engine: 'fal' }]);
  expect(await spent()).toEqual({ fal: 330_000, 'google-omni': 0 });
});

test('a video of a series whose turn comes as its engine is switched off waits on, with its turn and its time', async () => {
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const { promise: rewritten, resolve: end } = Promise.withResolvers<string>();
  const { web, fal, work, rowOf, turnOn } = await start({ QUEUE_DEADLINE_SECONDS: '86400' });
  fal.enhance = async () => {
    begin();
    return rewritten;
  };
  const person = await web.person(1);
  const [id] = (await createSeries(person, 1, true)) as [string];
  const before = await rowOf(id);
  await work();
  await asked;
  await turnOn();
  end('A better prompt');
  await projectWhen(person, id, async () => (await rowOf(id)).leased_until === null);
  expect(await rowOf(id)).toMatchObject({
    ...{ status: 'pending', turn: before.turn, deadline_at: before.line_until },
  });
  // Longer than a turn takes.
  await sql`update projects set deadline_at = deadline_at - interval '2 hours',
    line_until = line_until - interval '2 hours'`.execute(web.db);
  await failOverdueProjects(web.db);
  await turnOn('fal');
  expect((await projectWhen(person, id)).status).toBe('completed');
});

test('nothing goes back to an engine that has refused its key, until that works again', async () => {
  const { web, rowOf, turnOn, move } = await start(BUDGETS);
  const person = await web.person(1);
  await turnOn('google-omni');
  const id = await createVideo(person);
  const asked = { engine: 'fal', about: 'ask' } as const;
  await insertNews(web.db, { ...asked, fault: keyRefused('FAL_KEY', 401) });
  await turnOn('fal');
  await move();
  expect(await rowOf(id)).toMatchObject({ status: 'pending', engine: 'google-omni' });
  await insertNews(web.db, asked);
  await move();
  expect(await rowOf(id)).toMatchObject({ status: 'pending', engine: 'fal' });
});

test('whose balance somebody else has keeps nobody else waiting', async () => {
  const { web, rowOf, turnOn, move } = await start(BUDGETS);
  const [ann, ben] = [await web.person(1), await web.person(1)];
  await turnOn('google-omni');
  const [first, second] = [await createVideo(ann), await createVideo(ben)];
  await turnOn('fal');
  await web.db.transaction().execute(async (db) => {
    await lockCredits(db, ann.id);
    await move();
  });
  expect(await rowOf(first)).toMatchObject({ engine: 'google-omni' });
  expect(await rowOf(second)).toMatchObject({ engine: 'fal' });
  await move();
  expect(await rowOf(first)).toMatchObject({ engine: 'fal' });
});

test('what no engine that is on would take as a new ask waits on where it is, and is made there later', async () => {
  const { web, fal, omni, work, rowOf, turnOn, move, spent } = await start(BUDGETS);
  const [ann, ben] = [await web.person(3), await web.person(4)];
  // All that fal may make today.
  for (let i = 0; i < 3; i += 1) await createVideo(ann);
  await turnOn('google-omni');
  const waiting = [await createVideo(ben), await createVideo(ben)];
  await turnOn('fal');
  await move();
  for (const id of waiting) {
    expect(await rowOf(id)).toMatchObject({ status: 'pending', engine: 'google-omni' });
  }
  // Room for one: the first in line.
  await web.db
    .updateTable('engine_spend')
    .set({ reserved_micro_usd: 660_000 })
    .where('engine', '=', 'fal')
    .execute();
  await move();
  expect(await Promise.all(waiting.map(async (id) => (await rowOf(id)).engine))).toEqual([
    ...['fal', 'google-omni'],
  ]);
  expect(await spent()).toEqual({ fal: 990_000, 'google-omni': 330_000 });
  // Back to what is reserved in truth.
  await web.db
    .updateTable('engine_spend')
    .set({ reserved_micro_usd: 1_320_000 })
    .where('engine', '=', 'fal')
    .execute();
  await turnOn('fal', 'google-omni');
  await work();
  for (const id of waiting) expect((await projectWhen(ben, id)).status).toBe('completed');
  expect(await omni.asked()).toHaveLength(1);
  expect(await fal.asked()).toHaveLength(4);
});

test('an engine whose filter refuses somebody too often gets nothing of theirs', async () => {
  const { web, rowOf, turnOn, move } = await start();
  const [ann, ben] = [await web.person(1), await web.person(1)];
  await turnOn('google-omni');
  const [hers, his] = [await createVideo(ann), await createVideo(ben)];
  await sql`
    insert into abandoned_asks (project_id, attempt, account_id, engine, reason, billed)
    select gen_random_uuid(), 1, ${ann.id}, 'fal', 'FILTERED_PROMPT', 'no'
    from generate_series(1, 100)`.execute(web.db);
  await turnOn('fal');
  await move();
  expect(await rowOf(hers)).toMatchObject({ status: 'pending', engine: 'google-omni' });
  expect(await rowOf(his)).toMatchObject({ status: 'pending', engine: 'fal' });
});

test('series that wait go over whole, in their turns, however many processes move them at once', () =>
  expectToGoOverWhole([40, 15, 10]));

test('what is claimed or begun is left alone, and so is what waits for an engine that is on', async () => {
  const { web, rowOf, turnOn, move } = await start();
  const person = await web.person(3);
  const [waits, begun] = [await createVideo(person), await createVideo(person)];
  await turnOn('google-omni');
  const stays = await createVideo(person);
  await web.db
    .updateTable('projects')
    .set({ status: 'processing', engine: 'fal', submit_started_at: new Date() })
    .where('id', '=', begun)
    .execute();
  await move();
  expect((await rowOf(waits)).engine).toBe('google-omni');
  expect((await rowOf(begun)).engine).toBe('fal');
  await turnOn('fal', 'google-omni');
  await move();
  expect((await rowOf(stays)).engine).toBe('google-omni');
});

test('what was paid for the text model of an engine is so after a move, too', async () => {
  const { web, rowOf, turnOn, move } = await start({ FREE_ABANDONS_PER_DAY: '0' });
  const person = await web.person(1);
  await turnOn('google-omni');
  const id = await createVideo(person);
  // Its prompt was rewritten, and it has waited for a place since.
  await web.db.updateTable('projects').set({ enhance_tried: true }).execute();
  await turnOn('fal');
  await move();
  expect((await rowOf(id)).engine).toBe('fal');
  expect((await person.send('GET', `/api/projects/${id}`)).body.deleteRefunds).toBe(false);
});
