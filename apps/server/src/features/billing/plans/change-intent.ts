import { randomUUID } from 'node:crypto';
import type { PlanName } from '@shortcake/contract/plans';
import Stripe from 'stripe';
import type { Billing } from '../context.ts';
import type { Lease } from '../customers/lease.ts';
import { PaymentFailedError } from '../errors.ts';
import { endPlanChange, insertPlanChange, type PlanChangeKind } from './plan-change-queries.ts';

/** Writes down what is asked of Stripe, asks, and writes down how it ended. */
export async function askForPlanChange<Result>(
  { db }: Billing,
  { accountId }: Lease,
  change: { kind: PlanChangeKind; plan: PlanName },
  ask: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  await insertPlanChange(db, { id, account_id: accountId, ...change });
  try {
    const result = await ask(`plan-change:${id}`);
    await endPlanChange(db, id, 'done');
    return result;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    await endPlanChange(db, id, 'refused');
    throw new PaymentFailedError(error.message);
  }
}
