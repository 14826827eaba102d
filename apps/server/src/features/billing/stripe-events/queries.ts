import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../../platform/db/delete-oldest.ts';
import { notifyOnceCommitted } from '../../../platform/db/telling-dialect.ts';
import type { DB, StripeEvents } from '../../../schema.ts';

export type StoredEvent = Selectable<StripeEvents>;

/** With the delays between them, about four days: longer than Stripe itself tries. */
export const MOST_ATTEMPTS = 100;

/** The channel on which workers hear that an event waits. */
export const EVENT_CHANNEL = 'stripe_event';

/** Stores an event once, and tells the workers then. */
export async function insertEvent(db: Kysely<DB>, event: Insertable<StripeEvents>): Promise<void> {
  const stored = await db
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) await notifyOnceCommitted(db, EVENT_CHANNEL, '');
}

/**
 * Takes the event that has been due longest, and makes it due again after 2 s, 4 s, 8 s ... up to an
 * hour: that is when another worker tries it, if this one fails or dies.
 */
export function takeDueEvent(db: Kysely<DB>, mostAttempts: number) {
  const due = db
    .selectFrom('stripe_events')
    .select('id')
    .where('applied_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .where('attempts', '<', mostAttempts)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  // By `=`: as a join, the planner may run the subquery for each row, and take one more each time.
  return db
    .updateTable('stripe_events')
    .set({
      attempts: sql`attempts + 1`,
      due_at: sql<Date>`now() + make_interval(secs => least(3600, greatest(60, power(2, attempts + 1))))`,
    })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** Makes a failed event due again sooner than a dead worker's. */
export async function retryEvent(db: Kysely<DB>, event: StoredEvent): Promise<void> {
  const seconds = Math.min(3600, 2 ** Math.min(event.attempts, 12));
  await db
    .updateTable('stripe_events')
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', event.id)
    .execute();
}

export async function markApplied(db: Kysely<DB>, eventId: string): Promise<void> {
  await db
    .updateTable('stripe_events')
    .set({ applied_at: sql<Date>`now()` })
    .where('id', '=', eventId)
    .execute();
}

/** Forgets some events that were applied so long ago, or given up. Answers how many. */
export async function forgetEvents(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const applied = sql<boolean>`applied_at < ${daysAgo(days)}`;
  const givenUp = sql<boolean>`applied_at is null and due_at < ${daysAgo(days)}
    and attempts >= ${MOST_ATTEMPTS}`;
  const table = 'stripe_events';
  return (
    (await deleteOldest(db, { table, by: 'applied_at', over: applied }, most)) +
    (await deleteOldest(db, { table, by: 'due_at', over: givenUp }, most))
  );
}
