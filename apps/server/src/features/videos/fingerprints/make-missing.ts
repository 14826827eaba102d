import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { videoKey } from '../media/keys.ts';
import type { MediaTools } from '../media/run-ffmpeg.ts';
import { fetchStored } from '../media/stored-file.ts';
import { findWithoutFingerprint, writeFingerprint } from './queries.ts';
import { fingerprintOf } from './service.ts';

type Tools = MediaTools & { db: Kysely<DB>; storage: Storage };

const PAGE = 100;

/** What became of the fingerprints that were missing. */
export type MadeAll = { made: number; cannot: { id: string; why: string }[] };

/**
 * Makes the fingerprints of all finished videos that have none: those of versions before, and those that
 * could not be made. Each is written by itself, so that a run that was stopped or killed goes on where it
 * was. When `stopping` aborts, the one that is begun is ended. A video whose file is lost has none, and one whose
 * file cannot be looked at is named. Throws StorageError.
 */
export async function makeMissingFingerprints(
  tools: Tools,
  { onDone, stopping }: { onDone: () => void; stopping: AbortSignal },
): Promise<MadeAll> {
  const all: MadeAll = { made: 0, cannot: [] };
  let after: string | undefined;
  while (!stopping.aborted) {
    const page = await findWithoutFingerprint(tools.db, { after, most: PAGE });
    if (page.length === 0) break;
    after = page.at(-1);
    for (const id of page) {
      if (stopping.aborted) break;
      const made = await makeOne(id, tools);
      if (made === true) all.made += 1;
      else if (made !== false) all.cannot.push({ id, why: made.cannot });
      onDone();
    }
  }
  return all;
}

async function makeOne(projectId: string, tools: Tools): Promise<boolean | { cannot: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shortcake-fingerprint-'));
  try {
    const path = join(folder, 'stored.mp4');
    if (!(await fetchStored(tools.storage, videoKey(projectId), path))) return false;
    const looked = await look(path, tools);
    if (looked.cannot !== undefined) return { cannot: looked.cannot };
    return await tools.db
      .transaction()
      .execute((db) => writeFingerprint(db, projectId, looked.fingerprint));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One file that ffmpeg is stuck at keeps no other from its fingerprint. */
async function look(path: string, tools: Tools) {
  try {
    return { fingerprint: await fingerprintOf(path, tools) };
  } catch (error) {
    tools.signal.throwIfAborted();
    return { cannot: (error as Error).message };
  }
}
