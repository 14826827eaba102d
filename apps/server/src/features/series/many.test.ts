import { afterAll, afterEach, expect, test } from 'vitest';
import { createVideo, defaultLimits } from '../../../test/worker.ts';
import { claimDueProject } from '../videos/job/claim-queries.ts';
import { ask, expectAllAnswered, expectCleanLedger, web } from './many.suite.ts';

afterAll(web.close);
afterEach(expectCleanLedger);

const claim = () =>
  claimDueProject(
    web.db,
    { steps: ['submit'], engines: ['fake'] },
    { firstEngine: 'fake', elsewhere: [], limits: defaultLimits, leaseSeconds: 60 },
  );

test('a single video waits for no more than one of a series that was asked for before it', async () => {
  const [many, single] = [await web.person(30), await web.person(1)];
  await ask(many, 30);
  const first = await claim();
  expect(first?.account_id).toBe(many.id);
  await createVideo(single);
  const owners = [(await claim())?.account_id, (await claim())?.account_id];
  expect(owners).toContain(single.id);
  // Of a series the first row is made first.
  const rows = await web.sql<{ place: number }[]>`
    select series_index as place from projects where account_id = ${many.id} and status <> 'pending'`;
  expect(rows.map(({ place }) => place).sort()).toEqual([0, 1]);
});

test('twenty people who ask for thirty at once are all answered, and nobody owes anything', () =>
  expectAllAnswered(30));
