import { sql } from 'kysely';

/** An intent is paid within so long, or never. */
const ORDER_LIFE_MS = 24 * 3_600_000;

/**
 * Whether an order is of yesterday. Its intent is cancelled then, so that it can no longer be paid in
 * secret, and nothing is charged for it any more.
 */
export const isOrderOver = ({ created_at }: { created_at: Date }): boolean =>
  Date.now() - created_at.getTime() > ORDER_LIFE_MS;

/**
 * When the sweep looks at an open order again: at every run (each minute) in its first hour, when
 * people pay, and hourly after that.
 */
export const lookAgainAt = sql<Date>`case when created_at > now() - interval '1 hour'
  then now() else now() + interval '1 hour' end`;
