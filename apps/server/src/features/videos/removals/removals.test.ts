import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { keysOf, videoKey } from '../media/keys.ts';
import { noteRemoved, requestRemoval, takeDueRemovals } from './queries.ts';
import { startRemovals } from './removals.ts';
import { type RemovalTools, removeFilesOf } from './remove-files.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

let asked: string[][] = [];
let stuck = new Set<string>();
let isAway = false;
beforeEach(async () => {
  [asked, stuck, isAway] = [[], new Set(), false];
  await sql`delete from file_removals`;
});
const storage = {
  async remove(keys: string[]) {
    asked.push(keys);
    if (isAway) throw new Error('the storage is away');
    return keys.filter((key) => stuck.has(key)).map((key) => ({ key, reason: 'AccessDenied' }));
  },
  async removeParts() {},
} as Partial<Storage>;
const tools = { db, storage, log: pino({ level: 'silent' }) } as unknown as RemovalTools;

/** Does all that is due, as one worker; answers for how many projects. */
async function work(most = 500): Promise<number> {
  let done = 0;
  for (;;) {
    const taken = await takeDueRemovals(db, most);
    if (!taken) return done;
    await removeFilesOf(taken, tools);
    done += taken.projectIds.length;
  }
}
async function removal(): Promise<string> {
  const id = randomUUID();
  await requestRemoval(db, id);
  return id;
}
/** As if so much time had gone by since. */
const pass = (interval: string) => sql`
  update file_removals set due_at = due_at - ${interval}::interval,
    requested_at = requested_at - ${interval}::interval`;

/** After how many minutes of a day and an hour the storage is asked to remove something. */
async function minutesOfWork(): Promise<number[]> {
  const found: number[] = [];
  for (let minute = 0; minute <= 1500; ) {
    if ((await work()) > 0) found.push(minute);
    const step = minute < 40 ? 1 : 20;
    await pass(`${step} minutes`);
    minute += step;
  }
  return found;
}

test('files of a deleted project are removed a minute, half an hour and a day after, and then no more', async () => {
  const id = await removal();
  expect(await minutesOfWork()).toEqual([1, 30, 1440]);
  expect(asked).toEqual(Array(3).fill(keysOf(id)));
  expect(await sql`select from file_removals`).toEqual([]);
});

test('what cannot be removed is tried after 10 s, then after twice as long, and holds up no other', async () => {
  const [locked, free] = [await removal(), await removal()];
  stuck.add(videoKey(locked));
  await pass('1 minute');
  expect(await work()).toBe(2);
  for (const wait of [10, 20, 40, 80]) {
    const [row] = await sql`select failures,
      extract(epoch from due_at - now())::float as seconds from file_removals
      where project_id = ${locked}`;
    expect(row?.seconds).toBeLessThanOrEqual(wait);
    expect(row?.seconds).toBeGreaterThan(wait / 2);
    await sql`update file_removals set due_at = now() where project_id = ${locked}`;
    expect(await work()).toBe(1);
  }
  await sql`update file_removals set failures = 30, due_at = now() where project_id = ${locked}`;
  await work();
  expect(
    await sql`select from file_removals where due_at > now() + interval '350 minutes'
      and due_at <= now() + interval '6 hours' and project_id = ${locked}`,
  ).toHaveLength(1);
  // Only the one that could be removed goes on to its next time.
  expect(asked.filter((keys) => keys.includes(videoKey(free)))).toHaveLength(1);
  stuck.clear();
  await sql`update file_removals set due_at = now() where project_id = ${locked}`;
  await work();
  expect(await sql`select from file_removals where failures > 0`).toEqual([]);
});

test('a storage that names a file that nobody asked for has removed nothing', async () => {
  const id = await removal();
  await pass('1 minute');
  // Such as of a key that it spells in another way.
  const naming = { remove: async () => [{ key: '', reason: 'AccessDenied' }] } as Partial<Storage>;
  const taken = (await takeDueRemovals(db, 10))!;
  await removeFilesOf(taken, { ...tools, storage: naming as Storage });
  expect(
    await sql`select failures from file_removals where project_id = ${id} and due_at > now()`,
  ).toEqual([{ failures: 1 }]);
});

test('while the storage is away nothing is lost, and nobody is kept from working', async () => {
  for (let n = 0; n < 3; n += 1) await removal();
  await pass('1 minute');
  isAway = true;
  expect(await work()).toBe(3);
  expect(await sql`select from file_removals where failures = 1 and due_at > now()`).toHaveLength(
    3,
  );
});

test('many workers share the removals, each taken by one of them', async () => {
  await sql`insert into file_removals (project_id) select gen_random_uuid() from generate_series(1, 2300)`;
  const done = await Promise.all(Array.from({ length: 4 }, () => work(100)));
  expect(done.reduce((sum, one) => sum + one)).toBe(2300);
  expect(asked.flat()).toHaveLength(2 * 2300);
  expect(new Set(asked.flat()).size).toBe(2 * 2300);
});

test('what a worker took and died over is taken again after ten minutes', async () => {
  await removal();
  await pass('1 minute');
  expect((await takeDueRemovals(db, 10))?.projectIds).toHaveLength(1);
  await pass('9 minutes');
  expect(await takeDueRemovals(db, 10)).toBeUndefined();
  await pass('1 minute');
  expect((await takeDueRemovals(db, 10))?.projectIds).toHaveLength(1);
});

test('files that come while others of the project are removed are removed as well', async () => {
  const id = await removal();
  await pass('1 day');
  const taken = (await takeDueRemovals(db, 10))!;
  await requestRemoval(db, id);
  await noteRemoved(db, taken, [id]);
  expect(await minutesOfWork()).toEqual([1, 30, 1440]);
});

test('a row that a process of the release before wrote is worked through', async () => {
  await sql`insert into file_removals (project_id) values (gen_random_uuid())`;
  expect(await minutesOfWork()).toEqual([0, 30, 1440]);
});

test('a worker takes what is due, and ends when it is told to', async () => {
  await removal();
  await pass('1 minute');
  const removals = startRemovals(tools);
  await expect.poll(() => asked).toHaveLength(1);
  await removals.stop();
});
