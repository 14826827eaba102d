export type {
  Account,
  Delivery,
  NewSeries,
  NewVideo,
  NewWebhook,
  Series,
  Slot,
  Template,
  Video,
  Webhook,
  WebhookChanges,
  WebhookWithSecret,
} from './api/types.ts';
export { ShortcakeError } from './error.ts';
export type { ShortcakeOptions } from './settings.ts';
export { Shortcake } from './shortcake.ts';
export type { WebhookEvent } from './webhooks/event.ts';
export { verifyWebhook } from './webhooks/verify.ts';
