import type { Api } from '../api/api.ts';
import type { operations } from '../api/document.ts';
import type { Query } from '../api/operations.ts';
import type {
  Delivery,
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookWithSecret,
} from '../api/types.ts';
import { verifyWebhook } from './verify.ts';

export class Webhooks {
  readonly #api: Api;
  /** Asks nobody, and needs no key. */
  readonly verify: typeof verifyWebhook = verifyWebhook;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Adds an endpoint. Its secret is told this once. */
  create(
    webhook: NewWebhook,
    options: { idempotencyKey?: string } = {},
  ): Promise<WebhookWithSecret> {
    return this.#api.call('post', '/api/v1/webhooks', { body: webhook, ...options });
  }

  list(): Promise<Webhook[]> {
    return this.#api.call('get', '/api/v1/webhooks', {});
  }

  get(id: string): Promise<Webhook> {
    return this.#api.call('get', '/api/v1/webhooks/{id}', { path: { id } });
  }

  /** Changes what an endpoint is told of, or switches it off or on. */
  update(id: string, changes: WebhookChanges): Promise<Webhook> {
    return this.#api.call('patch', '/api/v1/webhooks/{id}', { path: { id }, body: changes });
  }

  delete(id: string): Promise<undefined> {
    return this.#api.call('delete', '/api/v1/webhooks/{id}', { path: { id } });
  }

  /** What an endpoint was told, the newest first, page after page. */
  deliveries(
    id: string,
    query: Query<operations['listDeliveries']> = {},
  ): AsyncGenerator<Delivery, void, undefined> {
    return this.#api.items('/api/v1/webhooks/{id}/deliveries', { path: { id }, query });
  }

  /** Sends a delivery again. */
  resend(id: string, delivery: string): Promise<Delivery> {
    const path = { id, delivery };
    return this.#api.call('post', '/api/v1/webhooks/{id}/deliveries/{delivery}/resend', { path });
  }

  /** Sends the event `webhook.test`. */
  test(id: string): Promise<Delivery> {
    return this.#api.call('post', '/api/v1/webhooks/{id}/test', { path: { id } });
  }

  /** Changes an endpoint's secret; for 24 hours the former one signs as well. */
  rotateSecret(id: string): Promise<WebhookWithSecret> {
    return this.#api.call('post', '/api/v1/webhooks/{id}/rotate-secret', { path: { id } });
  }
}
