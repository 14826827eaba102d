import type { Kysely } from 'kysely';
import type { Log } from '../../../platform/log.ts';
import { type Storage, StorageError } from '../../../platform/storage/storage.ts';
import { startWorkLoop } from '../../../platform/work-loop.ts';
import type { DB } from '../../../schema.ts';
import { evidenceKeyOf, keysOf } from '../media/keys.ts';
import { takeFilesBack } from '../removals/remove-files.ts';
import {
  isThere,
  noteMoved,
  noteNotMoved,
  renewEvidence,
  type TakenEvidence,
  takeDueEvidence,
} from './evidence-queries.ts';

export type EvidenceTools = { db: Kysely<DB>; storage: Storage; log: Log };

/** An idle worker looks every quarter of a minute: nobody waits, since files are moved at once before. */
const TICK_MS = 1000;
const AT_ONCE = 4;

/** Moves files of videos that are taken down, or put back, until stopped. Any number of workers may do so. */
export const startEvidence = (tools: EvidenceTools): { stop(): Promise<void> } =>
  startWorkLoop({
    concurrency: AT_ONCE,
    tickMs: TICK_MS,
    claim: () => takeDueEvidence(tools.db),
    perform: (taken) => moveEvidence(taken, tools),
    log: tools.log,
  });

/**
 * Moves a video's files at once, for whom has just taken it down or put it back in a commit. Never throws:
 * what a storage that is away leaves, the queue moves.
 */
export async function moveEvidenceNow(tools: EvidenceTools, projectId: string): Promise<void> {
  try {
    const taken = await takeDueEvidence(tools.db, projectId);
    if (taken) await moveEvidence(taken, tools);
  } catch (error) {
    tools.log.warn({ err: error, project: projectId }, 'files of a video are moved later');
  }
}

/** Moves what the queue gave to where it is wanted. May be cut short anywhere, and begun again. */
async function moveEvidence(taken: TakenEvidence, tools: EvidenceTools): Promise<void> {
  const { db, storage, log } = tools;
  const { projectId: project, wanted } = taken;
  let held = taken;
  /** Each step ends within the lease that is renewed before it: nobody undoes what another does. */
  const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const renewed = await renewEvidence(db, held);
    if (!renewed) throw new LostError();
    held = renewed;
    return work();
  };
  try {
    for (const key of keysOf(project)) await MOVES[wanted](key, storage, step);
    // Deleted meanwhile: nothing of it may come back.
    if (wanted === 'back' && !(await isThere(db, project))) await takeFilesBack(tools, project);
    await noteMoved(db, held);
  } catch (error) {
    if (error instanceof LostError) return;
    await noteNotMoved(db, held);
    log.warn({ err: error, project, wanted }, 'files of a video that was taken down do not move');
  }
}

/** Somebody else is at it. */
class LostError extends Error {}

type Step = <Result>(work: () => Promise<Result>) => Promise<Result>;
type Move = (key: string, storage: Storage, step: Step) => Promise<void>;

/** How a file gets to where it is wanted. */
const MOVES: Readonly<Record<TakenEvidence['wanted'], Move>> = {
  async kept(key, storage, step) {
    const apart = evidenceKeyOf(key);
    // What was stored since is none of what was looked at.
    if (await step(() => storage.has(apart))) await step(() => remove(key, storage));
    else await step(() => storage.move(key, apart));
  },
  async back(key, storage, step) {
    await step(() => storage.move(evidenceKeyOf(key), key));
  },
  async gone(key, storage, step) {
    await step(() => remove(evidenceKeyOf(key), storage));
  },
};

async function remove(key: string, storage: Storage): Promise<void> {
  const [left] = await storage.remove([key]);
  if (left) throw new StorageError(`${key} cannot be removed: ${left.reason}`);
}
