import { sql } from 'kysely';

/** All days of keys are those of UTC. */
export const TODAY = sql<string>`(now() at time zone 'UTC')::date`;
/** The first day of this month. */
export const MONTH = sql<string>`date_trunc('month', now() at time zone 'UTC')::date`;
