import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { persistently } from '../../../platform/db/persistently.ts';
import type { Log } from '../../../platform/log.ts';
import { startBatchLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import type { DB } from '../../../schema.ts';
import { attempt } from './attempt.ts';
import { type Claimed, claimDue, type LaneName, LEASE_SECONDS } from './claim-queries.ts';
import { dropDelivery, type Outcome } from './outcome-queries.ts';
import type { Post } from './post.ts';

/** Attempts that have just begun, in a lane. One that takes longer than this gives its place to another ... */
const PLACES = 128;
const GIVES_WAY_MS = 250;
/** ... while no more than so many are under way, or not written down: sockets, of a few kB each. */
export const MOST_UNDER_WAY = 512;

/** Who hears of nothing looks this often for what is due, less often after a quiet time. */
const TICK_MS = 500;
/** A retry that comes later than this is found by a look. */
const SOON_SECONDS = 60;
/** What came of an attempt is known here alone; longer than a restart of the database takes. */
const WRITTEN_WITHIN_MS = 15_000;

export type Lane = Pick<WorkLoop, 'wake' | 'stop'>;

/** Delivers what is due in one lane, until stopped. */
export function startLane(
  name: LaneName,
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
  /** All that is claimed and not written down. */
  const underWay = new Map<Claimed, Promise<void>>();
  const loop = startBatchLoop({
    concurrency: PLACES,
    tickMs: TICK_MS,
    async claim(room) {
      const most = Math.min(room, MOST_UNDER_WAY - underWay.size);
      return most > 0 ? claimDue(db, name, most) : [];
    },
    async perform(claimed) {
      const attempting = Promise.race([
        claimed.isWanted ? attempt(post, claimed, stopping) : dropDelivery(db, claimed),
        endOf(AbortSignal.timeout(LEASE_SECONDS * 1000)),
      ]);
      const done = attempting
        .then((outcome) => outcome && writeDown(outcome))
        .catch((error: unknown) => {
          log.error({ err: error, delivery: claimed.id }, 'what came of a delivery is unknown');
        });
      underWay.set(claimed, done);
      void done.then(() => leave(claimed));
      await Promise.race([
        attempting.catch(() => {}),
        sleep(GIVES_WAY_MS, undefined, { ref: false }),
      ]);
    },
    log,
  });

  async function writeDown(outcome: Outcome): Promise<void> {
    await persistently(() => write(outcome), WRITTEN_WITHIN_MS);
    const { arrived, wait } = outcome;
    if (!arrived && wait <= SOON_SECONDS) setTimeout(loop.wake, wait * 1000).unref();
  }

  /** Wakes the lane where something may have waited for this: for room, or for its webhook to have fewer under way. */
  function leave(claimed: Claimed): void {
    const wasFull = underWay.size === MOST_UNDER_WAY;
    underWay.delete(claimed);
    const { webhookId } = claimed;
    const isOneOfMore = [...underWay.keys()].some((other) => other.webhookId === webhookId);
    if (wasFull || isOneOfMore) loop.wake();
  }

  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await Promise.all(underWay.values());
    },
  };
}

/** Rejects once a lease is over: another claim tries it then, and this one would hold its place for ever. */
const endOf = (lease: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    lease.addEventListener('abort', () => reject(lease.reason), { once: true });
  });
