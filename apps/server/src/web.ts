import { fileURLToPath } from 'node:url';
import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { registerEventRoutes } from './event-routes.ts';
import { isMarkedSignedIn } from './features/accounts/cookies.ts';
import { registerAccountRoutes } from './features/accounts/routes.ts';
import { accountIdOf, requireAccount, sessionCheck } from './features/accounts/session.ts';
import type { Billing } from './features/billing/context.ts';
import { registerBillingRoutes } from './features/billing/routes.ts';
import { subscriptionOf } from './features/billing/service.ts';
import { registerCreditRoutes } from './features/credits/routes.ts';
import { registerSupportRoutes } from './features/support/routes.ts';
import { registerMediaRoutes } from './features/videos/media-routes.ts';
import { registerVideoRoutes } from './features/videos/routes.ts';
import { createGoogle, SANDBOX_GOOGLE } from './google.ts';
import { createModerate } from './moderation.ts';
import { registerPageFaultRoutes } from './page-fault-routes.ts';
import { pageTexts } from './page-texts.ts';
import type { ChangeFeed } from './platform/events.ts';
import { mountFetchHandler } from './platform/http/fetch-handler.ts';
import { registerHealthRoutes } from './platform/http/health.ts';
import { createRateLimit } from './platform/http/rate-limit.ts';
import { serve } from './platform/http/route.ts';
import { isSafeMethod } from './platform/http/same-origin.ts';
import { createHttpServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import type { Log } from './platform/log.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { DB } from './schema.ts';
import { type Payments, SANDBOX_STRIPE, STRIPE_GUESTS } from './stripe.ts';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));
const NOT_PAGES = [
  '/api',
  '/auth',
  '/media',
  '/sandbox',
  '/previews',
  '/assets',
  '/healthz',
  '/readyz',
];

export type WebDependencies = {
  config: Config;
  sessionSecrets: Secrets;
  db: Kysely<DB>;
  feed: ChangeFeed;
  storage: Storage;
  payments: Payments;
  billing: Billing;
  log: Log;
};

/** The product's HTTP half, wired and ready to listen. */
export async function createWeb(dependencies: WebDependencies): Promise<FastifyInstance> {
  const { config, sessionSecrets, db, feed, storage, payments, billing, log } = dependencies;
  const { publicUrl, rateLimitPerMinute } = config;
  const app = await createHttpServer({ publicUrl, log });
  const google = await createGoogle(config, sessionSecrets);

  registerHealthRoutes(app, () => sql`select 1`.execute(db));
  serve(app, endpoints.config, [], async () => ({
    productName: 'Shortcake',
    stripePublishableKey: payments.publishableKey,
    sandbox: { google: google.sandbox !== undefined, stripe: payments.sandbox !== undefined },
    videoEngine: config.engines[0].id,
  }));

  const sessions = { db, sessionSecrets, publicUrl };
  const signedIn = requireAccount(sessions);
  const limitPerson = await createRateLimit(app, {
    perMinute: rateLimitPerMinute,
    keyOf: accountIdOf,
  });
  const before = [
    signedIn,
    async function limitChanges(request, reply) {
      if (!isSafeMethod(request.method)) await limitPerson.call(app, request, reply);
    } satisfies typeof signedIn,
  ];

  await registerAccountRoutes(app, {
    ...google,
    ...{ db, publicUrl, sessionSecrets, rateLimitPerMinute, subscriptionOf, log },
  });
  if (google.sandbox) {
    const mount = { prefix: SANDBOX_GOOGLE, origin: publicUrl.origin, handler: google.sandbox };
    await mountFetchHandler(app, mount);
  }
  registerCreditRoutes(app, { db, before });
  await registerBillingRoutes(app, { billing, webhookSecrets: payments.webhookSecrets, before });
  if (payments.sandbox) {
    const { handler } = payments.sandbox;
    await mountFetchHandler(app, { prefix: SANDBOX_STRIPE, origin: publicUrl.origin, handler });
  }
  const { generationDeadlineSeconds: deadlineSeconds, freeAbandonsPerDay } = config;
  const moderate = createModerate(config);
  const limits = { deadlineSeconds, freeAbandonsPerDay };
  registerVideoRoutes(app, { db, storage, ...limits, moderate, log, before });
  registerMediaRoutes(app, { db, storage, signedIn });
  registerSupportRoutes(app, { db, before });
  registerEventRoutes(app, { feed, before, isSignedIn: sessionCheck(sessions) });
  await registerPageFaultRoutes(app, log);
  await serveWebApp(app, {
    directory: WEB_APP,
    notPages: NOT_PAGES,
    texts: pageTexts(config, google.sandbox !== undefined || payments.sandbox !== undefined),
    isMember: isMarkedSignedIn,
    guests: payments.sandbox ? undefined : STRIPE_GUESTS,
  });
  return app;
}
