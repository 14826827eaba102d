import type { Series, Video } from '../api/types.ts';

type Event<Type extends string, Data> = {
  type: Type;
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string;
  data: Data;
};

/** What is posted to an endpoint. */
export type WebhookEvent =
  | Event<'video.completed' | 'video.failed', Video>
  | Event<'series.completed', Series>
  | Event<'credits.low', { creditsRemaining: number }>
  | Event<'webhook.test', { webhookId: string }>;
