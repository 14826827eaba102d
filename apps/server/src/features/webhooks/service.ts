import type {
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookWithSecret,
} from '@shortcake/contract/webhook';
import { TEST_EVENT } from '@shortcake/contract/webhook';
import { MOST_WEBHOOKS } from '@shortcake/contract/webhook-limits';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { onceCommitted } from '../../platform/db/telling-dialect.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { Log } from '../../platform/log.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { DB } from '../../schema.ts';
import { TooManyWebhooksError, WebhookOffError } from './errors.ts';
import { notifyDue, payloadOf } from './put.ts';
import {
  deleteWebhookRow,
  endDeliveriesOf,
  findDelivery,
  findSecret,
  findWebhook,
  holdWebhook,
  insertTest,
  insertWebhook,
  listDeliveryRows,
  listWebhookRows,
  lockAndCount,
  makeDueNow,
  replaceSecret,
  updateWebhook,
} from './queries.ts';
import { makeRoom } from './room-queries.ts';
import { newSecret } from './secret.ts';
import { checkedUrl } from './url.ts';
import { deliveryView, viewOf, withSecret } from './view.ts';

/** What calls about webhooks go by, whichever way they come. */
export type Webhooks = {
  db: Kysely<DB>;
  /** Counts what one person does by hand: tests, deliveries that are sent again, new secrets. */
  limitSends: Limit;
  /** Whether webhooks may be on the product's own machine. */
  isLoopbackAllowed: boolean;
  log: Log;
};

/** Makes a webhook; the answer alone has its secret. Throws InvalidRequestError, TooManyWebhooksError. */
export async function createWebhook(
  { db, isLoopbackAllowed, log }: Webhooks,
  accountId: string,
  { url, events }: NewWebhook,
): Promise<WebhookWithSecret> {
  const checked = checkedUrl(url, isLoopbackAllowed);
  const secret = newSecret();
  const row = await inTransaction(db, async (db) => {
    if ((await lockAndCount(db, accountId)) >= MOST_WEBHOOKS) throw new TooManyWebhooksError();
    return insertWebhook(db, { account_id: accountId, url: checked, events, secret });
  });
  await onceCommitted(db, () =>
    logSecurity(log, { event: 'webhook-made', account: accountId, webhook: row.id }),
  );
  return withSecret(row, secret);
}

/** A person's webhooks, the oldest first. */
export async function listWebhooks({ db }: Webhooks, accountId: string): Promise<Webhook[]> {
  return (await listWebhookRows(db, accountId)).map(viewOf);
}

/** One of a person's webhooks. Throws NotFoundError. */
export async function getWebhook(
  { db }: Webhooks,
  accountId: string,
  id: string,
): Promise<Webhook> {
  return viewOf(found(isUuid(id) && (await findWebhook(db, accountId, id))));
}

/** The same with its secret, for who repeats the request that made it. Throws NotFoundError. */
export async function webhookWithSecret(
  { db }: Webhooks,
  accountId: string,
  id: string,
): Promise<WebhookWithSecret> {
  const row = found(isUuid(id) && (await findWebhook(db, accountId, id)));
  return withSecret(row, await findSecret(db, id));
}

/** Changes what a webhook hears, or whether it hears anything. What was on its way to one that is switched off ends. Throws NotFoundError. */
export function changeWebhook(
  webhooks: Webhooks,
  accountId: string,
  id: string,
  changes: WebhookChanges,
): Promise<Webhook> {
  return onOwn(webhooks, accountId, id, async (db) => {
    if (changes.active === false) await endDeliveriesOf(db, id, 'the webhook was switched off');
    return viewOf(await updateWebhook(db, accountId, id, changes));
  });
}

/** Deletes a webhook, and all that was sent or is to be sent to it. Throws NotFoundError. */
export async function deleteWebhook(
  { db, log }: Webhooks,
  accountId: string,
  id: string,
): Promise<void> {
  found(isUuid(id) && (await deleteWebhookRow(db, accountId, id)));
  await onceCommitted(db, () =>
    logSecurity(log, { event: 'webhook-deleted', account: accountId, webhook: id }),
  );
}

/** Gives a webhook another secret, which the answer alone has; the one before signs as well for a day. Throws NotFoundError, RateLimitedError. */
export async function rotateSecret(
  { db, limitSends, log }: Webhooks,
  accountId: string,
  id: string,
): Promise<WebhookWithSecret> {
  limitSends(accountId);
  const secret = newSecret();
  const row = found(isUuid(id) && (await replaceSecret(db, accountId, id, secret)));
  await onceCommitted(db, () =>
    logSecurity(log, { event: 'webhook-secret-rotated', account: accountId, webhook: id }),
  );
  return withSecret(row, secret);
}

/** A page of what was or is to be sent to a webhook, the newest first. Throws NotFoundError. */
export async function listDeliveries(
  { db }: Webhooks,
  accountId: string,
  id: string,
  page: Page,
): Promise<PageOf<WebhookDelivery>> {
  found(isUuid(id) && (await findWebhook(db, accountId, id)));
  const { items, next } = await listDeliveryRows(db, id, page);
  return { items: items.map(deliveryView), next };
}

/** One of them. Throws NotFoundError. */
export async function getDelivery(
  { db }: Webhooks,
  accountId: string,
  { webhook, delivery }: { webhook: string; delivery: string },
): Promise<WebhookDelivery> {
  found(isUuid(webhook) && (await findWebhook(db, accountId, webhook)));
  const row = isUuid(delivery) && (await findDelivery(db, webhook, delivery));
  if (!row) throw new NotFoundError('There is no such delivery.');
  return deliveryView(row);
}

/** Sends a delivery once more, now, under the same id. Throws NotFoundError, WebhookOffError, RateLimitedError. */
export function resendDelivery(
  webhooks: Webhooks,
  accountId: string,
  { webhook: id, delivery }: { webhook: string; delivery: string },
): Promise<WebhookDelivery> {
  return onOwn(webhooks, accountId, id, async (db, webhook) => {
    if (!webhook.active) throw new WebhookOffError();
    webhooks.limitSends(accountId);
    const row = isUuid(delivery) && (await makeDueNow(db, webhook, delivery));
    if (!row) throw new NotFoundError('There is no such delivery.');
    await notifyDue(db);
    return deliveryView(row);
  });
}

/** Sends an event that tells of nothing, once. Throws NotFoundError, WebhookOffError, RateLimitedError. */
export function testWebhook(
  webhooks: Webhooks,
  accountId: string,
  id: string,
): Promise<WebhookDelivery> {
  return onOwn(webhooks, accountId, id, async (db, { active, quick }) => {
    if (!active) throw new WebhookOffError();
    webhooks.limitSends(accountId);
    const payload = payloadOf(TEST_EVENT, { webhookId: id });
    await makeRoom(db, [id]);
    const row = await insertTest(db, { webhook_id: id, quick, type: TEST_EVENT, payload });
    await notifyDue(db);
    return deliveryView(row);
  });
}

/** Does something to a person's webhook, which nobody else changes meanwhile. Throws NotFoundError. */
function onOwn<Result>(
  { db }: Webhooks,
  accountId: string,
  id: string,
  work: (
    db: Kysely<DB>,
    webhook: { active: boolean; quick: boolean | null; id: string },
  ) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (db) => {
    return work(db, found(isUuid(id) && (await holdWebhook(db, accountId, id))));
  });
}

function found<Row>(row: Row | undefined | false): Row {
  if (!row) throw new NotFoundError('There is no such webhook.');
  return row;
}
