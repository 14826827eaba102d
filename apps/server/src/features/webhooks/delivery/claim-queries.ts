import { MOST_WEBHOOKS } from '@shortcake/contract/webhook-limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
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
export const LEASE_SECONDS = 30;
/** Attempts at one webhook at a time: what it has been slow to take does not use up everybody's places. */
const AT_ONE_WEBHOOK = 4;
/**
 * Attempts for one account at a time in a lane: two at each of its webhooks, where all hang. With eight in all
 * the ninth webhook of somebody waited for 15 s; 26 accounts that hang fill a lane.
 */
export const FOR_ONE_ACCOUNT = 2 * MOST_WEBHOOKS;
/** Due ones that are looked at for each that is taken, since some may be one webhook's. */
const LOOKED_AT = 4;

/** Whose webhooks have answered well within a second the last time, whose have not, and who was never tried. */
export type LaneName = 'quick' | 'slow' | 'untried';

/** Which deliveries are in a lane, as the indexes of what is due have them. */
const IS_IN: Record<LaneName, RawBuilder<boolean>> = {
  quick: sql`quick = true`,
  slow: sql`quick = false`,
  untried: sql`quick is null`,
};

/**
 * Claims what is due in a lane: the longest due first, of one webhook a few at a time, and of one account a
 * few more. What is due of who has their few under way is passed over, row by row: 60,000
 * took 26.6 ms, and no more than a thousand wait for one webhook.
 */
export async function claimDue(
  db: Kysely<DB>,
  lane: LaneName,
  most: number,
): Promise<readonly Claimed[]> {
  const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
  const { rows } = await sql<Claimed>`
    with busy as materialized (
      select webhook_id, account_id, count(*) as under_way,
        sum(count(*) filter (where ${IS_IN[lane]})) over (partition by account_id) as of_account
      from (
        select webhook_id, account_id, delivery.quick from webhook_deliveries delivery
        join webhooks on webhooks.id = webhook_id where leased_until > now()
      ) as leased group by webhook_id, account_id
    ), full_up as materialized (
      select webhook_id from busy where under_way >= ${AT_ONE_WEBHOOK}
      union select webhooks.id from webhooks join busy using (account_id)
      where of_account >= ${FOR_ONE_ACCOUNT}
    ), due as materialized (
      select id, webhook_id, due_at from webhook_deliveries
      where ended_at is null and ${IS_IN[lane]} and due_at <= now()
        and webhook_id not in (select webhook_id from full_up)
      order by due_at limit ${most * LOOKED_AT} for update skip locked
    ), placed as (
      select due.id, due.due_at, account_id, coalesce(busy.under_way, 0)
        + row_number() over (partition by due.webhook_id order by due.due_at) as place
      from due join webhooks on webhooks.id = due.webhook_id left join busy using (webhook_id, account_id)
    ), spread as (
      select id, due_at, coalesce(of_account, 0)
        + row_number() over (partition by account_id order by due_at) as place
      from placed left join (select distinct account_id, of_account from busy) as busy using (account_id)
      where place <= ${AT_ONE_WEBHOOK}
    ), taken as (
      select id from spread where place <= ${FOR_ONE_ACCOUNT} order by due_at limit ${most}
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
