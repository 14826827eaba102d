import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import type { Log } from '../../../platform/log.ts';
import { createTogether } from '../../../platform/together.ts';
import type { DB } from '../../../schema.ts';
import { DUE_CHANNEL } from '../put.ts';
import { startLane } from './lane.ts';
import { type Outcome, writeOutcomes } from './outcome-queries.ts';
import type { Post } from './post.ts';

/** What is under way when the process stops may end: who is there answers sooner. */
const GRACE_MS = 5000;

/**
 * Delivers to webhooks until stopped: those that are quick, and those that were never tried, in lanes of
 * their own, so that they never wait for those that hang. Any number of processes may share a database; each takes one connection of it for what
 * came of attempts, and one a lane to look for more.
 */
export async function startDeliveries(
  { db, post, log }: { db: Kysely<DB>; post: Post; log: Log },
  connection: postgres.Sql,
): Promise<{ stop(): Promise<void> }> {
  const cut = new AbortController();
  const write = createTogether(1, (outcomes: Outcome[]) => writeOutcomes(db, outcomes));
  const lanes = (['quick', 'slow', 'untried'] as const).map((name) =>
    startLane(name, { db, post, write, stopping: cut.signal, log }),
  );
  const wakeAll = () => {
    for (const lane of lanes) lane.wake();
  };
  // Whatever was told while the connection was lost is looked for when it is there again.
  const { unlisten } = await connection.listen(DUE_CHANNEL, wakeAll, wakeAll);
  return {
    async stop() {
      const cutting = setTimeout(() => cut.abort(new Error('shutting down')), GRACE_MS);
      await Promise.all(lanes.map((lane) => lane.stop()));
      clearTimeout(cutting);
      await unlisten();
    },
  };
}
