import { notifyDue } from '../src/features/videos/due.ts';
import { fromNow } from '../src/features/videos/job/lease-queries.ts';
import type { TestWeb } from './web.ts';

/** Longer waits are for something that the test itself lets happen. */
const LONGEST_MS = 60_000;
/** Of its own accord, not for a place, another lane or the end of its worker. */
const WAITS = new Set<string>(['waits', 'trouble']);
/** The pace of polls is kept. */
const SHORTEST_MS = 100;

/**
 * Has the waits after faults go by in no time: what a worker of this process puts off is due at once.
 * Answers how to stop, before the web is closed.
 */
export function letTimePass({ db, happenings }: TestWeb): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const makeDue = async (project: string) => {
    const row = await db
      .updateTable('projects')
      .set({ due_at: fromNow(0) })
      .where('id', '=', project)
      .where('leased_until', 'is', null)
      .where('due_at', '<=', fromNow(LONGEST_MS / 1000))
      .returning(['engine', 'step'])
      .executeTakeFirst();
    if (row) await notifyDue(db, row);
  };
  const stop = happenings.listen((told) => {
    if (told.name !== 'job.handed-back' || !WAITS.has(told.why)) return;
    if (told.waitMs < SHORTEST_MS || told.waitMs > LONGEST_MS) return;
    const making = makeDue(told.project).finally(() => {
      underWay.delete(making);
    });
    underWay.add(making);
  });
  return async () => {
    stop();
    await Promise.allSettled(underWay);
  };
}
