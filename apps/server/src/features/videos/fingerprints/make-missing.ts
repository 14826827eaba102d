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

/**
 * Makes the fingerprints of all finished videos that have none: those of versions before, and those that
 * could not be made. Each is written by itself, so that a run that was stopped or killed goes on where it
 * was. When `stopping` aborts, the one that is begun is ended. Answers how many were made; a video whose
 * file is lost has none. Throws StorageError.
 */
export async function makeMissingFingerprints(
  tools: Tools,
  { onDone, stopping }: { onDone: () => void; stopping: AbortSignal },
): Promise<number> {
  let made = 0;
  let after: string | undefined;
  while (!stopping.aborted) {
    const page = await findWithoutFingerprint(tools.db, { after, most: PAGE });
    if (page.length === 0) break;
    after = page.at(-1);
    for (const id of page) {
      if (stopping.aborted) break;
      if (await makeOne(id, tools)) made += 1;
      onDone();
    }
  }
  return made;
}

async function makeOne(projectId: string, tools: Tools): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'shortcake-fingerprint-'));
  try {
    const path = join(folder, 'stored.mp4');
    if (!(await fetchStored(tools.storage, videoKey(projectId), path))) return false;
    const fingerprint = await fingerprintOf(path, tools);
    return await tools.db
      .transaction()
      .execute((db) => writeFingerprint(db, projectId, fingerprint));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
