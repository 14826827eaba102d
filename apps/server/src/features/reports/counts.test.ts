import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { BOSS, reporting } from './test-reports.ts';

const web = await createTestWeb({ ADMIN_EMAILS: BOSS });
afterAll(web.close);
const { boss, report, decide, sharedVideo, takenDown, object } = await reporting(web);
const owner = await web.person();

const linesOf = async (year: string) => {
  const { status, body, headers } = await boss.send('GET', `/api/admin/reports.csv?year=${year}`);
  return { status, lines: String(body).replace(/\r\n$/, '').split('\r\n'), headers };
};
/** A decision that took so many hours. */
const took = (id: string, hours: number) =>
  web.sql`update reports set decided_at = created_at + ${hours} * interval '1 hour' where id = ${id}`;

test('a year is counted by kind and in all, from rows that say nothing else any more', async () => {
  const [year] = await web.sql`select extract(year from now() at time zone 'UTC')::text as year`;
  for (const hours of [2, 4, 12]) {
    const { id } = (await report((await sharedVideo(owner)).token, { kind: 'illegal' })).body;
    await decide(id, 'keep');
    await took(id, hours);
  }
  // Put back, confirmed, moot, and waiting.
  const [back, stays, moot, waits] = [
    ...[await takenDown(owner), await takenDown(owner)],
    ...[await takenDown(owner), await takenDown(owner)],
  ] as const;
  for (const { id } of [back, stays, moot, waits]) await object(owner, id);
  await decide(back!.reportId, 'keep');
  await decide(stays!.reportId, 'remove');
  await owner.send('DELETE', `/api/projects/${moot!.id}`);
  await report((await sharedVideo(owner)).token, { kind: 'copyright' });
  const gone = await sharedVideo(owner);
  await report(gone.token, { kind: 'copyright' });
  await owner.send('DELETE', `/api/projects/${gone.id}`);
  await web.sql`update reports set text = null, reason = null, email = null`;

  const { lines, headers } = await linesOf(year!.year);
  expect(lines).toEqual([
    '\uFEFFyear,kind,notices,kept,removed,moot,open,median_hours_to_decide,videos_taken_down,objections,put_back,confirmed,objections_moot,objections_open,median_hours_to_answer',
    `${year!.year},illegal,3,3,0,0,0,4.0,0,0,0,0,0,0,`,
    `${year!.year},copyright,2,0,0,1,1,,0,0,0,0,0,0,`,
    `${year!.year},other,4,0,4,0,0,0.0,4,4,1,1,1,1,0.0`,
    `${year!.year},all,9,3,4,1,1,0.0,4,4,1,1,1,1,0.0`,
  ]);
  expect(headers['content-disposition']).toBe(`attachment; filename="reports-${year!.year}.csv"`);
  expect((await linesOf('2001')).lines[4]).toBe('2001,all,0,0,0,0,0,,0,0,0,0,0,0,');
});

test.each(['', 'x', '1999', '20266', '=1+1', '2026&year=2027'])('%s is no year', async (year) => {
  expect((await linesOf(year)).status).toBe(400);
});
