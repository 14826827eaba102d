import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@shortcake/contract/endpoints';
import type { Prices } from '@shortcake/contract/price-book';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { engineIds } from '../config/engines.ts';
import { registerAccountRoutes } from '../features/accounts/routes.ts';
import { registerAgentRoutes } from '../features/agents/routes.ts';
import type { Billing } from '../features/billing/context.ts';
import { priceBookAt } from '../features/billing/price-book/service.ts';
import { registerBillingRoutes } from '../features/billing/routes.ts';
import { subscribedAs } from '../features/billing/service.ts';
import { registerCreditRoutes } from '../features/credits/routes.ts';
import { registerDeveloperRoutes } from '../features/developers/routes.ts';
import { registerEventRoutes } from '../features/event-stream/routes.ts';
import { createKeyAccess } from '../features/keys/access.ts';
import { registerKeyRoutes } from '../features/keys/routes.ts';
import { readLegalPages } from '../features/legal/pages.ts';
import { registerLegalRoutes } from '../features/legal/routes.ts';
import { registerMailRoutes } from '../features/mail/routes.ts';
import { serveConsole } from '../features/operator/pages.ts';
import { hideFromOthers } from '../features/operator/role.ts';
import { registerOperatorRoutes } from '../features/operator/routes.ts';
import { registerPageFaultRoutes } from '../features/page-faults/routes.ts';
import { registerPersonalDataRoutes } from '../features/personal-data/routes.ts';
import { reportsPerHour } from '../features/reports/limits.ts';
import { registerReportRoutes } from '../features/reports/routes.ts';
import { registerSeriesRoutes } from '../features/series/routes.ts';
import { registerSeriesZip } from '../features/series/zip.ts';
import { isMarkedSignedIn } from '../features/sessions/cookies.ts';
import { registerSessionRoutes } from '../features/sessions/routes.ts';
import { accountIdOf, createSessions } from '../features/sessions/session.ts';
import { registerShareRoutes } from '../features/share/routes.ts';
import { createSharedVideos } from '../features/share/shared-videos.ts';
import { registerSupportRoutes } from '../features/support/routes.ts';
import { beforeKeyCalls } from '../features/v1/before.ts';
import { orKey } from '../features/v1/or-key.ts';
import { registerV1Routes } from '../features/v1/routes.ts';
import { createWaits } from '../features/v1/wait.ts';
import { registerVerifyRoutes } from '../features/verify/routes.ts';
import { createHistoryReader } from '../features/videos/eta.ts';
import { registerMediaRoutes } from '../features/videos/media/routes.ts';
import type { Provenance } from '../features/videos/provenance/provenance.ts';
import { registerProvenanceRoutes } from '../features/videos/provenance/routes.ts';
import { registerVideoRoutes } from '../features/videos/routes.ts';
import { createArchives } from '../features/videos/zip/archives.ts';
import { registerProjectsZip } from '../features/videos/zip/routes.ts';
import { WAITS } from '../features/webhooks/delivery/retries.ts';
import { registerWebhookRoutes } from '../features/webhooks/routes.ts';
import { ping } from '../platform/db/ping.ts';
import type { ChangeFeed } from '../platform/events.ts';
import { findFfmpeg } from '../platform/ffmpeg.ts';
import { mountFetchHandler } from '../platform/http/fetch-handler.ts';
import { registerHealthRoutes } from '../platform/http/health.ts';
import { readKnownPages } from '../platform/http/known-pages.ts';
import { takeLargeBodies } from '../platform/http/large-bodies.ts';
import { logRefusals } from '../platform/http/log-refusals.ts';
import { readPagesWithGaps } from '../platform/http/pages-with-gaps.ts';
import { serveEndpoint } from '../platform/http/route.ts';
import { NO_GUESTS } from '../platform/http/security-headers.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { takeTurns } from '../platform/http/take-turns.ts';
import { serveWebApp } from '../platform/http/web-app.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Log } from '../platform/log.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createTogether } from '../platform/together.ts';
import type { DB } from '../schema.ts';
import { askLimitsOf } from './ask-limits.ts';
import { beforeCalls } from './call-limits.ts';
import { configuredEngines } from './configured-engines.ts';
import { createGoogle, SANDBOX_GOOGLE } from './google.ts';
import { legalFactsOf } from './legal-facts.ts';
import { mailSandboxOf, SANDBOX_MAIL } from './mail.ts';
import { marginsOf } from './margins-of.ts';
import type { ProductMetrics } from './metrics.ts';
import { createModerate } from './moderation.ts';
import { followPrices, textsOf } from './page-texts.ts';
import { DROPPED, openAddresses } from './places.ts';
import { queueOf } from './queue-of.ts';
import { type Payments, SANDBOX_STRIPE, STRIPE_GUESTS } from './stripe.ts';
import { readVersion } from './version.ts';

const WEB_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const CONSOLE = fileURLToPath(new URL('../../../web/dist-console', import.meta.url));
const NOT_PAGES = [
  '/api',
  '/auth',
  '/media',
  '/provenance',
  '/sandbox',
  '/v',
  '/embed',
  '/oembed',
  '/mcp',
  '/previews',
  '/assets',
  '/healthz',
  '/readyz',
];

/**
 * What one person may change at a time: no more connections than these wait for a row of theirs that is
 * locked, out of the 20 that all share.
 */
const CHANGES_AT_ONCE = 4;

/**
 * Files have a limit of their own: a list of projects shows a poster each, and a player asks for its
 * video in pieces, so that scrolling through a thousand would use up what the lists need.
 */
const FILES_PER_READ = 5;

/**
 * Prompts of series that are looked at have a limit of their own, paid for or not: without it one person
 * without a credit had an endpoint asked 34,000 times a minute.
 */
const LOOKS_PER_CHANGE = 5;

/** Of one person: what reaches somebody's server because somebody else pressed a button. */
const SENDS_PER_MINUTE = 30;

/** Of one person, with the HEAD that stands before each: one reads all that they have. */
const EXPORTS_PER_MINUTE = 6;

/**
 * Files of one address that are looked at, in changes: each may be a hundred megabytes, and is decoded. So
 * many a minute are allowed in any case.
 */
const FILES_PER_CHANGE = 1 / 20;
const FEWEST_FILES = 10;

export type WebDependencies = {
  config: Config;
  sessionSecrets: Secrets;
  db: Kysely<DB>;
  /** Has connections of its own, for who asks whether the database is there. */
  probe: Kysely<DB>;
  /** Undefined: nobody asks for any. */
  metrics?: Pick<ProductMetrics, 'measureRequests'> | undefined;
  feed: ChangeFeed;
  limits: Limits;
  storage: Storage;
  provenance: Provenance;
  payments: Payments;
  billing: Billing;
  log: Log;
};

/** The product's HTTP half, wired and ready to listen. */
export async function createWeb(dependencies: WebDependencies): Promise<FastifyInstance> {
  const { config, sessionSecrets, db, probe, feed, limits, storage, payments, billing, log } =
    dependencies;
  const { publicUrl, trustProxy } = config;
  const { changesPerMinute, readsPerMinute, paymentsPerMinute } = config.limits;
  const app = await createHttpServer({
    ...{ publicUrl, trustProxy, log },
    measure: dependencies.metrics?.measureRequests,
  });
  logRefusals(app, ({ accountId }) => accountId);
  const inTurn = takeTurns(app, { atOnce: CHANGES_AT_ONCE, keyOf: ({ accountId }) => accountId });
  const google = createGoogle(config, sessionSecrets);

  registerHealthRoutes(app, () => ping(probe));
  serveEndpoint(app, endpoints.config, [], async () => ({
    productName: 'Shortcake',
    stripePublishableKey: payments.publishableKey,
    sandbox: { google: google.sandbox !== undefined, stripe: payments.sandbox !== undefined },
    videoEngine: config.engines[0].id,
  }));

  const sessions = createSessions({
    ...{ db, sessionSecrets, publicUrl },
    limitUnknown: limits.define('requests with an unknown session', readsPerMinute),
  });
  const signedIn = sessions.requireAccount;
  const limitChanges = limits.define('changes', changesPerMinute);
  const limitReads = limits.define('requests', readsPerMinute);
  const limitFiles = limits.define('files', readsPerMinute * FILES_PER_READ);
  const beforeCall = beforeCalls({ sessions, limitReads, limitChanges });
  const before = beforeCall(signedIn);
  const pages = readKnownPages(join(WEB_APP, 'pages'), NOT_PAGES);
  hideFromOthers(app, { sessions, beforeCall, emails: config.adminEmails, pages });
  const beforeFile: typeof signedIn = async (request) => limitFiles(accountIdOf(request));

  await registerAccountRoutes(app, {
    ...google,
    limitSignIns: limits.define('sign-ins', changesPerMinute),
    limitReturns: limits.define('returns from sign-in', changesPerMinute),
    ...{ db, publicUrl, sessionSecrets, sessions, subscribedAs, beforeCall, beforeFile, log },
  });
  registerSessionRoutes(app, { db, sessions, beforeCall });
  if (google.sandbox) {
    const mount = { prefix: SANDBOX_GOOGLE, origin: publicUrl.origin, handler: google.sandbox };
    await mountFetchHandler(app, mount);
  }
  registerCreditRoutes(app, { db, before });
  registerKeyRoutes(app, { db, before });
  const keyAccess = createKeyAccess({
    db,
    limitUnknown: limits.define('requests with an unknown key', readsPerMinute),
  });
  const prices = createTogether<void, Prices>(1, () => priceBookAt(db));
  await registerBillingRoutes(app, {
    ...{ billing, feed, prices, webhookSecrets: payments.webhookSecrets, before },
    limitPayments: limits.define('calls about payments', paymentsPerMinute),
    limitForgeries: limits.define('events with a wrong signature', readsPerMinute),
  });
  if (payments.sandbox) {
    const { handler } = payments.sandbox;
    await mountFetchHandler(app, { prefix: SANDBOX_STRIPE, origin: publicUrl.origin, handler });
  }
  const mailbox = mailSandboxOf(config, db);
  if (mailbox) {
    const mount = { prefix: SANDBOX_MAIL, origin: publicUrl.origin, handler: mailbox };
    await mountFetchHandler(app, mount);
  }
  const { generationDeadlineSeconds: deadlineSeconds, freeAbandonsPerDay } = config;
  const moderate = createModerate(config);
  const engines = config.engines.map(({ id }) => id);
  const askLimits = askLimitsOf(config);
  registerVideoRoutes(app, {
    ...{ db, storage, deadlineSeconds, freeAbandonsPerDay, moderate, log, sessions, beforeCall },
    ...{ engines, limits: askLimits },
  });
  const seriesAsking = {
    ...{ deadlineSeconds, engines, limits: askLimits, moderate },
    queueSeconds: config.queueDeadlineSeconds,
    limitLooks: limits.define('prompts looked at', changesPerMinute * LOOKS_PER_CHANGE),
    takeLargeBodies: takeLargeBodies(accountIdOf),
  };
  registerSeriesRoutes(app, {
    ...{ db, storage, freeAbandonsPerDay, log, sessions, beforeCall, asking: seriesAsking },
  });
  const addresses = await openAddresses(config);
  const webhooks = {
    limitSends: limits.define(
      'tests, repeated deliveries and new secrets of webhooks',
      SENDS_PER_MINUTE,
    ),
    isLoopbackAllowed: isLoopback(publicUrl.hostname),
    ...{ db, log },
  };
  registerWebhookRoutes(app, { webhooks, before });
  const keyRates = {
    reads: readsPerMinute,
    changes: changesPerMinute,
    ofPerson: readsPerMinute * 2,
  };
  const keyLimits = {
    reads: limits.define('reads of a key', keyRates.reads),
    changes: limits.define('changes of a key', keyRates.changes),
    ofPerson: limits.define('requests of all keys', keyRates.ofPerson),
  };
  const views = { readHistories: createHistoryReader(db), allowance: { freeAbandonsPerDay } };
  const forPrograms = {
    ...{ db, publicUrl, subscribedAs, views },
    before: beforeKeyCalls(keyAccess, keyLimits),
    wait: createWaits(app, { db, views, feed }),
    askingForVideo: { deadlineSeconds, engines, limits: askLimits, moderate },
    askingForSeries: seriesAsking,
  };
  const files = { storage, addresses };
  registerV1Routes(app, { ...forPrograms, beforeFile, files, webhooks, log });
  registerAgentRoutes(app, { ...forPrograms, storage, inTurn, version: await readVersion() });
  const serveArchive = createArchives(app, { db, storage, signedIn, beforeFile });
  registerSeriesZip(serveArchive, db);
  registerProjectsZip(serveArchive, db);
  registerMediaRoutes(app, {
    db,
    storage,
    addresses,
    beforeFile,
    signedIn: orKey(signedIn, keyAccess.requireKey('read')),
  });
  const hasSandbox =
    google.sandbox !== undefined || payments.sandbox !== undefined || config.smtp === undefined;
  const installation = { publicUrl, hasSandbox };
  const sendPage = await readPagesWithGaps(join(WEB_APP, 'pages/with-gaps'), textsOf(installation));
  await registerMailRoutes(app, {
    ...{ db, before, secrets: sessionSecrets },
    limitUnsubscribes: limits.define('links of mails', changesPerMinute),
    sendPage,
  });
  const find = createSharedVideos({
    db,
    limitUnknown: limits.define('links that lead nowhere', changesPerMinute),
    limitKnown: limits.define('requests for shared videos', readsPerMinute * FILES_PER_READ),
  });
  registerShareRoutes(app, {
    ...{ db, storage, publicUrl, before, find, log, sendPage },
    machineMadeLabel: config.machineMadeLabel,
  });
  const reports = reportsPerHour(changesPerMinute);
  await registerReportRoutes(app, {
    ...{ db, before, find, sendPage, allowance: { freeAbandonsPerDay } },
    limitReports: limits.define('reports', reports.ofAddress, 'hour'),
    limitAllReports: limits.define('reports from all people together', reports.ofAll, 'hour'),
  });
  registerProvenanceRoutes(app, dependencies.provenance);
  await registerVerifyRoutes(app, {
    ...{ db, authority: dependencies.provenance.signer.authority },
    ffmpegPath: findFfmpeg(config.ffmpegPath),
    folder: join(config.dataDirectory, DROPPED),
    limitFiles: limits.define(
      'files to look at',
      Math.max(FEWEST_FILES, Math.ceil(changesPerMinute * FILES_PER_CHANGE)),
    ),
    log,
  });
  registerSupportRoutes(app, { db, before });
  registerPersonalDataRoutes(app, {
    ...{ db, storage, before, publicUrl, allowance: { freeAbandonsPerDay } },
    limitExports: limits.define('exports', EXPORTS_PER_MINUTE),
  });
  registerEventRoutes(app, { feed, before, isSignedIn: sessions.isLive });
  registerPageFaultRoutes(app, { limits, log });
  await registerOperatorRoutes(app, {
    ...{ db, storage, billing, log, allowance: { freeAbandonsPerDay } },
    signInSeconds: config.adminSignInSeconds,
    queueOf: queueOf(config),
    marginsOf: marginsOf(config, payments),
    ...{ engines: configuredEngines(config), engineIds },
  });
  registerDeveloperRoutes(app, {
    facts: { limits: keyRates, retryWaits: WAITS },
    sendPage,
  });
  registerLegalRoutes(app, {
    publicUrl,
    texts: await readLegalPages(config.legalDirectory, legalFactsOf(config)),
    sendPage,
  });
  await serveWebApp(app, {
    ...{ directory: WEB_APP, pages },
    beforeNotFound: await serveConsole(CONSOLE),
    texts: await followPrices(installation, prices),
    isMember: isMarkedSignedIn,
    guests: {
      ...(payments.sandbox ? NO_GUESTS : STRIPE_GUESTS),
      media: addresses ? [addresses.origin] : [],
    },
  });
  return app;
}
