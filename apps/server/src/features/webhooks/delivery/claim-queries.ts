import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

/** An attempt that this process has claimed; `attempt` is the number of the claim. */
export type Claimed = {
  id: string;
  webhookId: string;
  type: string;
  payload: string;
  attempt: number;
  url: string;
  /** Those that sign: the present one, and for a day the one before. */
  secrets: Buffer[];
  /** Whether its webhook is on, and its owner not kept out. */
  isWanted: boolean;
};

/** A process that died at an attempt is given up after this: three times as long as one takes. */
const LEASE_SECONDS = 30;
/** Attempts at one webhook at a time: what it has been slow to take does not use up everybody's places. */
const AT_ONE_WEBHOOK = 4;
/** Due ones that are looked at for each that is taken, since some may be one webhook's. */
const LOOKED_AT = 4;

/**
 * Claims what is due of webhooks that are quick, or of those that are not: the longest due first, and of
 * one webhook a few at a time. What is due of a webhook that has its few under way is passed over by an
 * index of what is leased, however much it is.
 */
export async function claimDue(
  db: Kysely<DB>,
  quick: boolean,
  most: number,
): Promise<readonly Claimed[]> {
  const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
  const { rows } = await sql<Claimed>`
    with busy as materialized (
      select webhook_id, count(*) as under_way from webhook_deliveries
      where leased_until > now() group by webhook_id
    ), due as materialized (
      select id, webhook_id, due_at from webhook_deliveries
      where ended_at is null and quick = ${quick} and due_at <= now()
        and webhook_id not in (select webhook_id from busy where under_way >= ${AT_ONE_WEBHOOK})
      order by due_at limit ${most * LOOKED_AT} for update skip locked
    ), placed as (
      select due.id, due.due_at, coalesce(busy.under_way, 0)
        + row_number() over (partition by due.webhook_id order by due.due_at) as place
      from due left join busy using (webhook_id)
    ), taken as (
      select id from placed where place <= ${AT_ONE_WEBHOOK} order by due_at limit ${most}
    )
    update webhook_deliveries delivery set
      attempts = attempts + 1, leased_until = ${leaseEnd}, due_at = ${leaseEnd},
      last_attempt_at = now(), first_attempt_at = coalesce(first_attempt_at, now())
    from taken, webhooks, accounts
    where delivery.id = taken.id and webhooks.id = delivery.webhook_id
      and accounts.id = webhooks.account_id
    returning delivery.id, webhook_id as "webhookId", type, payload, attempts as attempt, url,
      case when former_until > now() then array[secret, former_secret] else array[secret] end as secrets,
      webhooks.active and accounts.suspended_at is null as "isWanted"`.execute(db);
  return rows;
}
