import { afterAll, afterEach, expect, test } from 'vitest';
import type { Person } from '../../../test/web.ts';
import { claimDueProject } from '../videos/job/claim-queries.ts';
import { putInLine } from '../videos/job/lease-queries.ts';
import { failOverdueProjects } from '../videos/job/outcome.ts';
import { askForSeries, endAll, places, SUBMITS, testTurns, web } from './turns.suite.ts';

afterAll(web.close);
afterEach(endAll);

testTurns({ rows: 40, singles: 8 });

test('a video whose turn comes after hours has its time from then, and no longer', async () => {
  const [person] = (await askForSeries(1, 3)) as [Person];
  const rows = () => web.sql<{ status: string; left: number }[]>`
    select status, extract(epoch from deadline_at - now())::float as left from projects
    where account_id = ${person.id} order by series_index`;
  const pass = (hours: number) => web.sql`
    update projects set created_at = created_at - make_interval(hours => ${hours}),
      due_at = due_at - make_interval(hours => ${hours}),
      deadline_at = deadline_at - make_interval(hours => ${hours}),
      line_until = line_until - make_interval(hours => ${hours}),
      leased_until = leased_until - make_interval(hours => ${hours})
    where account_id = ${person.id}`;
  await pass(20);
  await failOverdueProjects(web.db);
  expect((await rows()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
  const claim = () =>
    claimDueProject(web.db, SUBMITS, { ...places, elsewhere: [], leaseSeconds: 60 });
  const [first, second] = [(await claim())!, (await claim())!];
  await failOverdueProjects(web.db);
  const [begun, , waiting] = await rows();
  expect(begun).toMatchObject({ status: 'processing' });
  // What it has from its turn is of minutes, what is left of its wait of hours.
  expect(begun!.left).toBeLessThan(waiting!.left / 10);
  // One that is put back waits as long as it would have.
  await putInLine(web.db, second);
  expect((await rows())[1]!.left).toBeCloseTo(waiting!.left, -2);
  await pass(1);
  await failOverdueProjects(web.db);
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'pending', 'pending']);
  expect((await person.send('GET', `/api/projects/${first.id}`)).body).toMatchObject({
    ...{ status: 'failed', creditRefunded: true },
  });
  await pass(4);
  await failOverdueProjects(web.db);
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
});
