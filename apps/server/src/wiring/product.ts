import { join } from 'node:path';
import { accessWarnings, type Config } from '../config/config.ts';
import { emailOf } from '../features/accounts/service.ts';
import { refuseHalfRestored } from '../features/backup/restore-mark.ts';
import type { Billing } from '../features/billing/context.ts';
import { beginPriceBook } from '../features/billing/price-book/begin.ts';
import { priceBookAt } from '../features/billing/price-book/service.ts';
import { startBillingWorker } from '../features/billing/worker.ts';
import { keepLedgerChecked } from '../features/credits/daily-check.ts';
import { lossWarnings } from '../features/operator/margins/service.ts';
import { startErasures } from '../features/personal-data/erasure/worker.ts';
import { keepTalliesFolded } from '../features/tallies/fold.ts';
import { beginWithCosts } from '../features/videos/costs/engine-costs.ts';
import { createHistoryReader } from '../features/videos/eta.ts';
import { keepDeadlines } from '../features/videos/job/deadlines.ts';
import { createPollingPace } from '../features/videos/job/polling-pace.ts';
import { startVideoWorker } from '../features/videos/job/worker.ts';
import { videoKey } from '../features/videos/media/keys.ts';
import type { Provenance } from '../features/videos/provenance/provenance.ts';
import { createPost } from '../features/webhooks/delivery/post.ts';
import { startDeliveries } from '../features/webhooks/delivery/worker.ts';
import { connectDatabase, type Timeouts } from '../platform/db/connection.ts';
import { ping } from '../platform/db/ping.ts';
import { ChangeFeed } from '../platform/events.ts';
import { findFfmpeg } from '../platform/ffmpeg.ts';
import { prepareHealthFile } from '../platform/health-file.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import { Limits } from '../platform/limits/limits.ts';
import { shareLimits } from '../platform/limits/share-limits.ts';
import type { Log } from '../platform/log.ts';
import { onceForAll } from '../platform/once-for-all.ts';
import { secretFromFile } from '../platform/secret-file.ts';
import { logSecurity } from '../platform/security-log.ts';
import { StartError } from '../platform/start-error.ts';
import { type Storage, StorageError } from '../platform/storage/storage.ts';
import { within } from '../platform/within.ts';
import type { DB } from '../schema.ts';
import { startAlerts } from './alerts.ts';
import { askLimitsOf } from './ask-limits.ts';
import { migrateDatabase, openDatabaseServer } from './database.ts';
import { PROBE_TIMEOUTS, WEB_TIMEOUTS, WORKER_TIMEOUTS } from './database-timeouts.ts';
import { costWarnings, firstCostsOf } from './first-costs.ts';
import { forgetWhatIsOver } from './forget-what-is-over.ts';
import { createHappenings } from './happenings.ts';
import { startMail } from './mail.ts';
import { marginsOf } from './margins-of.ts';
import type { ProductMetrics, startMetrics } from './metrics.ts';
import { openStorage, SESSION_SECRET } from './places.ts';
import { checkPooledSettings } from './pooler.ts';
import { openProvenance, provenanceWarnings } from './provenance.ts';
import { ringForSandboxEvents, startSandboxWebhooks } from './sandbox-webhooks.ts';
import { createPayments, type Payments, priceWarnings, refuseOtherMoney } from './stripe.ts';
import { createStripeStore } from './stripe-store.ts';
import { createEngines } from './video-engines.ts';
import { createWeb } from './web.ts';

const HOUR = 3_600_000;
/** Requests under way at a stop may take this long to end; a stuck one must not hold it up. */
const DRAIN_MS = 5000;
/** A dead worker's projects are taken over after this long; a live one renews four times as often. */
const LEASE_SECONDS = 12;

/**
 * How long each half may take to stop, and connections to close: more than requests (5 s), a render
 * (8 s) or an ask of an engine (30 s). What hangs is given up, so that PostgreSQL is stopped whatever
 * happens; it ends by force after 25 s.
 */
const PARTS_STOP_MS = 32_000;
const CONNECTIONS_STOP_MS = 3_000;

/**
 * Runs the halves that the configuration asks for. Each `stop` undoes what was started, in reverse. `startVideos`
 * is what makes videos.
 */
export async function startProduct(
  config: Config,
  log: Log,
  startVideos: typeof startVideoWorker = startVideoWorker,
): Promise<Part> {
  const undo: (() => Promise<unknown>)[] = [];
  const stopLogged = (step: () => Promise<unknown>) =>
    step().catch((error: unknown) => log.error({ err: error }, 'stopping failed'));
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await stopLogged(step);
  };
  try {
    await refuseHalfRestored(config.dataDirectory);
    const server = await openDatabaseServer(config, log);
    undo.push(() => server.stop());
    const schema = await migrateDatabase(server, log);
    const tellTo = createHappenings(log);
    const { url, directUrl } = server;
    const open = (timeouts: Timeouts, max = 20) => {
      const options = { max, timeouts, schema, directUrl, tellTo, log };
      const connection = connectDatabase<DB>(url, options);
      undo.push(() => within(CONNECTIONS_STOP_MS, connection.close()));
      return connection;
    };
    // Requests and work have connections of their own, so that neither waits for the other's locks.
    // Those of a half that does not run are never opened.
    const [forWeb, forWorker] = [open(WEB_TIMEOUTS), open(WORKER_TIMEOUTS)];
    const { db: probe } = open(PROBE_TIMEOUTS, 2);
    // A long line takes long to be read: no probe waits for that.
    const { db: queue } = open(PROBE_TIMEOUTS, 1);
    const pools = { requests: forWeb, work: forWorker };
    const metrics = await metricsOf(config, { probe, queue, pools, happenings: tellTo, log });
    if (metrics) undo.push(metrics.stop);

    if (directUrl !== undefined) {
      const [{ db }, timeouts] =
        config.run === 'worker' ? [forWorker, WORKER_TIMEOUTS] : [forWeb, WEB_TIMEOUTS];
      await checkPooledSettings(db, { url, timeouts, schema }, log);
    }
    const payments = createPayments(
      config,
      createStripeStore(forWorker.db),
      ringForSandboxEvents(forWorker.db),
    );
    await refuseOtherMoney(forWorker.db, payments.mode);
    const differing = await beginPriceBook(forWorker.db, config.planPrices);
    const warnings = priceWarnings(await priceBookAt(forWorker.db), payments);
    for (const warning of [...accessWarnings(config), ...differing, ...warnings]) log.warn(warning);
    await beginWithCosts(forWorker.db, firstCostsOf(config));
    const losing = await lossWarnings(forWorker.db, marginsOf(config, payments));
    for (const warning of [...(await costWarnings(forWorker.db, config)), ...losing]) {
      log.warn(warning);
    }
    const provenance = await openProvenance(config);
    for (const warning of provenanceWarnings(config, provenance)) log.warn(warning);
    const shared = { payments, provenance, storage: await openStorage(config) };
    const healthFile = await healthFileOf(config, probe, log);
    if (healthFile) undo.push(healthFile.stop);
    const running: Part[] = [];
    // Side by side: a worker must not go on claiming while requests end.
    const stopPart = (part: Part) => stopLogged(() => within(PARTS_STOP_MS, part.stop()));
    undo.push(() => Promise.all(running.map(stopPart)));
    running.push(startAlerts(config, provenance, forWorker.db, log));
    // As workers do: credits come back at the deadline although no worker may be alive.
    if (config.run === 'web') running.push({ stop: keepDeadlines(forWorker.db, log) });
    else running.push(...(await startWorker(config, forWorker, { ...shared, startVideos }, log)));
    if (config.run !== 'worker') {
      running.push(
        ...(await startWeb(config, forWeb, { ...shared, probe, metrics, work: forWorker.db }, log)),
      );
    }
    await healthFile?.begin();
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Part = { stop(): Promise<void> };
type Connection = ReturnType<typeof connectDatabase<DB>>;
type Shared = { storage: Storage; payments: Payments; provenance: Provenance };
type Watched = { probe: Connection['db']; metrics: ProductMetrics | undefined };
/** What is done beside requests has connections of its own. */
type Beside = { work: Connection['db'] };

/** What measures is loaded where somebody asks for it alone. */
async function metricsOf(
  config: Config,
  parts: Parameters<typeof startMetrics>[2],
): Promise<ProductMetrics | undefined> {
  if (config.metrics === undefined) return undefined;
  const { startMetrics } = await import('./metrics.ts');
  return startMetrics(config, config.metrics, parts);
}

async function healthFileOf(config: Config, probe: Connection['db'], log: Log) {
  const { run, workerHealthFile: path } = config;
  if (run === 'web' || path === undefined) return undefined;
  return prepareHealthFile(path, { name: 'WORKER_HEALTH_FILE', check: () => ping(probe), log });
}

function billingOf(payments: Payments, db: Connection['db'], log: Log): Billing {
  return { ...payments, db, emailOf: (accountId: string) => emailOf(db, accountId), log };
}

async function startWorker(
  config: Config,
  { db, sql }: Connection,
  { storage, payments, provenance, startVideos }: Shared & { startVideos: typeof startVideoWorker },
  log: Log,
): Promise<Part[]> {
  const ffmpegPath = findFfmpeg(config.ffmpegPath);
  const workDirectory = join(config.dataDirectory, 'work');
  // Better known now than when the first video is paid for and cannot be kept.
  await storage.has('a look at the start').catch((error: unknown) => {
    if (error instanceof StorageError && error.isKeyRefused) {
      logSecurity(log, { event: 'key-refused', account: null, service: 's3' });
    }
    log.error({ err: error }, 'videos cannot be stored: see the S3_ variables');
  });
  const engines = createEngines(config, { workDirectory, ffmpegPath });
  const pace = createPollingPace(db);
  const readHistories = createHistoryReader(db);
  const limits = askLimitsOf(config);
  const tools = {
    db,
    engines,
    limits,
    pace,
    readHistories,
    storage,
    provenance,
    ffmpegPath,
    workDirectory,
    log,
  };
  const videos = await startVideos(tools, sql, { leaseSeconds: LEASE_SECONDS });
  const business = await startBillingWorker(billingOf(payments, db, log), sql);
  const post = createPost(isLoopback(config.publicUrl.hostname));
  const deliveries = await startDeliveries({ db, post, log }, sql);
  const chore = { name: 'forget what is over', everyMs: HOUR };
  const stopForgetting = onceForAll(
    db,
    chore,
    (stopping) => forgetWhatIsOver(db, { stopping }),
    log,
  );
  const stopFolding = keepTalliesFolded(db, log);
  const hasVideo = (projectId: string) => storage.has(videoKey(projectId));
  const stopChecking = keepLedgerChecked(db, hasVideo, log);
  const chores = [stopForgetting, stopFolding, stopChecking];
  const erasures = startErasures({
    ...{ db, storage, log, billing: billingOf(payments, db, log) },
    allowance: { freeAbandonsPerDay: config.freeAbandonsPerDay },
  });
  return [videos, business, deliveries, erasures, ...chores.map((stop) => ({ stop }))];
}

async function startWeb(
  config: Config,
  { db, sql }: Connection,
  { probe, metrics, work, ...shared }: Shared & Watched & Beside,
  log: Log,
): Promise<Part[]> {
  const generated = join(config.dataDirectory, SESSION_SECRET);
  const sessionSecrets = config.sessionSecrets ?? ([await secretFromFile(generated)] as const);
  const feed = new ChangeFeed();
  await feed.start(sql, log);
  const limits = new Limits();
  const stopSharing = await shareLimits(limits, { db, connection: sql, log });
  const app = await createWeb({
    ...shared,
    billing: billingOf(shared.payments, db, log),
    ...{ config, sessionSecrets, db, probe, metrics, feed, limits, log },
  });
  await app.listen({ host: config.host, port: config.port }).catch((cause: Error) => {
    const message = `HOST and PORT must name an address that is free here: ${cause.message}`;
    throw new StartError(message, { cause });
  });
  const { sandbox } = shared.payments;
  const webhooks = sandbox && (await startSandboxWebhooks(app, sandbox, sql, log));
  const billing = billingOf(shared.payments, work, log);
  const mail = startMail(config, { db: work, billing, secrets: sessionSecrets, log });
  const web = {
    async stop() {
      await webhooks?.stop();
      const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(cutOff);
      await stopSharing();
      await feed.stop();
    },
  };
  return [web, mail];
}
