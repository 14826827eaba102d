import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { filtered, keyRefused, modelGone, noAnswer, overQuota } from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { enginesFail } from '../../alerts/conditions.ts';
import { switchEngine } from '../limits/switches.ts';
import { readHealth } from './health.ts';
import { forgetNews, insertNews, type News } from './news.ts';
import { readFaults } from './queries.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);
beforeEach(async () => {
  await sql`delete from engine_news`;
  await sql`delete from engine_switches`;
});

type Told = Omit<News, 'engine'>;
const ask: Told = { about: 'ask' };
const job: Told = { about: 'job' };
const failing = (about: News['about'], fault: NonNullable<News['fault']>): Told => ({
  about,
  fault,
});
const KEY = keyRefused('FAL_KEY', 401);
const GONE = modelGone('FAL_VIDEO_MODEL', 'x');
const QUIET = noAnswer('500');

/** What fal told so many minutes ago, the oldest first; then how it is. */
async function after(...told: [minutesAgo: number, Told][]) {
  for (const [minutes, one] of told) {
    await insertNews(db, { engine: 'fal', ...one });
    await sql`update engine_news set at = now() - ${minutes}::float * interval '1 minute'
      where id = (select max(id) from engine_news)`;
  }
  const { health, since } = (await readHealth(db, ['fal', 'studio'])).get('fal')!;
  const ago = since && Math.round((Date.now() - since.getTime()) / 60_000);
  return { health, ago };
}

const OK = { health: 'ok', ago: null };

test('an engine that nobody has asked is not known, and one that works is well', async () => {
  expect(await after()).toEqual({ health: 'unknown', ago: null });
  expect(await after([5, ask])).toEqual(OK);
  expect(await after([1, failing('job', QUIET)])).toEqual(OK);
  expect((await readHealth(db, ['studio'])).get('studio')?.health).toBe('unknown');
});

test('a refused key stands from when it was first refused until an ask is accepted', async () => {
  expect(await after([90, ask], [60, failing('ask', KEY)], [9, failing('ask', KEY)])).toEqual({
    ...{ health: 'key-refused', ago: 60 },
  });
  // A job from before is given out all the same.
  expect(await after([5, job])).toMatchObject({ health: 'key-refused' });
  expect(await after([4, failing('ask', overQuota('429'))])).toMatchObject({
    health: 'key-refused',
  });
  expect(await after([3, ask])).toEqual(OK);
});

test('one that was refused at a job is over when a job goes well', async () => {
  expect(await after([20, ask], [9, failing('job', KEY)])).toEqual({
    ...{ health: 'key-refused', ago: 9 },
  });
  expect(await after([5, job])).toEqual(OK);
});

test('a model that is gone stands as well', async () => {
  expect(await after([20, ask], [9, failing('ask', GONE)])).toMatchObject({
    ...{ health: 'model-gone', ago: 9 },
  });
});

test('nothing but faults for ten minutes is down, and one good answer ends it', async () => {
  expect(await after([60, ask], [12, failing('job', QUIET)], [3, failing('ask', QUIET)])).toEqual(
    OK,
  );
  expect(await after([1, failing('job', QUIET)])).toEqual({ health: 'down', ago: 12 });
  expect(await after([0, job])).toEqual(OK);
});

test('an engine that never worked is down after ten minutes, too', async () => {
  expect(await after([15, failing('ask', QUIET)])).toMatchObject({ health: 'unknown' });
  expect(await after([1, failing('ask', QUIET)])).toEqual({ health: 'down', ago: 15 });
});

test('what a filter refuses was answered by an engine that works', async () => {
  const refused = failing('ask', filtered('prompt', undefined, 'no'));
  expect(await after([60, failing('ask', KEY)], [30, failing('ask', QUIET)], [1, refused])).toEqual(
    OK,
  );
});

test('one that is switched off is that, since then', async () => {
  await after([9, ask]);
  await switchEngine(db, 'fal', false);
  expect(await after()).toEqual({ health: 'off', ago: 0 });
  await switchEngine(db, 'fal', true);
  expect(await after()).toEqual(OK);
});

test('a key is no less refused, and an engine no less down, when the engine is switched off', async () => {
  const alerts = async () =>
    (await enginesFail(() => readHealth(db, ['fal'])).find(new Set())).map(({ kind }) => kind);
  await after([20, failing('ask', QUIET)], [9, failing('ask', KEY)]);
  await switchEngine(db, 'fal', false);
  expect(await after()).toEqual({ health: 'key-refused', ago: 9 });
  expect(await alerts()).toEqual(['key-refused']);
  // A job of yesterday is given out: the key is refused all the same.
  expect(await after([8, job])).toEqual({ health: 'key-refused', ago: 9 });
  await switchEngine(db, 'fal', true);
  expect(await alerts()).toEqual(['key-refused']);
  expect(await after([7, ask])).toEqual(OK);
  expect(await alerts()).toEqual([]);
  await after([30, failing('ask', QUIET)], [1, failing('ask', QUIET)]);
  await switchEngine(db, 'fal', false);
  expect(await after()).toEqual({ health: 'down', ago: 30 });
});

test('what an engine refused is remembered as long as it stands, and no longer', async () => {
  const DAY = 24 * 60;
  await switchEngine(db, 'fal', false);
  await after([30 * DAY, failing('ask', KEY)], [29 * DAY, failing('ask', KEY)]);
  while ((await forgetNews(db, 7, 10)) > 0);
  expect(await after()).toEqual({ health: 'key-refused', ago: 30 * DAY });
  await after([8 * DAY, ask]);
  while ((await forgetNews(db, 7, 1)) > 0);
  expect(await after()).toEqual({ health: 'off', ago: 0 });
  expect(await sql`select from engine_news`).toHaveLength(0);
});

test('faults are counted by code over an hour', async () => {
  await after(
    ...[61, 59, 2, 1].map((ago): [number, Told] => [ago, failing('job', QUIET)]),
    [1, failing('ask', KEY)],
    [1, ask],
  );
  expect(await readFaults(db, ['fal'])).toEqual([
    { engine: 'fal', code: 'NO_ANSWER', count: 3 },
    { engine: 'fal', code: 'KEY_REFUSED', count: 1 },
  ]);
});
