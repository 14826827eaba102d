import type postgres from 'postgres';
import { onceForAll } from '../../platform/once-for-all.ts';
import { periodically } from '../../platform/periodically.ts';
import { startWorkLoop } from '../../platform/work-loop.ts';
import type { Billing } from './context.ts';
import { reconcileBilling } from './reconcile/reconcile.ts';
import { applyEvent } from './stripe-events/events.ts';
import { deleteOldEvents, EVENT_CHANNEL, takeDueEvent } from './stripe-events/queries.ts';
import { sweepOpenBusiness } from './sweep.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Events applied at a time; those of one person wait for one another anyway. */
const CONCURRENCY = 4;
/** With the delays between them, about four days: longer than Stripe itself tries. */
const MOST_ATTEMPTS = 100;
/** How far back the hourly comparison looks; the operator's looks at everything. */
const RECONCILED_DAYS = 40;

/**
 * Applies stored events and sweeps open business every minute, until stopped; every hour one of the
 * workers that share a database reconciles.
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
    periodically('sweep open payments', MINUTE, () => sweepOpenBusiness(billing), log),
    onceForAll(
      db,
      { name: 'reconcile with Stripe', everyMs: HOUR },
      () => reconcileRecent(billing),
      log,
    ),
    onceForAll(db, { name: 'forget old events', everyMs: HOUR }, () => deleteOldEvents(db), log),
  ];
  return {
    async stop() {
      await unlisten();
      await Promise.all(chores.map((stopChore) => stopChore()));
      await loop.stop();
    },
  };
}

async function reconcileRecent(billing: Billing): Promise<void> {
  const since = new Date(Date.now() - RECONCILED_DAYS * DAY);
  for (const difference of await reconcileBilling(billing, { mending: 'certain', since })) {
    billing.log.warn({ difference }, 'Stripe and the ledger differed');
  }
}
