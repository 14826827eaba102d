import { startWorkLoop } from '../../../platform/work-loop.ts';
import { takeDueRemovals } from './queries.ts';
import { type RemovalTools, removeFilesOf } from './remove-files.ts';

/** An idle worker looks every quarter of a minute: nobody waits, since files are removed at once before. */
const TICK_MS = 1000;
/** With two files each: what one call to a bucket removes. */
const PROJECTS_AT_ONCE = 500;

/**
 * Removes the files of deleted projects, until stopped. Any number of workers may do so at once. They
 * go by the rows and by the names of files, and never list what is stored: a file without a row of any
 * kind is left alone. The one look is at the start, for what a crash left half stored.
 */
export function startRemovals(tools: RemovalTools): { stop(): Promise<void> } {
  const { db, storage, log } = tools;
  const look = storage.removeParts().catch((error: unknown) => {
    log.warn({ err: error }, 'looking for half stored files failed');
  });
  const loop = startWorkLoop({
    concurrency: 1,
    tickMs: TICK_MS,
    claim: () => takeDueRemovals(db, PROJECTS_AT_ONCE),
    perform: (taken) => removeFilesOf(taken, tools),
    log,
  });
  return {
    async stop() {
      await Promise.all([look, loop.stop()]);
    },
  };
}
