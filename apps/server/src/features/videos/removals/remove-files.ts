import type { Kysely } from 'kysely';
import type { Log } from '../../../platform/log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { keysOf } from '../media/keys.ts';
import { lookAgain } from '../takedowns/evidence-queries.ts';
import { noteNotRemoved, noteRemoved, requestRemoval, type TakenRemovals } from './queries.ts';

export type RemovalTools = { db: Kysely<DB>; storage: Storage; log: Log };

/** Those whose files are no evidence: whoever moves that removes what it leaves, and is told to look. */
async function removable(db: Kysely<DB>, projectIds: readonly string[]): Promise<string[]> {
  const evidence = await lookAgain(db, projectIds);
  return projectIds.filter((id) => !evidence.has(id));
}

/**
 * Removes the files of projects at once, all by one call, for whom has just asked for it (requestRemoval)
 * in a commit. Never throws: what a storage that is away leaves, the queue removes.
 */
export async function removeFilesNow(
  { db, storage, log }: RemovalTools,
  projectIds: readonly string[],
): Promise<void> {
  const project = projectIds[0];
  try {
    const [left] = await storage.remove((await removable(db, projectIds)).flatMap(keysOf));
    if (left) log.warn({ ...left, project }, 'a file of a deleted project is still there');
  } catch (error) {
    const projects = projectIds.length;
    log.warn({ err: error, project, projects }, 'files of deleted projects are still there');
  }
}

/**
 * What a worker does that may have stored files of a project after that was deleted, or failed: it
 * takes them back. Written down first, in case it dies over it.
 */
export async function takeFilesBack(tools: RemovalTools, projectId: string): Promise<void> {
  await requestRemoval(tools.db, projectId);
  await removeFilesNow(tools, [projectId]);
}

/** Removes the files of projects that the queue gave. What cannot be removed now holds up no other. */
export async function removeFilesOf(
  taken: TakenRemovals,
  { db, storage, log }: RemovalTools,
): Promise<void> {
  const { projectIds } = taken;
  const left = new Map<string, unknown>();
  try {
    const ids = await removable(db, projectIds);
    const keys = ids.flatMap((id) => keysOf(id).map((key) => [key, id] as const));
    const projectOf = new Map(keys);
    for (const { key, reason } of await storage.remove([...projectOf.keys()])) {
      const id = projectOf.get(key);
      // Else all would count as removed.
      if (id === undefined)
        throw new Error(`the storage names a file that nobody asked for: ${key}`);
      left.set(id, reason);
    }
  } catch (error) {
    for (const id of projectIds) left.set(id, error);
  }
  const isLeft = (id: string) => left.has(id);
  await noteRemoved(
    db,
    taken,
    projectIds.filter((id) => !isLeft(id)),
  );
  if (left.size === 0) return;
  await noteNotRemoved(db, taken, projectIds.filter(isLeft));
  const [[project, err]] = [...left] as [[string, unknown]];
  log.warn({ err, project, projects: left.size }, 'files of deleted projects are still there');
}
