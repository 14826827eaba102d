import type { components } from './document.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type Template = Schemas['Template'];
export type Slot = Schemas['Slot'];
export type NewVideo = Schemas['NewVideo'];
export type Video = Schemas['Video'];
export type NewSeries = Schemas['NewSeries'];
export type Series = Schemas['Series'];
export type NewWebhook = Schemas['NewWebhook'];
export type Webhook = Schemas['Webhook'];
export type WebhookChanges = Schemas['WebhookChanges'];
export type WebhookWithSecret = Schemas['WebhookWithSecret'];
export type Delivery = Schemas['WebhookDelivery'];
