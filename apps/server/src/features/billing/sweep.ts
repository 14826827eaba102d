import { sql } from 'kysely';
import type { Billing } from './context.ts';
import { findPerson } from './customers/customers.ts';
import { type Lease, WORKER_PATIENCE_MS, withLease } from './customers/lease.ts';
import { takeOpenCreditOrders } from './orders/credit-order-queries.ts';
import { lookUpCreditOrder } from './orders/credit-purchases.ts';
import { takeOpenPlanOrders } from './orders/plan-order-queries.ts';
import { lookUpPlanOrder } from './plans/look-up-plan-order.ts';
import { endPlanChange, listChangesCutShort } from './plans/plan-change-queries.ts';
import { refreshWithCredits } from './plans/refresh-subscription.ts';

/** Purchases looked up at a time, and plans: one that Stripe leaves without an answer holds up few. */
const AT_ONCE = 8;
/**
 * Then a run begins nothing more. What is left has waited longest by now and comes first in the next run,
 * which may be another worker's: Stripe may hang for this one alone.
 */
const RUN_MS = 60_000;

/**
 * Looks up at Stripe what nobody told us the end of: purchases whose browser and webhook never came,
 * confirmed cards, and changes of plan that a dying process left behind. Each by itself, so that one
 * that fails does not hold up the rest; for about a minute.
 */
export async function sweepOpenBusiness(billing: Billing): Promise<void> {
  const { db } = billing;
  const endsAt = performance.now() + RUN_MS;
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db);
  const taking = { dueBy: rows[0]!.now, limit: AT_ONCE };

  /** Takes and looks up a few at a time, until there are no more or the time is over. */
  async function lookUpAll<Business extends { id: string }>(
    kind: string,
    take: () => Promise<Business[]>,
    lookUp: (business: Business) => Promise<unknown>,
  ): Promise<void> {
    while (performance.now() < endsAt) {
      const taken = await take();
      if (taken.length === 0) return;
      await Promise.all(
        taken.map((one) => attempt(billing, `${kind} ${one.id}`, () => lookUp(one))),
      );
    }
  }

  const credits = lookUpAll(
    'credit order',
    () => takeOpenCreditOrders(db, taking),
    (order) => lookUpCreditOrder(billing, order),
  );
  const plans = async () => {
    await lookUpAll(
      'plan order',
      () => takeOpenPlanOrders(db, taking),
      (order) => lookUpPlanOrder(billing, order),
    );
    const changes = await listChangesCutShort(db);
    await lookUpAll(
      'plan change',
      async () => changes.splice(0, AT_ONCE),
      (change) => lookUpPlanChange(billing, change),
    );
  };
  await Promise.all([credits, plans()]);
}

async function lookUpPlanChange(
  billing: Billing,
  { id, account_id: accountId }: { id: string; account_id: string },
): Promise<void> {
  const { db } = billing;
  const refresh = (lease: Lease) => refreshWithCredits(billing, lease);
  const person = await findPerson(billing, accountId);
  if (person) await withLease(db, person, refresh, WORKER_PATIENCE_MS);
  await endPlanChange(db, id, 'looked up');
}

async function attempt(
  { log }: Billing,
  business: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, business }, 'looking up failed; the sweep will try again');
  }
}
