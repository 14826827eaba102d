import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { DiskStorage } from '../../../platform/storage/disk-storage.ts';
import { S3Storage } from '../../../platform/storage/s3/s3-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { completedProject } from '../../share/test-shared.ts';
import { evidenceKeyOf, keysOf } from '../media/keys.ts';
import { moveEvidenceNow } from './evidence.ts';
import { takeDueEvidence } from './evidence-queries.ts';
import { holdVideo, putBack, takeDown } from './takedowns.ts';

export const [APART, SHOWN, BOTH, NOWHERE] = ['apart', 'shown', 'shown and apart', 'nowhere'].map(
  (place) => new Set([place]),
);

export async function textOf(storage: Storage, key: string): Promise<string> {
  const stream = await (await storage.find(key))!.open();
  let text = '';
  for await (const bytes of stream!) text += bytes;
  return text;
}

/** A storage whose process dies before its call number `n`, or after it: whoever called never hears. */
function dying(storage: Storage, n: number, when: 'before' | 'after') {
  const died = Promise.withResolvers<void>();
  let calls = 0;
  const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    calls += 1;
    const isLast = calls === n;
    if (isLast && when === 'after') await work();
    if (!isLast) return work();
    died.resolve();
    return new Promise(() => {});
  };
  const dyingStorage: Storage = {
    put: (...words) => storage.put(...words),
    find: (key) => storage.find(key),
    removeParts: () => storage.removeParts(),
    has: (key) => call(() => storage.has(key)),
    copy: (from, to) => call(() => storage.copy(from, to)),
    remove: (keys) => call(() => storage.remove(keys)),
  };
  return { storage: dyingStorage, died: died.promise };
}

/** Opens a web, a disk and a bucket for a file of tests, and gives what all of them do with videos there. */
export async function openEvidence() {
  const s3 = await startFakeS3();
  const directory = await mkdtemp(join(tmpdir(), 'evidence-'));
  const web = await createTestWeb();
  afterAll(() => Promise.all([web.close(), s3.stop(), rm(directory, { recursive: true })]));
  const { db, sql } = web;
  const person = await web.person();
  const log = pino({ level: 'silent' });

  const storages: [string, Storage][] = [
    ['disk', new DiskStorage(join(directory, 'stored'))],
    ['S3', new S3Storage(s3.place)],
  ];
  const [[, disk]] = storages as [[string, Storage]];

  /** A finished video with files of its own. */
  async function video(storage: Storage): Promise<string> {
    const id = await completedProject(web, person);
    for (const key of keysOf(id)) await put(storage, key, key);
    return id;
  }
  async function put(storage: Storage, key: string, content: string) {
    const path = join(directory, randomUUID());
    await writeFile(path, content);
    await storage.put(key, path, { contentType: 'video/mp4' });
  }
  /** Takes a video down, or puts it back, as an operator does, without anything that comes after the commit. */
  const commit = (id: string, work: 'takeDown' | 'putBack') =>
    db.transaction().execute(async (db) => {
      const held = (await holdVideo(db, id))!;
      if (work === 'putBack') return putBack(db, held);
      const [report] = await sql`insert into reports (kind, good_faith, rights_holder, project_id)
        values ('other', true, false, ${id}) returning id`;
      return takeDown(db, held, { reportId: report!.id, kind: 'other', reason: 'So.' });
    });
  const move = (storage: Storage, id: string) => moveEvidenceNow(tools(storage), id);
  /** Places of a project's files: shown, apart, or nowhere. */
  async function places(storage: Storage, id: string) {
    const found: Record<string, string> = {};
    for (const key of keysOf(id)) {
      const isShown = await storage.has(key);
      const isApart = await storage.has(evidenceKeyOf(key));
      found[key] =
        [isShown && 'shown', isApart && 'apart'].filter(Boolean).join(' and ') || 'nowhere';
    }
    return new Set(Object.values(found));
  }
  const later = (
    interval: string,
  ) => sql`update evidence set due_at = due_at - ${interval}::interval,
    taken_at = taken_at - ${interval}::interval, keep_until = keep_until - ${interval}::interval,
    leased_until = leased_until - ${interval}::interval`;

  /** Runs a move that is killed at a point. Answers false when it came to its end before. */
  async function killedAt(storage: Storage, id: string, n: number, when: 'before' | 'after') {
    const weak = dying(storage, n, when);
    return Promise.race([move(weak.storage, id).then(() => false), weak.died.then(() => true)]);
  }

  const tools = (storage: Storage) => ({ db, storage, log });

  /**
   * Kills the move of a video's files before, and after, every `step`-th of its calls, on its way apart, back,
   * and out of the store apart: whoever comes next ends it, byte for byte.
   */
  async function expectFilesWhole(storage: Storage, step = 1): Promise<void> {
    let kills = 0;
    for (const when of ['before', 'after'] as const) {
      for (let n = 1, wasKilled = true; wasKilled; n += step) {
        const id = await video(storage);
        await commit(id, 'takeDown');
        wasKilled = await killedAt(storage, id, n, when);
        if (wasKilled) {
          // Nobody else is at it before its lease is over.
          expect(await takeDueEvidence(db, id)).toBeUndefined();
          await later('4 minutes');
          await move(storage, id);
        }
        expect(await places(storage, id)).toEqual(APART);
        await commit(id, 'putBack');
        if (await killedAt(storage, id, n, when)) {
          wasKilled = true;
          await later('4 minutes');
          await move(storage, id);
        }
        expect(await places(storage, id)).toEqual(BOTH);
        await later('1 hour');
        if (await killedAt(storage, id, n, when)) {
          wasKilled = true;
          await later('4 minutes');
          await move(storage, id);
        }
        expect(await places(storage, id)).toEqual(SHOWN);
        for (const key of keysOf(id)) expect(await textOf(storage, key)).toBe(key);
        expect(await sql`select from evidence where project_id = ${id}`).toEqual([]);
        if (wasKilled) kills += 1;
      }
    }
    expect(kills).toBeGreaterThanOrEqual(12 / step);
  }

  return {
    ...{ db, sql, person, directory, storages, disk, tools },
    ...{ video, put, commit, move, places, later, killedAt, expectFilesWhole },
  };
}
