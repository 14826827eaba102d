import { sql as query } from 'kysely';
import { expect, test } from 'vitest';
import { emptyReportsOf } from '../../reports/queries.ts';
import { APART, BOTH, NOWHERE, openEvidence } from './evidence.suite.ts';
import { writeObjection } from './queries.ts';

// The time that files of a video that is taken down are kept.

const { db, sql, person, disk, video, commit, move, places, later } = await openEvidence();

test('files that never got apart go when their time is over, as the others', async () => {
  const id = await video(disk);
  await commit(id, 'takeDown');
  await later('30 days 1 hour');
  await move(disk, id);
  expect(await places(disk, id)).toEqual(NOWHERE);
});

test('files lie apart for 30 days and an hour, looked at after half an hour and a day', async () => {
  const id = await video(disk);
  await commit(id, 'takeDown');
  const looks: number[] = [];
  for (let hours = 0; hours < 24 * 31; ) {
    const [row] = await sql`select due_at <= now() as is from evidence where project_id = ${id}`;
    if (row?.is) looks.push(hours);
    await move(disk, id);
    const step = hours < 1 ? 0.25 : 6;
    await later(`${step * 60} minutes`);
    hours += step;
  }
  expect(looks).toEqual([0, 0.5, 25, 721]);
  expect(await places(disk, id)).toEqual(NOWHERE);
  expect(await sql`select from evidence where project_id = ${id}`).toEqual([]);
});

test('while an objection waits they are kept, and put back after it', async () => {
  const id = await video(disk);
  await commit(id, 'takeDown');
  await move(disk, id);
  // In the last moment of its time, which is over by the time of its commit: it is judged as of the
  // transaction's begin.
  await db.transaction().execute(async (db) => {
    const now = query<{ next: Date }>`select now() + interval '1 ms' as next`;
    const [{ next }] = (await now.execute(db)).rows as [{ next: Date }];
    const [takedown] = await sql`
      update takedowns set until = ${next} where project_id = ${id} returning id`;
    const isOver = () => sql`select ${next}::timestamptz < clock_timestamp() as is`;
    await expect.poll(isOver).toEqual([{ is: true }]);
    await later('30 days');
    await move(disk, id);
    expect(await writeObjection(db, takedown!.id, 'No.')).toBe(true);
  });
  for (let days = 0; days < 33; days += 1) {
    await later('1 day');
    await move(disk, id);
  }
  expect(await places(disk, id)).toEqual(APART);
  await commit(id, 'putBack');
  await move(disk, id);
  expect(await places(disk, id)).toEqual(BOTH);
});

test('what is back is no evidence, although copies lie apart: its report goes with the account', async () => {
  const id = await video(disk);
  const words = async () => {
    await emptyReportsOf(db, person.id);
    return sql`select text from reports where project_id = ${id}`;
  };
  await commit(id, 'takeDown');
  await sql`update reports set text = 'Not theirs.', account_id = ${person.id} where project_id = ${id}`;
  expect(await words()).toEqual([{ text: 'Not theirs.' }]);
  await sql`update reports set account_id = ${person.id} where project_id = ${id}`;
  await commit(id, 'putBack');
  await move(disk, id);
  expect(await words()).toEqual([]);
});
