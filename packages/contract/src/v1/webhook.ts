import { z } from 'zod';
import {
  NewWebhook,
  TEST_EVENT,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  webhookEvents,
} from '../webhook.ts';
import { described } from './described.ts';
import { VideoSeries } from './series.ts';
import { Video } from './video.ts';

// Webhooks, as /api/v1 takes and answers them: the page's.

const ofEndpoint = {
  id: 'Its id.',
  url: 'Where events are posted.',
  events: 'What it is told of.',
  createdAt: 'When it was added.',
  active:
    'Whether it is told of anything: off when its owner says so, or for what `offBecause` says.',
  offBecause: 'Why it was switched off for its owner; null where it was not.',
  failingSince: 'Since when every attempt has failed; null when the last one arrived.',
  formerSecretUntil: 'Until when the former secret signs as well; null without one.',
};

export const Endpoint = described(
  Webhook,
  'Webhook',
  'An address that is told what happens, by Standard Webhooks.',
  ofEndpoint,
);

export const EndpointWithSecret = described(
  Webhook.extend({ secret: z.string() }),
  'WebhookWithSecret',
  'An endpoint, with what its deliveries are signed with.',
  { ...ofEndpoint, secret: '`whsec_` and base64. It is told this once.' },
);

export const NewEndpoint = described(NewWebhook, 'NewWebhook', 'An endpoint to add.', {
  url: 'https, at a public address; http and loopback only on a laptop.',
  events: `What it is to be told of: ${webhookEvents.join(', ')}. A video that you cancel or delete tells nothing; a series is told of once none of its videos goes on any more.`,
});

export const EndpointChanges = described(
  WebhookChanges,
  'WebhookChanges',
  'What is to be different: at least one of them.',
  { events: 'What it is to be told of.', active: 'Whether it is to be told of anything.' },
);

export const Delivery = described(
  WebhookDelivery,
  'WebhookDelivery',
  'An event on its way to one endpoint, or arrived, or given up.',
  {
    id: 'The `webhook-id` of each attempt: what comes twice has the same.',
    type: 'What happened.',
    state: 'Whether it has arrived.',
    createdAt: 'When it happened.',
    attempts: 'How often it was sent.',
    lastAttemptAt: 'Null before the first.',
    nextAttemptAt: 'Null when it has arrived or is given up.',
    status: 'The HTTP status of the last attempt; null where nothing was answered.',
    body: 'How the answer to the last attempt begins; null where there was none.',
    trouble: 'Why the last attempt failed, in plain words; null where it did not.',
    payload: 'What is sent, as JSON.',
  },
);

const payload = <Data extends z.ZodType>(
  type: string,
  id: string,
  description: string,
  data: Data,
) =>
  described(
    z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data }),
    id,
    description,
    { type: 'What happened.', timestamp: 'When.', data: 'What is so then.' },
  );

/** What is posted to endpoints, by what happened. */
export const payloads = {
  'video.completed': payload('video.completed', 'VideoCompleted', 'A video is finished.', Video),
  'video.failed': payload(
    'video.failed',
    'VideoFailed',
    'A video failed. One that its owner cancels or deletes tells nothing.',
    Video,
  ),
  'series.completed': payload(
    'series.completed',
    'SeriesCompleted',
    'None of the videos of a series goes on any more.',
    VideoSeries,
  ),
  'credits.low': payload(
    'credits.low',
    'CreditsLow',
    'Fewer than two credits are left.',
    z.object({
      creditsRemaining: z.int().meta({ description: 'Credits that can be spent then.' }),
    }),
  ),
  [TEST_EVENT]: payload(
    TEST_EVENT,
    'WebhookTest',
    'Its owner asked for a test.',
    z.object({ webhookId: z.string().meta({ description: 'The endpoint.' }) }),
  ),
};
