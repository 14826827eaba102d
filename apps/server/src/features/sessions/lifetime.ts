import { sql } from 'kysely';

/** How long a session lives at most, and how long unused. */
export const ABSOLUTE = sql`interval '90 days'`;
export const IDLE = sql`interval '14 days'`;
/** How often its use is noted: each note is a write. */
export const NOTED_EVERY = sql`interval '10 minutes'`;
