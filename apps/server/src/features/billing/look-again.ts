import { sql } from 'kysely';

/** An intent that nobody confirmed within a day is cancelled: it can no longer be paid in secret. */
export const INTENT_LIFE_MS = 24 * 3_600_000;

/**
 * When the sweep looks at an open order again: at every run (each minute) in its first hour, when
 * people pay, and hourly after that.
 */
export const lookAgainAt = sql<Date>`case when created_at > now() - interval '1 hour'
  then now() else now() + interval '1 hour' end`;
