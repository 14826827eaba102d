import type { Billing } from './context.ts';
import { findPerson } from './customers/customers.ts';
import { WORKER_PATIENCE_MS, withLease } from './customers/lease.ts';
import { takeOpenCreditOrders } from './orders/credit-order-queries.ts';
import { lookUpCreditOrder } from './orders/credit-purchases.ts';
import { takeOpenPlanOrders } from './orders/plan-order-queries.ts';
import { lookUpPlanOrder } from './plans/look-up-plan-order.ts';
import { endPlanChange, listChangesCutShort } from './plans/plan-change-queries.ts';
import { refreshWithCredits } from './plans/refresh-subscription.ts';

/** Orders looked up in one run of the sweep; more of them wait for the next. */
const ORDERS_AT_ONCE = 200;

/**
 * Looks up at Stripe what nobody told us the end of: purchases whose browser and webhook never came,
 * confirmed cards, and changes of plan that a dying process left behind. Each by itself, so that one
 * that fails does not hold up the rest.
 */
export async function sweepOpenBusiness(billing: Billing): Promise<void> {
  const { db } = billing;
  for (const order of await takeOpenCreditOrders(db, ORDERS_AT_ONCE)) {
    await attempt(billing, `credit order ${order.id}`, () => lookUpCreditOrder(billing, order));
  }
  for (const order of await takeOpenPlanOrders(db, ORDERS_AT_ONCE)) {
    await attempt(billing, `plan order ${order.id}`, () => lookUpPlanOrder(billing, order));
  }
  for (const change of await listChangesCutShort(db)) {
    await attempt(billing, `plan change ${change.id}`, async () => {
      const person = await findPerson(billing, change.account_id);
      if (person)
        await withLease(
          db,
          person,
          (lease) => refreshWithCredits(billing, lease),
          WORKER_PATIENCE_MS,
        );
      await endPlanChange(db, change.id, 'looked up');
    });
  }
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
