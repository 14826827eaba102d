import { type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { DB } from '../../../schema.ts';

/** A dispute as Stripe has it. */
export type Seen = { id: string; isOpen: boolean };

/**
 * The ids of disputes that were opened and not closed, as events of Stripe or the comparison with it have
 * it; of the `known` ones, which may be forgotten, too.
 */
export async function openDisputes(db: Kysely<DB>, known: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select object_id as id from stripe_events where type = 'charge.dispute.created'
      union select id from disputes where closed_at is null
      union select unnest(${known}::text[])
    ) dispute
    where not exists (
      select from stripe_events where type = 'charge.dispute.closed' and object_id = dispute.id
    ) and not exists (select from disputes where id = dispute.id and closed_at is not null)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The ids of disputes that were seen open, whatever events say since: once those are forgotten, what is
 * written down here is all that says how a dispute stands.
 */
export async function disputesSeenOpen(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes down how disputes were seen to stand. */
export async function saveDisputes(db: Kysely<DB>, seen: readonly Seen[]): Promise<void> {
  await sql`
    insert into disputes as known (id, closed_at)
    select id, case when not "isOpen" then now() end
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (id text, "isOpen" boolean)
    on conflict (id) do update set closed_at = excluded.closed_at
    where (known.closed_at is null) <> (excluded.closed_at is null)`.execute(db);
}

/** Forgets some disputes that were closed so long ago. Answers how many. */
export function forgetDisputes(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`closed_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'disputes', by: 'closed_at', over }, most);
}
