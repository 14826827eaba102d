import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { DB } from '../../../schema.ts';
import { LeaseLostError } from '../errors.ts';
import type { AskLimits } from '../limits/limits.ts';
import { peopleWithoutPlace } from '../limits/queries.ts';
import { LIVE, type ProjectRow } from '../queries.ts';
import type { Lane } from './lanes.ts';

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

export type Claiming = {
  firstEngine: string;
  elsewhere: readonly string[];
  limits: AskLimits;
  leaseSeconds: number;
};

/**
 * Takes a due project of a lane that nobody is at, under a new lease number: those that were begun
 * first, longest due first, then the one whose turn it is. A lease that ran out belongs to a worker
 * that died: its project is taken over where it stood. One that no engine was chosen for yet is for
 * `firstEngine`. Those who have no place at an engine `elsewhere` wait for their turn, and keep it.
 */
export function claimDueProject(
  db: Kysely<DB>,
  { steps, engines }: Pick<Lane, 'steps' | 'engines'>,
  { firstEngine, elsewhere, limits, leaseSeconds }: Claiming,
): Promise<ProjectRow | undefined> {
  const asked = steps.includes('submit') ? engines.filter((id) => elsewhere.includes(id)) : [];
  return db
    .updateTable('projects')
    .set((eb) => ({
      status: 'processing',
      lease_number: eb('lease_number', '+', 1),
      leased_until: fromNow(leaseSeconds),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('projects')
        .select('id')
        .where('status', 'in', LIVE)
        .where('due_at', '<=', sql<Date>`now()`)
        .where('deadline_at', '>', sql<Date>`now()`)
        .where('step', 'in', steps)
        .where((eb) => eb.fn.coalesce('engine', eb.val(firstEngine)), 'in', engines)
        .where((or) =>
          or.or([or('leased_until', 'is', null), or('leased_until', '<', sql<Date>`now()`)]),
        )
        .where((eb) =>
          eb.and(
            asked.map((engine) =>
              eb.or([
                eb('status', '<>', 'pending'),
                eb(
                  'account_id',
                  'not in',
                  peopleWithoutPlace({ engine, firstEngine, elsewhere }, limits),
                ),
              ]),
            ),
          ),
        )
        .orderBy((eb) => eb('status', '=', 'pending'))
        .orderBy((eb) => eb.case().when('status', '=', 'pending').then(eb.ref('turn')).end())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
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

/** Keeps a lease for some seconds more, unless it was given back just now. Throws LeaseLostError. */
export async function renewLease(db: Kysely<DB>, lease: Lease, seconds: number): Promise<void> {
  const kept = sql<Date>`case when leased_until is not null then ${fromNow(seconds)} end`;
  await writeLeased(db, lease, { leased_until: kept });
}

/**
 * Ends a project as completed, unless its deadline has passed. Throws LeaseLostError without effect:
 * past the deadline it is to fail, whoever holds it.
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

/** Gives a project back to wait for a place at its engine, with the turn that it had. */
export async function putInLine(db: Kysely<DB>, lease: Lease): Promise<void> {
  await writeLeased(db, lease, { status: 'pending', leased_until: null });
}

/** Gives a project back, to be taken up again in some seconds by whoever is free. */
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
