import { z } from 'zod';
import { Project } from './project.ts';
import { Series } from './series.ts';
import { MAX_WEBHOOK_URL } from './webhook-limits.ts';

/**
 * What an endpoint can be told of. A video that its owner cancels or deletes tells nothing; a series is told
 * of once none of its videos goes on any more, if one of them came to its end by itself.
 */
export const webhookEvents = [
  'video.completed',
  'video.failed',
  'series.completed',
  'credits.low',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent for a test, whichever events an endpoint hears. */
export const TEST_EVENT = 'webhook.test';

export const offReasons = ['failing', 'gone'] as const;

/** An address that is told what happens, by Standard Webhooks (standardwebhooks.com). */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.iso.datetime(),
  /** Whether it is told of anything: off when its owner says so, or for what `offBecause` says. */
  active: z.boolean(),
  /** Why it was switched off for its owner: nothing arrived for three days, or it answered that it is gone. */
  offBecause: z.enum(offReasons).nullable(),
  /** Since when every attempt has failed; null when the last one arrived. */
  failingSince: z.iso.datetime().nullable(),
  /** Until when the secret before signs as well; null when there is none. */
  formerSecretUntil: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The one time that the secret is told, when an endpoint is made and when its secret is rotated. */
export const WebhookWithSecret = Webhook.extend({
  /** `whsec_` and base64, as the libraries of Standard Webhooks take it. */
  secret: z.string(),
});
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

const events = z
  .array(z.enum(webhookEvents, `must be among ${webhookEvents.join(', ')}`))
  .min(1, 'must have at least one')
  .max(webhookEvents.length, `may have at most ${webhookEvents.length}`)
  .refine((events) => new Set(events).size === events.length, 'must have each once');

/** What making an endpoint takes. Whether the address is one that may be asked, the server says. */
export const NewWebhook = z.strictObject({
  url: z
    .string()
    .max(MAX_WEBHOOK_URL, `may have at most ${MAX_WEBHOOK_URL} characters`)
    .refine((url) => URL.canParse(url), 'must be an address such as https://example.com/hook'),
  events,
});
export type NewWebhook = z.output<typeof NewWebhook>;

/** What changing an endpoint takes: at least one of them. */
export const WebhookChanges = z
  .strictObject({ events: events.optional(), active: z.boolean().optional() })
  .refine(({ events, active }) => events !== undefined || active !== undefined, {
    error: 'give events, active, or both',
  });
export type WebhookChanges = z.output<typeof WebhookChanges>;

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** An event on its way to one endpoint, or arrived, or given up. */
export const WebhookDelivery = z.object({
  /** The `webhook-id` of each attempt: what comes twice has the same. */
  id: z.string(),
  type: z.enum([...webhookEvents, TEST_EVENT]),
  state: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Null when it has arrived or is given up. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Of the last attempt: the HTTP status, null where nothing was answered. */
  status: z.int().nullable(),
  /** Of the last attempt: how the answer begins, null where there was none. */
  body: z.string().nullable(),
  /** Why the last attempt failed, in plain words; null where it did not. */
  trouble: z.string().nullable(),
  /** What is sent, as JSON. */
  payload: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const payload = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });

/** What is posted to an endpoint, by its type. */
export const WebhookPayload = z.discriminatedUnion('type', [
  payload('video.completed', Project),
  payload('video.failed', Project),
  payload('series.completed', Series),
  payload('credits.low', z.object({ creditsRemaining: z.int() })),
  payload(TEST_EVENT, z.object({ webhookId: z.string() })),
]);
export type WebhookPayload = z.infer<typeof WebhookPayload>;
