import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../../platform/events.ts';
import type { Webhooks } from '../webhooks/service.ts';
import { registerAccountCalls, type SubscribedAs } from './account/routes.ts';
import type { BeforeKeyCall } from './before.ts';
import { registerDocumentRoute } from './document/routes.ts';
import type { SeriesDependencies } from './series.ts';
import { registerSeriesCalls } from './series.ts';
import { registerTemplateCalls } from './templates.ts';
import { registerVideoCalls, type VideoDependencies } from './videos.ts';
import { createWaits } from './wait.ts';
import { registerWebhookCalls } from './webhooks.ts';

export type V1Dependencies = Omit<VideoDependencies, 'asking' | 'wait'> & {
  before: BeforeKeyCall;
  subscribedAs: SubscribedAs;
  publicUrl: URL;
  feed: ChangeFeed;
  askingForVideo: VideoDependencies['asking'];
  askingForSeries: SeriesDependencies['asking'];
  webhooks: Webhooks;
};

/** The calls under /api/v1: by key, and over the services that the page's calls have. */
export function registerV1Routes(app: FastifyInstance, dependencies: V1Dependencies): void {
  const { db, before, views, subscribedAs, publicUrl } = dependencies;
  registerDocumentRoute(app, publicUrl);
  registerAccountCalls(app, { db, before, subscribedAs });
  registerTemplateCalls(app, before);
  const shutdown = new AbortController();
  app.addHook('preClose', async () => shutdown.abort());
  registerVideoCalls(app, {
    ...dependencies,
    asking: dependencies.askingForVideo,
    wait: createWaits(dependencies.feed, shutdown.signal),
  });
  registerWebhookCalls(app, dependencies);
  registerSeriesCalls(app, {
    ...{ db, before, allowance: views.allowance },
    asking: dependencies.askingForSeries,
  });
}
