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
    with debtors as (
      select distinct account_id from credit_lots where remaining < 0
    ), people as (
      -- All who owe nothing are one sum: a group for each of them would not fit into memory.
      select greatest(0, sum(remaining)) + sum(held) as credits,
        greatest(0, sum(${microUsd(sql`remaining`)})) + sum(${microUsd(sql`held`)}) as amount
      from credit_lots lot left join debtors on debtors.account_id = lot.account_id
      where remaining <> 0 or held <> 0
      group by debtors.account_id
    )
    select sum(credits)::float8 as credits, round(sum(amount) / 10000)::float8 as cents from people`.execute(
    db,
  );
  return { credits: rows[0]?.credits ?? 0, cents: rows[0]?.cents ?? 0 };
}

/** What so many credits of a lot cost, in millionths of a US dollar. */
const microUsd = (credits: ReturnType<typeof sql>) =>
  sql`10000::bigint * ${credits} * paid_cents / granted`;
