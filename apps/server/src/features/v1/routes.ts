import type { FastifyInstance } from 'fastify';
import type { Webhooks } from '../webhooks/service.ts';
import { registerAccountCalls, type SubscribedAs } from './account/routes.ts';
import type { BeforeKeyCall } from './before.ts';
import { registerDocumentRoute } from './document/routes.ts';
import { registerSeriesCalls, type SeriesDependencies } from './series.ts';
import { registerTemplateCalls } from './templates.ts';
import { registerVideoCalls, type VideoDependencies } from './videos.ts';
import { registerWebhookCalls } from './webhooks.ts';

export type V1Dependencies = Omit<VideoDependencies, 'asking'> & {
  before: BeforeKeyCall;
  subscribedAs: SubscribedAs;
  publicUrl: URL;
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
  registerVideoCalls(app, { ...dependencies, asking: dependencies.askingForVideo });
  registerWebhookCalls(app, dependencies);
  registerSeriesCalls(app, {
    ...{ db, before, allowance: views.allowance },
    asking: dependencies.askingForSeries,
  });
}
