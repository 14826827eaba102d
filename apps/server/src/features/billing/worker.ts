import type postgres from 'postgres';
import { onceForAll } from '../../platform/once-for-all.ts';
import { startWorkLoop } from '../../platform/work-loop.ts';
import type { Billing } from './context.ts';
import { oldestUnrecorded } from './journal/queries.ts';
import { reconcileBilling } from './reconcile/reconcile.ts';
import { applyEvent } from './stripe-events/events.ts';
import { EVENT_CHANNEL, MOST_ATTEMPTS, takeDueEvent } from './stripe-events/queries.ts';
import { sweepOpenBusiness } from './sweep.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Events applied at a time; those of one person wait for one another anyway. */
const CONCURRENCY = 4;
/** So that what nobody told us of arrives within a minute, whichever process looks. */
const SWEEP = { name: 'sweep open payments', everyMs: 45 * SECOND, lookMs: 15 * SECOND };
/**
 * How far back the hourly comparison looks, from now or from the oldest grant whose payment is not in the
 * journal; the operator's looks at everything.
 */
const RECONCILED_DAYS = 40;

/**
 * Applies stored events, until stopped. Of the workers that share a database one sweeps open business
 * every minute, and one reconciles every hour.
 */
export async function startBillingWorker(
  billing: Billing,
  connection: postgres.Sql,
): Promise<{ stop(): Promise<void> }> {
  const { db, log } = billing;
  const loop = startWorkLoop({
    concurrency: CONCURRENCY,
    tickMs: SECOND,
    claim: () => takeDueEvent(db, MOST_ATTEMPTS),
    perform: (event) => applyEvent(billing, event),
    log,
  });
  const { unlisten } = await connection.listen(EVENT_CHANNEL, () => loop.wake());
  const chores = [
    onceForAll(db, SWEEP, () => sweepOpenBusiness(billing), log),
    onceForAll(
      db,
      { name: 'reconcile with Stripe', everyMs: HOUR },
      () => reconcileRecent(billing),
      log,
    ),
  ];
  return {
    async stop() {
      await unlisten();
      await Promise.all(chores.map((stopChore) => stopChore()));
      await loop.stop();
    },
  };
}

/** Compares what is recent with Stripe, and mends what is beyond doubt. */
export async function reconcileRecent(billing: Billing): Promise<void> {
  const from = (await oldestUnrecorded(billing.db)) ?? new Date();
  const since = new Date(from.getTime() - RECONCILED_DAYS * DAY);
  for (const difference of await reconcileBilling(billing, { mending: 'certain', since })) {
    billing.log.warn({ difference }, 'Stripe and the ledger differed');
  }
}
