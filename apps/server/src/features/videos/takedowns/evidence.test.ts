import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { deleteProject } from '../delete-project.ts';
import { evidenceKeyOf, keysOf, posterKey, videoKey } from '../media/keys.ts';
import { takeDueRemovals } from '../removals/queries.ts';
import { removeFilesOf } from '../removals/remove-files.ts';
import { APART, BOTH, NOWHERE, openEvidence, SHOWN, textOf } from './evidence.suite.ts';
import { startEvidence } from './evidence.ts';
import { takeDueEvidence } from './evidence-queries.ts';

// Files of a video that is taken down move apart and back, whatever happens meanwhile.

const { db, sql, person, directory, storages, disk, tools, ...opened } = await openEvidence();
const { video, put, commit, move, places, later, killedAt, expectFilesWhole } = opened;

// Killed at every third call; at every one in evidence.deep.test.ts.
for (const [name, storage] of storages) {
  test(`on ${name}, killed between two steps, files end where they are wanted, byte for byte`, () =>
    expectFilesWhole(storage, 3));

  test(`on ${name}, a copy that was not removed is removed, and what was stored since does not count`, async () => {
    const id = await video(storage);
    await commit(id, 'takeDown');
    await put(storage, evidenceKeyOf(videoKey(id)), videoKey(id));
    await move(storage, id);
    expect(await places(storage, id)).toEqual(APART);
    // A worker that was overtaken ends its upload; half an hour later that is gone.
    await put(storage, videoKey(id), 'late');
    await later('31 minutes');
    await move(storage, id);
    expect(await places(storage, id)).toEqual(APART);
    // Another, right before it is put back.
    await put(storage, videoKey(id), 'late');
    await commit(id, 'putBack');
    await move(storage, id);
    expect(await textOf(storage, videoKey(id))).toBe(videoKey(id));
  });

  test(`on ${name}, a removal of before that arrives after a video was put back takes it from nobody`, async () => {
    const id = await video(storage);
    await commit(id, 'takeDown');
    await move(storage, id);
    await commit(id, 'putBack');
    await move(storage, id);
    for (const minutes of [10, 40]) {
      await storage.remove([videoKey(id)]);
      await later(`${minutes} minutes`);
      await move(storage, id);
      expect(await places(storage, id)).toEqual(BOTH);
    }
    // Taken down anew within the hour.
    await commit(id, 'takeDown');
    await move(storage, id);
    expect(await places(storage, id)).toEqual(APART);
    await commit(id, 'putBack');
    await move(storage, id);
    await later('10 minutes');
    await move(storage, id);
    await later('50 minutes');
    await move(storage, id);
    expect(await places(storage, id)).toEqual(SHOWN);
    expect(await textOf(storage, videoKey(id))).toBe(videoKey(id));
    expect(await sql`select from evidence where project_id = ${id}`).toEqual([]);
  });

  test.each(['before its files moved', 'after one of them did', 'after all did'])(
    `on ${name}, what its owner deletes %s is evidence for its time, and then gone`,
    async (whenDeleted) => {
      const id = await video(storage);
      await commit(id, 'takeDown');
      if (whenDeleted === 'after all did') await move(storage, id);
      // Killed before the poster's turn.
      if (whenDeleted === 'after one of them did') await killedAt(storage, id, 4, 'before');
      await deleteProject(db, { ...tools(storage), allowance }, person.id, {
        ...{ projectId: id, isRefundRequired: false },
      });
      await removeDue(storage);
      for (const key of keysOf(id)) {
        const isThere = (await storage.has(key)) || (await storage.has(evidenceKeyOf(key)));
        expect(isThere).toBe(true);
      }
      await later('4 minutes');
      await move(storage, id);
      await removeDue(storage);
      expect(await places(storage, id)).toEqual(APART);
      // A worker that was overtaken ends its upload: the queue of removals has the mover look at once.
      await put(storage, videoKey(id), 'late');
      await removeDue(storage);
      await move(storage, id);
      expect(await places(storage, id)).toEqual(APART);
      await later('30 days 1 hour');
      await move(storage, id);
      expect(await places(storage, id)).toEqual(NOWHERE);
    },
  );
}

const allowance = { freeAbandonsPerDay: 5 };

/** Does what the queue of removals has, as if it were due. */
async function removeDue(storage: Storage) {
  await sql`update file_removals set due_at = now()`;
  const taken = await takeDueRemovals(db, 500);
  if (taken) await removeFilesOf(taken, tools(storage));
}

test('what is deleted on its way back is nowhere at once, and no copy of it lies apart', async () => {
  const id = await video(disk);
  await commit(id, 'takeDown');
  await move(disk, id);
  await commit(id, 'putBack');
  // Deleted while the second of its files is copied: the first is back already.
  await killedAt(disk, id, 2, 'before');
  await person.send('DELETE', `/api/projects/${id}`);
  await put(disk, videoKey(id), videoKey(id));
  await later('4 minutes');
  await move(disk, id);
  expect(await places(disk, id)).toEqual(NOWHERE);

  // Deleted when all are back.
  const other = await video(disk);
  await commit(other, 'takeDown');
  await move(disk, other);
  await commit(other, 'putBack');
  await move(disk, other);
  await person.send('DELETE', `/api/projects/${other}`);
  await move(disk, other);
  expect(await places(disk, other)).toEqual(NOWHERE);
  expect(await sql`select from evidence where project_id in (${id}, ${other})`).toEqual([]);
});

test('whoever was overtaken touches nothing any more', async () => {
  const id = await video(disk);
  await commit(id, 'takeDown');
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: Storage = Object.assign(Object.create(disk), {
    has: async (key: string) => {
      begun.resolve();
      await held.promise;
      return disk.has(key);
    },
    copy: (from: string, to: string) => disk.copy(from, to),
    remove: (keys: readonly string[]) => disk.remove(keys),
  });
  const overtaken = move(slow, id);
  await begun.promise;
  await later('4 minutes');
  await move(disk, id);
  await commit(id, 'putBack');
  await move(disk, id);
  held.resolve();
  await overtaken;
  expect(await places(disk, id)).toEqual(BOTH);
});

test('what changes its mind while files move is done after, by whoever comes next', async () => {
  const id = await video(disk);
  await commit(id, 'takeDown');
  const taken = await takeDueEvidence(db, id);
  expect(taken).toMatchObject({ wanted: 'kept' });
  await commit(id, 'putBack');
  // Somebody is at it.
  expect(await takeDueEvidence(db, id)).toBeUndefined();
  await later('4 minutes');
  const worker = startEvidence(tools(disk));
  await expect
    .poll(
      async () =>
        (
          await sql`select from evidence where project_id = ${id} and due_at > now()
        and leased_until is null`
        ).length,
    )
    .toBe(1);
  await worker.stop();
  expect(await places(disk, id)).toEqual(SHOWN);
});

test('a bucket without a poster loses no video', async () => {
  const id = await video(disk);
  await disk.remove([posterKey(id)]);
  await commit(id, 'takeDown');
  await move(disk, id);
  const path = join(directory, 'stored', evidenceKeyOf(videoKey(id)));
  expect(await readFile(path, 'utf8')).toBe(videoKey(id));
});
