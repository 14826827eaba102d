import { type Kysely, type Selectable, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../platform/db/delete-oldest.ts';
import { isAfter, microseconds } from '../../platform/db/newest-first.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';

/** How long a secret signs beside the one that took its place. */
const FORMER_HOURS = 24;

/** Without its secrets; `former_until` is null once that is over. */
const SEEN = [
  ...(['id', 'account_id', 'url', 'events', 'created_at'] as const),
  ...(['active', 'off_because', 'failing_since'] as const),
  sql<Date | null>`case when former_until > now() then former_until end`.as('former_until'),
] as const;

export type WebhookRow = Pick<
  Selectable<DB['webhooks']>,
  'id' | 'account_id' | 'url' | 'events' | 'created_at' | 'active' | 'off_because' | 'failing_since'
> & { former_until: Date | null };

/** Lets one process at a time make webhooks of a person, until the transaction ends; answers how many there are. */
export async function lockAndCount(db: Kysely<DB>, accountId: string): Promise<number> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  const { count } = await db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertWebhook(
  db: Kysely<DB>,
  webhook: { account_id: string; url: string; events: string[]; secret: Buffer },
): Promise<WebhookRow> {
  return db.insertInto('webhooks').values(webhook).returning(SEEN).executeTakeFirstOrThrow();
}

/** A person's webhooks, the oldest first. */
export function listWebhookRows(db: Kysely<DB>, accountId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .select(SEEN)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findWebhook(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .select(SEEN)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a webhook's deliveries are signed with. */
export async function findSecret(db: Kysely<DB>, id: string): Promise<Buffer> {
  const { secret } = await db
    .selectFrom('webhooks')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return secret;
}

/** The same; it is neither changed nor deleted by others until the transaction ends. */
export function holdWebhook(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<(WebhookRow & { quick: boolean | null }) | undefined> {
  return db
    .selectFrom('webhooks')
    .select(SEEN)
    .select('quick')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a person's webhook, and answers it as it is now. What is switched by hand begins anew. */
export function updateWebhook(
  db: Kysely<DB>,
  accountId: string,
  id: string,
  { events, active }: { events?: string[] | undefined; active?: boolean | undefined },
): Promise<WebhookRow> {
  return db
    .updateTable('webhooks')
    .set({
      ...(events === undefined ? {} : { events }),
      ...(active === undefined ? {} : { active, off_because: null, failing_since: null }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(SEEN)
    .executeTakeFirstOrThrow();
}

/** Gives a person's webhook another secret; the one that it has signs as well for a day. */
export function replaceSecret(
  db: Kysely<DB>,
  accountId: string,
  id: string,
  secret: Buffer,
): Promise<WebhookRow | undefined> {
  return db
    .updateTable('webhooks')
    .set({
      secret,
      former_secret: sql<Buffer>`secret`,
      former_until: sql<Date>`now() + make_interval(hours => ${FORMER_HOURS})`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(SEEN)
    .executeTakeFirst();
}

/** Deletes a person's webhook with all that was to be sent to it; answers whether it was there. */
export async function deleteWebhookRow(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** While an attempt is under way it is the next one. */
const NEXT = sql<Date>`case when leased_until > now() then last_attempt_at else due_at end`;

const DELIVERY_SEEN = [
  ...(['id', 'type', 'payload', 'created_at', 'attempts', 'last_attempt_at'] as const),
  ...(['outcome', 'status', 'answer', 'trouble'] as const),
  NEXT.as('next_attempt_at'),
] as const;

export type DeliveryRow = Pick<
  Selectable<DB['webhook_deliveries']>,
  | ('id' | 'type' | 'payload' | 'created_at' | 'attempts' | 'last_attempt_at')
  | ('outcome' | 'status' | 'answer' | 'trouble')
> & { next_attempt_at: Date };

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'uuid' } as const;

/** A page of what was sent to a webhook, the newest first. The webhook is known to be its reader's. */
export async function listDeliveryRows(
  db: Kysely<DB>,
  webhookId: string,
  { limit, after }: Page,
): Promise<PageOf<DeliveryRow & { at: string }>> {
  let sorted = db
    .selectFrom('webhook_deliveries')
    .select(DELIVERY_SEEN)
    .select(microseconds(COLUMNS).as('at'))
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) sorted = sorted.where(isAfter(COLUMNS, after));
  return pageOf(await sorted.execute(), limit);
}

/** Writes something to be sent to one webhook, once. */
export function insertTest(
  db: Kysely<DB>,
  delivery: { webhook_id: string; quick: boolean | null; type: string; payload: string },
): Promise<DeliveryRow> {
  return db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, retries: false })
    .returning(DELIVERY_SEEN)
    .executeTakeFirstOrThrow();
}

/**
 * Makes a delivery of a webhook due now: what has ended for one more attempt, unless one is under way.
 * Answers it as it is then.
 */
export async function makeDueNow(
  db: Kysely<DB>,
  webhook: { id: string; quick: boolean | null },
  deliveryId: string,
): Promise<DeliveryRow | undefined> {
  const of = (id: string) => sql<boolean>`webhook_id = ${webhook.id} and id = ${id}`;
  await db
    .updateTable('webhook_deliveries')
    .set({
      due_at: sql<Date>`now()`,
      quick: webhook.quick,
      retries: sql<boolean>`retries and ended_at is null`,
      ...{ ended_at: null, outcome: null },
    })
    .where(of(deliveryId))
    .where(sql<boolean>`(leased_until is null or leased_until < now())`)
    .execute();
  return findDelivery(db, webhook.id, deliveryId);
}

/** A delivery of a webhook. */
export function findDelivery(
  db: Kysely<DB>,
  webhookId: string,
  deliveryId: string,
): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .select(DELIVERY_SEEN)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
}

/** Ends all that is on its way to a webhook, and why; answers how many. */
export async function endDeliveriesOf(
  db: Kysely<DB>,
  webhookId: string,
  trouble: string,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ended_at: sql<Date>`now()`, leased_until: null, outcome: 'failed', trouble })
    .where('webhook_id', '=', webhookId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets some deliveries that were made so long ago. Answers how many. */
export function forgetDeliveries(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`created_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'webhook_deliveries', by: 'created_at', over }, most);
}
