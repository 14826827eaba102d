import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { persistently } from '../../../platform/db/persistently.ts';
import type { Log } from '../../../platform/log.ts';
import { startBatchLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import type { DB } from '../../../schema.ts';
import { attempt, QUICK_MS } from './attempt.ts';
import { type Claimed, claimDue } from './claim-queries.ts';
import { dropDelivery, type Outcome } from './outcome-queries.ts';
import type { Post } from './post.ts';

/** Attempts under way in a lane. One that takes longer than a second gives its place to another ... */
const PLACES = 64;
/** ... while no more than so many of them wait for their end: sockets, of a few kB each. */
const MOST_HANGING = 192;

/** Who hears of nothing looks this often for what is due, less often after a quiet time. */
const TICK_MS = 500;
/** A retry that comes later than this is found by a look. */
const SOON_SECONDS = 60;
/** What came of an attempt is known here alone; longer than a restart of the database takes. */
const WRITTEN_WITHIN_MS = 15_000;

export type Lane = Pick<WorkLoop, 'wake' | 'stop'>;

/** Delivers what is due of webhooks that are quick, or of those that are not, until stopped. */
export function startLane(
  quick: boolean,
  {
    db,
    post,
    write,
    stopping,
    log,
  }: {
    db: Kysely<DB>;
    post: Post;
    write: (outcome: Outcome) => Promise<void>;
    /** Then what is under way is given up. */
    stopping: AbortSignal;
    log: Log;
  },
): Lane {
  const hanging = new Set<Promise<void>>();
  const loop = startBatchLoop({
    concurrency: PLACES,
    tickMs: TICK_MS,
    claim: (room) => claimDue(db, quick, room),
    async perform(claimed) {
      const done = deliver(claimed).catch((error: unknown) =>
        log.error({ err: error, delivery: claimed.id }, 'a delivery was not written down'),
      );
      const hasEnded = await Promise.race([done.then(() => true), sleep(QUICK_MS, false)]);
      if (hasEnded) return;
      if (hanging.size >= MOST_HANGING) return done;
      hanging.add(done);
      void done.finally(() => hanging.delete(done));
    },
    log,
  });

  async function deliver(claimed: Claimed): Promise<void> {
    if (!claimed.isWanted) return dropDelivery(db, claimed);
    const outcome = await attempt(post, claimed, stopping);
    // Nobody knows: it is sent again once the claim has run out.
    if (!outcome) return;
    await persistently(() => write(outcome), WRITTEN_WITHIN_MS);
    // Something may have waited for its webhook to have fewer under way.
    loop.wake();
    if (!outcome.arrived && outcome.wait <= SOON_SECONDS) {
      setTimeout(loop.wake, outcome.wait * 1000).unref();
    }
  }

  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await Promise.all(hanging);
    },
  };
}
