import type { Insertable, Kysely, Selectable } from 'kysely';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { DB, PlanOrders } from '../../../schema.ts';
import { type Taking, takeOpenOrders } from './take-open-orders.ts';

export type PlanOrder = Selectable<PlanOrders>;

export async function insertPlanOrder(
  db: Kysely<DB>,
  order: Insertable<PlanOrders>,
): Promise<void> {
  await db.insertInto('plan_orders').values(order).execute();
}

/** Notes which setup intent asks for an order's card; never another one once there is one. */
export async function setSetupIntent(
  db: Kysely<DB>,
  orderId: string,
  setupIntentId: string,
): Promise<void> {
  await db
    .updateTable('plan_orders')
    .set({ setup_intent_id: setupIntentId })
    .where('id', '=', orderId)
    .where('setup_intent_id', 'is', null)
    .execute();
}

/** One person's order by its setup intent. */
export function findPlanOrder(db: Kysely<DB>, accountId: string, setupIntentId: string) {
  return db
    .selectFrom('plan_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('setup_intent_id', '=', setupIntentId)
    .executeTakeFirst();
}

/** The order that Stripe says a setup intent is for, also when its process died before noting it. */
export function findOrderOfSetup(
  db: Kysely<DB>,
  setup: { setupIntentId: string; orderId: string | undefined },
) {
  const { setupIntentId, orderId } = setup;
  return db
    .selectFrom('plan_orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('setup_intent_id', '=', setupIntentId),
        ...(orderId !== undefined && isUuid(orderId)
          ? [eb.and([eb('setup_intent_id', 'is', null), eb('id', '=', orderId)])]
          : []),
      ]),
    )
    .executeTakeFirst();
}

export function findPlanOrderById(db: Kysely<DB>, orderId: string): Promise<PlanOrder> {
  return db
    .selectFrom('plan_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function endPlanOrder(
  db: Kysely<DB>,
  orderId: string,
  ended:
    | { status: 'completed' | 'expired'; setupIntentId: string }
    | { status: 'declined'; setupIntentId: string; message: string },
): Promise<void> {
  await db
    .updateTable('plan_orders')
    .set({
      status: ended.status,
      setup_intent_id: ended.setupIntentId,
      decline_message: ended.status === 'declined' ? ended.message : null,
    })
    .where('id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}

/** Orders whose card may have been confirmed without anybody telling us; each is due again later. */
export const takeOpenPlanOrders = (db: Kysely<DB>, taking: Taking): Promise<PlanOrder[]> =>
  takeOpenOrders<PlanOrder>(db, { table: 'plan_orders', intent: 'setup_intent_id' }, taking);

/** A person's newest orders. */
export function listPlanOrders(db: Kysely<DB>, accountId: string, most: number) {
  return db
    .selectFrom('plan_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** Ends a person's open orders, and answers them: no card that is confirmed begins a plan any more. */
export function expireOpenPlanOrders(db: Kysely<DB>, accountId: string): Promise<PlanOrder[]> {
  return db
    .updateTable('plan_orders')
    .set({ status: 'expired' })
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .returningAll()
    .execute();
}
