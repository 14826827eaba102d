import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { insertFileRemoval } from '../queries.ts';
import { removeDeletedFiles } from './leftovers.ts';
import type { StepTools } from './step.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

let looked: string[] = [];
let isAway = new Set<string>();
beforeEach(async () => {
  looked = [];
  isAway = new Set();
  await sql`delete from file_removals`;
});
const storage = {
  async removeFolder(folder: string) {
    looked.push(folder);
    if (isAway.has(folder)) throw new Error('the storage is away');
  },
} as Partial<Storage>;
const sweep = () =>
  removeDeletedFiles({ db, storage, log: pino({ level: 'silent' }) } as unknown as StepTools);

async function removal(): Promise<string> {
  const id = randomUUID();
  await insertFileRemoval(db, id);
  return id;
}
/** As if so much time had gone by since. */
const pass = (interval: string) => sql`
  update file_removals set due_at = due_at - ${interval}::interval,
    requested_at = requested_at - ${interval}::interval`;

test('files of a deleted project are looked for five times in a day, and then no more', async () => {
  const id = await removal();
  const looks: number[] = [];
  for (let minute = 0; minute <= 26 * 60; minute += 10) {
    const before = looked.length;
    await sweep();
    if (looked.length > before) looks.push(minute);
    await pass('10 minutes');
  }
  expect(looked).toEqual(Array(5).fill(id));
  expect(looks.slice(0, 4)).toEqual([0, 10, 70, 430]);
  // A second after the day is over, which the test itself may have taken.
  expect([1440, 1450]).toContain(looks[4]);
  expect(await sql`select from file_removals`).toEqual([]);
});

test('what cannot be removed holds up no other, and is tried at the next sweep', async () => {
  const [stuck, free] = [await removal(), await removal()];
  isAway.add(stuck);
  await expect(sweep()).rejects.toThrow('some deleted files are still there');
  expect(looked.toSorted()).toEqual([stuck, free].toSorted());
  isAway.clear();
  looked = [];
  await sweep();
  expect(looked).toEqual([stuck]);
});
