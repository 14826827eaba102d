import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

/** What may wait for one webhook. */
const MOST_OPEN = 1000;
/** The newest of one webhook, of which those that have ended are kept; older ones go as others come. */
const MOST_KEPT = 1000;
/** Of one webhook at a time, so that nothing that is told takes long to write. */
const FORGOTTEN_AT_ONCE = 10;

/**
 * Makes room for a delivery to each of these webhooks. Of what waits for one beyond the most, the older
 * ones end, since who is that far behind wants the news; the oldest of all stays, because by three days
 * of it in vain the webhook is switched off. What is under way, or held by others, stays as well. Waits for
 * nobody.
 */
export async function makeRoom(db: Kysely<DB>, webhookIds: readonly string[]): Promise<void> {
  const webhooks = sql`unnest(${sql.val(webhookIds)}::uuid[]) as webhook (id)`;
  await sql`
    with waiting as materialized (
      select id, leased_until,
        row_number() over (partition by webhook_id order by created_at desc, id desc) as place,
        count(*) over (partition by webhook_id) as count
      from webhook_deliveries
      where ended_at is null and webhook_id = any(${sql.val(webhookIds)}::uuid[])
    ), crowded_out as (
      select id from webhook_deliveries where ended_at is null and id in (
        select id from waiting where place > ${MOST_OPEN - 2} and place < count
          and (leased_until is null or leased_until < now()))
      for update skip locked
    ), ended as (
      update webhook_deliveries delivery
      set ended_at = now(), leased_until = null, outcome = 'failed',
        trouble = ${`more than ${MOST_OPEN} were waiting for the webhook`}
      from crowded_out where delivery.id = crowded_out.id
    ), surplus as (
      select surplus.id from ${webhooks} cross join lateral (
        select created_at, id from webhook_deliveries where webhook_id = webhook.id
        order by created_at desc, id desc offset ${MOST_KEPT - 1} limit 1
      ) as last_kept cross join lateral (
        select id from webhook_deliveries where webhook_id = webhook.id and ended_at is not null
          and (created_at, id) < (last_kept.created_at, last_kept.id)
        limit ${FORGOTTEN_AT_ONCE} for update skip locked
      ) as surplus
    )
    delete from webhook_deliveries delivery using surplus where delivery.id = surplus.id`.execute(
    db,
  );
}
