import { sql } from 'kysely';

/** From its beginning; then one signs in again. */
export const LONGEST_LIFE = sql`interval '90 days'`;
/** From its last use. */
export const LONGEST_UNUSED = sql`interval '14 days'`;
/** Each note of a use is a write. */
export const USE_NOTED_EVERY = sql`interval '10 minutes'`;
