import { type Kysely, sql } from 'kysely';
import { tell } from '../../../happenings.ts';
import type { DB } from '../../../schema.ts';
import { switchOff } from '../off.ts';
import type { Claimed } from './claim-queries.ts';
import { RETRIED_DAYS } from './retries.ts';

/** What came of an attempt. */
export type Outcome = Pick<Claimed, 'id' | 'webhookId' | 'attempt'> & {
  arrived: boolean;
  /** Answered so soon that nobody need wait behind it. */
  quick: boolean;
  /** The receiver says that it will never take anything again. */
  gone: boolean;
  /** Seconds until it is tried again, where it has not arrived. */
  wait: number;
  status: number | null;
  answer: string | null;
  trouble: string | null;
};

type Written = {
  webhookId: string;
  type: string;
  outcome: 'delivered' | 'failed' | null;
  attemptAt: Date;
  /** It was tried for days in vain; everything was, if its webhook fails since before then. */
  givenUpSince: Date | null;
};

/**
 * Writes down what came of some attempts, together: of those alone whose claim is the latest. A webhook to
 * which nothing arrived for days, or that is gone, is switched off in the same commit. Locks the webhooks
 * in one order and before their deliveries, as their deletion does.
 */
export function writeOutcomes(db: Kysely<DB>, outcomes: readonly Outcome[]): Promise<void> {
  return db.transaction().execute(async (db) => {
    await lockWebhooks(db, outcomes);
    const told = JSON.stringify(outcomes);
    const { rows: written } = await sql<Written & { id: string }>`
      update webhook_deliveries delivery set
        leased_until = null, status = told.status, answer = told.answer, trouble = told.trouble,
        due_at = least(now() + make_interval(secs => told.wait), ${IS_OVER_AT}),
        ended_at = case when told.arrived or not retries or now() >= ${IS_OVER_AT} then now() end,
        outcome = case when told.arrived then 'delivered'
          when not retries or now() >= ${IS_OVER_AT} then 'failed' end
      from jsonb_to_recordset(${told}::jsonb) as told
        (id uuid, attempt int, arrived bool, wait float, status int, answer text, trouble text)
      where delivery.id = told.id and delivery.attempts = told.attempt and ended_at is null
      returning delivery.id, webhook_id as "webhookId", type, outcome, last_attempt_at as "attemptAt",
        case when outcome = 'failed' and retries then first_attempt_at end as "givenUpSince"`.execute(
      db,
    );
    const byId = new Map(written.map((row) => [row.id, row]));
    const counted = outcomes.filter(({ id }) => byId.has(id));
    const failing = await writeHealth(db, counted, byId);
    for (const [webhookId, since] of failing) {
      const isGone = counted.some((one) => one.webhookId === webhookId && one.gone);
      const isInVain = written.some(
        (one) => one.webhookId === webhookId && one.givenUpSince && since <= one.givenUpSince,
      );
      if (isGone || isInVain) await switchOff(db, webhookId, isGone ? 'gone' : 'failing');
    }
    for (const { type, outcome } of written) {
      const told = outcome === null ? 'failed' : outcome === 'failed' ? 'given_up' : 'delivered';
      await tell(db, 'webhook.tried', { type, outcome: told });
    }
  });
}

const IS_OVER_AT = sql`first_attempt_at + make_interval(days => ${RETRIED_DAYS})`;

async function lockWebhooks(db: Kysely<DB>, outcomes: readonly Outcome[]): Promise<void> {
  await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', 'in', [...new Set(outcomes.map(({ webhookId }) => webhookId))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Notes of the webhooks how they answer now, and moves what waits for those that became quick, or are so
 * no more. Answers since when those fail that do.
 */
async function writeHealth(
  db: Kysely<DB>,
  outcomes: readonly Outcome[],
  written: ReadonlyMap<string, { attemptAt: Date }>,
): Promise<Map<string, Date>> {
  const health = new Map<string, { id: string; arrived: boolean; quick: boolean; since: Date }>();
  for (const { id, webhookId, arrived, quick } of outcomes) {
    const { attemptAt } = written.get(id) as { attemptAt: Date };
    const known = health.get(webhookId);
    health.set(webhookId, {
      id: webhookId,
      arrived: arrived || known?.arrived === true,
      quick: quick && known?.quick !== false,
      since: known && known.since < attemptAt ? known.since : attemptAt,
    });
  }
  const { rows } = await sql<{ id: string; failingSince: Date | null }>`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify([...health.values()])}::jsonb)
        as told (id uuid, arrived bool, quick bool, since timestamptz)
    ), changed as (
      update webhooks set quick = told.quick,
        failing_since = case when told.arrived then null else coalesce(failing_since, told.since) end
      from told where webhooks.id = told.id
        and (webhooks.quick is distinct from told.quick or (failing_since is null) <> told.arrived)
      returning webhooks.id, webhooks.quick
    ), moved as (
      update webhook_deliveries delivery set quick = changed.quick from changed
      where webhook_id = changed.id and ended_at is null and delivery.quick is distinct from changed.quick
    )
    select told.id, case when told.arrived then null
      else coalesce(failing_since, told.since) end as "failingSince"
    from told join webhooks using (id)`.execute(db);
  return new Map(
    rows.flatMap(({ id, failingSince }) => (failingSince ? [[id, failingSince] as const] : [])),
  );
}

/** Ends a delivery that nobody wants any more. Without effect for a claim that is not the latest. */
export async function dropDelivery(
  db: Kysely<DB>,
  { id, attempt }: Pick<Claimed, 'id' | 'attempt'>,
): Promise<undefined> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      ...{ leased_until: null, outcome: 'failed', ended_at: sql<Date>`now()` },
      trouble: 'the webhook, or its account, was switched off',
    })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('ended_at', 'is', null)
    .execute();
  return undefined;
}
