import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

/**
 * What all people have, held credits too, and what it is worth in cents: each credit at what was paid
 * for its lot, 0 for given ones. A lot below zero counts against its owner's other lots and no further:
 * what one person owes makes no less of what we owe another.
 */
export async function outstandingCredits(
  db: Kysely<DB>,
): Promise<{ credits: number; cents: number }> {
  const { rows } = await sql<{ credits: number; cents: number }>`
    with people as (
      select greatest(0, sum(remaining)) as credits,
        greatest(0, sum(${microUsd(sql`remaining`)})) as amount
      from credit_lots lot where remaining <> 0 group by account_id
    ), holds as (
      select count(*) as credits, sum(${microUsd(sql`1`)}) as amount
      from (select id as project_id from projects where status in ('pending', 'processing')
        union select project_id from abandoned_asks where cancel_due_at is not null and credit = 'held'
      ) open,
      -- One look at the index for each: a join would read all that was ever held.
      lateral (select id from credit_entries
        where type = 'hold' and project_id = open.project_id limit 1) hold,
      lateral (select lot_id from credit_postings
        where entry_id = hold.id and lot_id is not null limit 1) taken
      join credit_lots lot on lot.id = taken.lot_id
    )
    select sum(credits)::float8 as credits, round(sum(amount) / 10000)::float8 as cents
    from (select credits, amount from people union all select credits, amount from holds) as owed`.execute(
    db,
  );
  return { credits: rows[0]?.credits ?? 0, cents: rows[0]?.cents ?? 0 };
}

/** What so many credits of a lot cost, in millionths of a US dollar. */
const microUsd = (credits: ReturnType<typeof sql>) =>
  sql`10000::bigint * ${credits} * lot.paid_cents / lot.granted`;
