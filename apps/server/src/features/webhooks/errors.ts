import { MOST_WEBHOOKS } from '@shortcake/contract/webhook-limits';
import { KnownError } from '../../platform/errors.ts';

export class TooManyWebhooksError extends KnownError {
  constructor() {
    super(
      409,
      'TOO_MANY_WEBHOOKS',
      `You have ${MOST_WEBHOOKS} webhooks, which is the limit. Delete one first.`,
    );
  }
}

export class WebhookOffError extends KnownError {
  constructor() {
    super(
      409,
      'WEBHOOK_OFF',
      'This webhook is switched off: nothing is sent to it. Switch it on first.',
    );
  }
}
