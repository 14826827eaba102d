import { type Kysely, sql } from 'kysely';

/** Rejects unless the database answers. */
export const ping = <DB>(db: Kysely<DB>): Promise<unknown> => sql`select 1`.execute(db);
