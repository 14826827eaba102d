import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { DB } from '../../../schema.ts';
import { LeaseLostError } from '../errors.ts';
import { LIVE, type ProjectRow } from '../queries.ts';

/** What a worker holds: the project under the number it was given. */
export type Lease = Pick<ProjectRow, 'id' | 'lease_number'>;

/** A time by the database's clock, which deadlines and leases go by. */
export const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Milliseconds until a project's deadline; less than 0 past it. This machine's clock may be wrong. */
export async function msLeft(
  db: Kysely<DB>,
  { deadline_at }: Pick<ProjectRow, 'deadline_at'>,
): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select 1000 * extract(epoch from ${deadline_at}::timestamptz - now())::float as ms`.execute(db);
  return rows[0]!.ms;
}

function leased(db: Kysely<DB>, lease: Lease) {
  return db
    .updateTable('projects')
    .where('id', '=', lease.id)
    .where('lease_number', '=', lease.lease_number)
    .where('status', '=', 'processing');
}

/** Writes under a lease and answers the row as it is now. Throws LeaseLostError without effect. */
export async function writeLeased(
  db: Kysely<DB>,
  lease: Lease,
  changes: UpdateObject<DB, 'projects'>,
): Promise<ProjectRow> {
  const row = await leased(db, lease).set(changes).returningAll().executeTakeFirst();
  if (!row) throw new LeaseLostError(lease.id);
  return row;
}

/**
 * Prolongs a lease by some seconds, unless the project was given back just now. Throws
 * LeaseLostError.
 */
export async function renewLease(db: Kysely<DB>, lease: Lease, seconds: number): Promise<void> {
  const kept = sql<Date>`case when leased_until is not null then ${fromNow(seconds)} end`;
  await writeLeased(db, lease, { leased_until: kept });
}

/**
 * Ends a project as completed, unless its deadline has passed. Throws LeaseLostError without
 * effect: past its deadline a project fails, whoever has the lease.
 */
export async function writeCompleted(db: Kysely<DB>, lease: Lease): Promise<ProjectRow> {
  const row = await leased(db, lease)
    .where('deadline_at', '>', fromNow(0))
    .set({ status: 'completed', completed_at: fromNow(0), progress: 1, leased_until: null })
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new LeaseLostError(lease.id);
  return row;
}

/** Holds the project's row until the transaction ends, and answers it. Throws LeaseLostError. */
export async function lockLeased(db: Kysely<DB>, lease: Lease): Promise<ProjectRow> {
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', lease.id)
    .where('lease_number', '=', lease.lease_number)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new LeaseLostError(lease.id);
  return row;
}

/**
 * Gives a project back to wait for a place at its engine, or for an engine. It keeps its turn, which comes
 * anew, and has no less time than before.
 */
export async function putInLine(db: Kysely<DB>, lease: Lease): Promise<void> {
  await writeLeased(db, lease, {
    status: 'pending',
    leased_until: null,
    deadline_at: sql`greatest(line_until, deadline_at)`,
  });
}

/** Gives a project back. In some seconds it is due again, for whichever worker is free. */
export async function giveBack(db: Kysely<DB>, lease: Lease, seconds: number): Promise<void> {
  await writeLeased(db, lease, { leased_until: null, due_at: fromNow(seconds) });
}

/** Ids of the projects that are past their deadline and have not ended. */
export async function overdueProjectIds(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('status', 'in', LIVE)
    .where('deadline_at', '<=', sql<Date>`now()`)
    .execute();
  return rows.map((row) => row.id);
}

/** Takes an overdue project away from whoever is at it; undefined when it has ended meanwhile. */
export function takeOverdue(db: Kysely<DB>, projectId: string): Promise<ProjectRow | undefined> {
  return db
    .updateTable('projects')
    .set((eb) => ({ status: 'processing', lease_number: eb('lease_number', '+', 1) }))
    .where('id', '=', projectId)
    .where('status', 'in', LIVE)
    .returningAll()
    .executeTakeFirst();
}
