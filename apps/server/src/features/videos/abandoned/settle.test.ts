import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { lockAwaited } from '../../../../test/on-database.ts';
import type { Person } from '../../../../test/web.ts';
import type { DB } from '../../../schema.ts';
import { fromNow } from '../job/lease-queries.ts';
import { failProject } from '../job/outcome.ts';
import type { ProjectRow } from '../queries.ts';
import { noteLateHandle } from './note.ts';
import {
  type AbandonedAsk,
  countFreeAbandons,
  deleteAbandonedAsk,
  isHandleOfAnother,
  putOffTelling,
  takeDueAbandonedAsk,
} from './queries.ts';
import { expectOneSettlementEach, FAILURE, handleOf, takenVideos, web } from './settle.suite.ts';
import { settleAsk } from './settle.ts';

const { db } = web;
afterAll(web.close);

test('deletions beside completions, failures and the deadline, and two tellers: each hold of 20 is settled once', () =>
  expectOneSettlementEach(20));

test.each([
  [
    'its owner',
    (person: Person, row: ProjectRow) => person.send('DELETE', `/api/projects/${row.id}`),
  ],
  ['a worker', (_person: Person, row: ProjectRow) => failProject(db, row, FAILURE)],
])(
  'a note of a job that its project uses is not forgotten when %s gives that up meanwhile',
  async (_who, giveUp) => {
    const person = await web.person(1);
    const [row] = await takenVideos(person, 1);
    await noteLateHandle(db, row!, handleOf(row!.id));
    const note = () =>
      db
        .selectFrom('abandoned_asks')
        .selectAll()
        .where('project_id', '=', row!.id)
        .executeTakeFirstOrThrow();
    const read = await note();
    await giveUp(person, row!);
    await deleteAbandonedAsk(db, read);
    expect((await note()).reason).not.toBe(read.reason);
  },
);

test('the first word stands, and no word settles what was given back', async () => {
  const person = await web.person(4);
  const rows = await takenVideos(person, 4);
  for (const { id } of rows) await person.send('DELETE', `/api/projects/${id}`);
  const key = ({ id }: ProjectRow) => ({ project_id: id, attempt: 1 });
  const [first, second, third, fourth] = rows.map(key);
  for (const words of [
    ['yes', 'no'],
    ['no', 'yes'],
  ] as const) {
    for (const word of words) {
      await settleAsk(db, words[0] === 'yes' ? third! : fourth!, word);
      await settleAsk(db, words[0] === 'yes' ? first! : second!, word);
    }
  }
  const asks = await db
    .selectFrom('abandoned_asks')
    .select(['project_id', 'credit', 'billed'])
    .where('account_id', '=', person.id)
    .execute();
  const byId = new Map(asks.map(({ project_id, ...rest }) => [project_id, rest]));
  expect(rows.map(({ id }) => byId.get(id))).toEqual([
    { credit: 'returned', billed: 'yes' },
    { credit: 'returned', billed: 'no' },
    { credit: 'spent', billed: 'yes' },
    { credit: 'returned', billed: 'no' },
  ]);
  expect(await countFreeAbandons(db, person.id)).toBe(1);
});

test('a day later a deletion does not count any more', async () => {
  const person = await web.person(1);
  const [row] = await takenVideos(person, 1);
  await person.send('DELETE', `/api/projects/${row!.id}`);
  expect(await countFreeAbandons(db, person.id)).toBe(1);
  const yesterday = fromNow(-24 * 3600);
  await db.updateTable('abandoned_asks').set({ abandoned_at: yesterday }).execute();
  expect(await countFreeAbandons(db, person.id)).toBe(0);
});

test('fourteen tries take two hours', async () => {
  const person = await web.person(1);
  const [row] = await takenVideos(person, 1);
  await person.send('DELETE', `/api/projects/${row!.id}`);
  await db.deleteFrom('abandoned_asks').where('project_id', '<>', row!.id).execute();
  let seconds = 0;
  for (let tries = 1; tries < 14; tries += 1) {
    await db
      .updateTable('abandoned_asks')
      .set({ cancel_due_at: fromNow(-1) })
      .execute();
    const before = Date.now();
    const { cancel_due_at } = (await takeDueAbandonedAsk(db))!;
    seconds += (cancel_due_at!.getTime() - before) / 1000;
  }
  expect(seconds / 3600).toBeGreaterThan(1.9);
  expect(seconds / 3600).toBeLessThan(2.2);
});

/** How often this connection has read the whole table. */
async function scans(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select pg_stat_get_xact_numscans('abandoned_asks'::regclass) as scans`.execute(db);
  return Number(rows[0]!.scans);
}

test('among twenty thousand asks the count and the look-up by handle read no whole table', async () => {
  const person = await web.person(0);
  await web.sql`
    insert into abandoned_asks (project_id, account_id, attempt, engine, handle, reason, billed, credit)
    select gen_random_uuid(), ${person.id}, 1, 'fal', jsonb_build_object('id', n), 'DELETED', 'no', 'returned'
    from generate_series(1, 20000) n`;
  await web.sql`analyze abandoned_asks`;
  await db.transaction().execute(async (db) => {
    const before = await scans(db);
    await countFreeAbandons(db, person.id);
    await isHandleOfAnother(db, handleOf('none'), { id: crypto.randomUUID(), attempt: 1 });
    expect(await scans(db)).toBe(before);
  });
});

/** A video of somebody who has no free deletion left, as its worker's note has it: its credit is held. */
async function heldAsk(): Promise<{ person: Person; asked: AbandonedAsk }> {
  const person = await web.person(3);
  const rows = await takenVideos(person, 3);
  for (const { id } of rows) await person.send('DELETE', `/api/projects/${id}`);
  const asked = await db
    .selectFrom('abandoned_asks')
    .selectAll()
    .where('account_id', '=', person.id)
    .where('credit', '=', 'held')
    .executeTakeFirstOrThrow();
  return { person, asked };
}

test('of two who asked at once, a word that it was free counts also after one that said nothing', async () => {
  const { person, asked } = await heldAsk();
  await settleAsk(db, asked, 'unknown', { asked });
  const credits = async () => (await person.send('GET', '/api/auth/user')).body.creditsRemaining;
  expect(await credits()).toBe(2);
  for (let times = 0; times < 2; times += 1) await settleAsk(db, asked, 'no', { asked });
  expect(await credits()).toBe(3);
});

test('nobody else tells of an ask while it is told, and a telling in vain puts it off by 5 s', async () => {
  const { asked } = await heldAsk();
  const dueIn = async () => {
    const { seconds } = await db
      .selectFrom('abandoned_asks')
      .select(sql<number>`extract(epoch from cancel_due_at - now())::float`.as('seconds'))
      .where('project_id', '=', asked.project_id)
      .executeTakeFirstOrThrow();
    return seconds;
  };
  let taken = await takeDueAbandonedAsk(db);
  while (taken && taken.project_id !== asked.project_id) taken = await takeDueAbandonedAsk(db);
  // Of the database's clock, in which a test on a busy machine loses a few.
  expect(await dueIn()).toBeGreaterThan(10);
  await putOffTelling(db, asked);
  expect(await dueIn()).toBeLessThanOrEqual(5);
  // Its owner has deleted it, or it got a handle: due at once, whoever is at it.
  await makeDue(db, asked);
  await putOffTelling(db, asked);
  expect(await dueIn()).toBeLessThanOrEqual(0);
  // So it is where that is written while whoever told in vain waits for the row.
  await makeDue(db, asked, 35);
  const puttingOff = await db.transaction().execute(async (transaction) => {
    await makeDue(transaction, asked, 35);
    const puttingOff = putOffTelling(db, asked);
    await lockAwaited(web.sql);
    await makeDue(transaction, asked);
    return [puttingOff];
  });
  await Promise.all(puttingOff);
  expect(await dueIn()).toBeLessThanOrEqual(0);
});

const makeDue = (db: Kysely<DB>, { project_id }: AbandonedAsk, seconds = 0) =>
  db
    .updateTable('abandoned_asks')
    .set({ cancel_due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('project_id', '=', project_id)
    .execute();
