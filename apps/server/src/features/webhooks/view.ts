import type { Webhook, WebhookDelivery, WebhookWithSecret } from '@shortcake/contract/webhook';
import type { DeliveryRow, WebhookRow } from './queries.ts';
import { secretText } from './secret.ts';

/** A webhook as its owner sees it. */
export const viewOf = (row: WebhookRow): Webhook => ({
  ...{ id: row.id, url: row.url, active: row.active, offBecause: row.off_because },
  events: row.events as Webhook['events'],
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  formerSecretUntil: row.former_until?.toISOString() ?? null,
});

/** The same, with what is told once. */
export const withSecret = (row: WebhookRow, secret: Buffer): WebhookWithSecret => ({
  ...viewOf(row),
  secret: secretText(secret),
});

/** A delivery as its webhook's owner sees it. */
export const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, attempts: row.attempts, payload: row.payload },
  type: row.type as WebhookDelivery['type'],
  state: row.outcome ?? 'pending',
  createdAt: row.created_at.toISOString(),
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  nextAttemptAt: row.outcome === null ? row.next_attempt_at.toISOString() : null,
  ...{ status: row.status, body: row.answer, trouble: row.trouble },
});
