import type { Insertable, Kysely, Selectable } from 'kysely';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { CreditOrders, DB } from '../../../schema.ts';
import { type Taking, takeOpenOrders } from './take-open-orders.ts';

export type CreditOrder = Selectable<CreditOrders>;

export async function insertCreditOrder(
  db: Kysely<DB>,
  order: Insertable<CreditOrders>,
): Promise<void> {
  await db.insertInto('credit_orders').values(order).execute();
}

/** Writes an order that a restored backup has lost, as Stripe remembers it. */
export async function restoreCreditOrder(
  db: Kysely<DB>,
  order: Insertable<CreditOrders>,
): Promise<CreditOrder | undefined> {
  return db
    .insertInto('credit_orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes which payment intent an order is paid with; never another one once there is one. False where the
 * order is gone: its account was deleted meanwhile.
 */
export async function setPaymentIntent(
  db: Kysely<DB>,
  orderId: string,
  paymentIntentId: string,
): Promise<boolean> {
  const row = await db
    .updateTable('credit_orders')
    .set((eb) => ({
      payment_intent_id: eb.fn.coalesce('payment_intent_id', eb.val(paymentIntentId)),
    }))
    .where('id', '=', orderId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One person's order by its payment intent. */
export function findCreditOrder(db: Kysely<DB>, accountId: string, paymentIntentId: string) {
  return db
    .selectFrom('credit_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('payment_intent_id', '=', paymentIntentId)
    .executeTakeFirst();
}

/**
 * The order that Stripe says a payment intent is for. An order whose process died before it noted
 * the intent is found by its own id, which Stripe was given.
 */
export function findOrderOfPayment(
  db: Kysely<DB>,
  payment: { paymentIntentId: string; orderId: string | undefined },
) {
  const { paymentIntentId, orderId } = payment;
  return db
    .selectFrom('credit_orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('payment_intent_id', '=', paymentIntentId),
        ...(orderId !== undefined && isUuid(orderId)
          ? [eb.and([eb('payment_intent_id', 'is', null), eb('id', '=', orderId)])]
          : []),
      ]),
    )
    .executeTakeFirst();
}

/** Marks an order as ended; one that is paid stays so. */
export async function endCreditOrder(
  db: Kysely<DB>,
  orderId: string,
  ended: { status: 'paid' | 'expired' | 'refused'; paymentIntentId: string },
): Promise<void> {
  await db
    .updateTable('credit_orders')
    .set((eb) => ({
      status: ended.status,
      payment_intent_id: eb.fn.coalesce('payment_intent_id', eb.val(ended.paymentIntentId)),
    }))
    .where('id', '=', orderId)
    .where('status', '<>', 'paid')
    .execute();
}

/** Orders that may have been paid without anybody telling us; each is due again later. */
export const takeOpenCreditOrders = (db: Kysely<DB>, taking: Taking): Promise<CreditOrder[]> =>
  takeOpenOrders<CreditOrder>(db, { table: 'credit_orders', intent: 'payment_intent_id' }, taking);

/** A person's newest orders. */
export function listCreditOrders(db: Kysely<DB>, accountId: string, most: number) {
  return db
    .selectFrom('credit_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** A person's orders that nobody knows the end of yet. */
export function listOpenCreditOrders(db: Kysely<DB>, accountId: string): Promise<CreditOrder[]> {
  return db
    .selectFrom('credit_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .execute();
}
