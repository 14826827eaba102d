import { type Kysely, sql } from 'kysely';

/** The role that a connection acts as. */
export async function currentUser(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]!.role;
}
