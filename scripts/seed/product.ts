import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { NewProject, Project } from '@shortcake/contract/project';
import type { NewSeries, Series } from '@shortcake/contract/series';
import type { Config } from '../../apps/server/src/config/config.ts';
import { lineUp } from '../../apps/server/src/engines/line-up.ts';
import { accountsWithEmail, emailOf } from '../../apps/server/src/features/accounts/service.ts';
import { beginPriceBook } from '../../apps/server/src/features/billing/price-book/begin.ts';
import { applyEvent } from '../../apps/server/src/features/billing/stripe-events/events.ts';
import { takeDueEvent } from '../../apps/server/src/features/billing/stripe-events/queries.ts';
import { createSeries } from '../../apps/server/src/features/series/service.ts';
import { beginWithCosts } from '../../apps/server/src/features/videos/costs/engine-costs.ts';
import { createHistoryReader } from '../../apps/server/src/features/videos/eta.ts';
import { createPollingPace } from '../../apps/server/src/features/videos/job/polling-pace.ts';
import { startVideoWorker } from '../../apps/server/src/features/videos/job/worker.ts';
import { createProject } from '../../apps/server/src/features/videos/service.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import { KnownError } from '../../apps/server/src/platform/errors.ts';
import { ChangeFeed } from '../../apps/server/src/platform/events.ts';
import { findFfmpeg } from '../../apps/server/src/platform/ffmpeg.ts';
import { Limits } from '../../apps/server/src/platform/limits/limits.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { StartError } from '../../apps/server/src/platform/start-error.ts';
import type { DB } from '../../apps/server/src/schema.ts';
import { askLimitsOf } from '../../apps/server/src/wiring/ask-limits.ts';
import { joinDatabaseServer, migrateDatabase } from '../../apps/server/src/wiring/database.ts';
import { firstCostsOf } from '../../apps/server/src/wiring/first-costs.ts';
import { SANDBOX_GOOGLE } from '../../apps/server/src/wiring/google.ts';
import { openStorage } from '../../apps/server/src/wiring/places.ts';
import { openProvenance } from '../../apps/server/src/wiring/provenance.ts';
import { ringForSandboxEvents } from '../../apps/server/src/wiring/sandbox-webhooks.ts';
import { createPayments, refuseOtherMoney } from '../../apps/server/src/wiring/stripe.ts';
import { createStripeStore } from '../../apps/server/src/wiring/stripe-store.ts';
import { createEngines } from '../../apps/server/src/wiring/video-engines.ts';
import { createWeb } from '../../apps/server/src/wiring/web.ts';
import { freePort } from '../../apps/server/test/product.ts';
import { SeedEngine } from './engine.ts';
import type { Fate } from './people.ts';

/** As `npm start` has it for workers. */
const LEASE_SECONDS = 12;
/** The most that GENERATION_DEADLINE_SECONDS can be: so long what is under way stays so. */
const DAY_SECONDS = 86_400;
/** An engine that no worker has: what is for it waits in line. */
const NO_ENGINE = 'seed-line';
/** A budget without a limit, so that each project names its engine from the first moment on. */
const UNLIMITED = { models: [''], costMicroUsd: 0, dayMicroUsd: 0 };
/** The seed asks faster than people. */
const GENEROUS = { changesPerMinute: 1e6, readsPerMinute: 1e6, paymentsPerMinute: 1e6 };
/** Ten people at once, and the worker. */
const CONNECTIONS = 12;

export type SeedProduct = Awaited<ReturnType<typeof openProduct>>;

/**
 * The product's parts on the database that the configuration names, beside a product that runs there or
 * without one: HTTP on a port of its own, a worker with an engine of its own, and Stripe's sandbox.
 * Throws StartError for a database whose people are real.
 */
export async function openProduct(config: Config, fateOf: (prompt: string) => Fate) {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const log = createLog({ level: 'silent' });
    const server = await joinDatabaseServer(config, log);
    undo.push(() => server.stop());
    await refuseRealPeople(server.ownerUrl);
    const schema = await migrateDatabase(server, log);
    const { db, sql, close } = connectDatabase<DB>(server.url, { max: CONNECTIONS, schema });
    undo.push(close);
    const payments = createPayments(config, createStripeStore(db), ringForSandboxEvents(db));
    await refuseOtherMoney(db, payments.mode);
    await beginPriceBook(db, config.planPrices);
    await beginWithCosts(db, firstCostsOf(config));
    const storage = await openStorage(config);
    const provenance = await openProvenance(config);

    const ffmpegPath = findFfmpeg(config.ffmpegPath);
    const engine = new SeedEngine(fateOf, ffmpegPath);
    const budgets = new Map([engine.id, NO_ENGINE].map((id) => [id, UNLIMITED]));
    const limits = { ...askLimitsOf(config), budgets };
    const workDirectory = join(config.dataDirectory, 'work');
    const { first } = createEngines(config, { workDirectory, ffmpegPath });
    const tools = {
      ...{ db, limits, storage, provenance, ffmpegPath, workDirectory, log },
      // Projects without an engine are for the product's first, as ever: no lane here takes those.
      engines: { ...lineUp([engine]), first },
      pace: createPollingPace(db),
      readHistories: createHistoryReader(db),
    };
    const worker = await startVideoWorker(tools, sql, { leaseSeconds: LEASE_SECONDS });
    undo.push(worker.stop);

    const billing = { ...payments, db, emailOf: (id: string) => emailOf(db, id), log };
    const feed = new ChangeFeed();
    await feed.start(sql, log);
    undo.push(() => feed.stop());
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const app = await createWeb({
      config: { ...config, publicUrl: new URL(url), limits: GENEROUS },
      sessionSecrets: [`${randomUUID()}${randomUUID()}`],
      ...{ db, probe: db, feed, limits: new Limits(), storage, payments, billing, log, provenance },
    });
    undo.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port });

    const post = async (payload: string, headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload }))
        .statusCode;
    const allowance = { freeAbandonsPerDay: config.freeAbandonsPerDay };
    return {
      url,
      db,
      stripe: payments.stripe,
      /** Who has signed in with an address; undefined when nobody has. */
      async accountOf(email: string): Promise<string | undefined> {
        return (await accountsWithEmail(db, email))[0]?.id;
      },
      /** Delivers what Stripe's sandbox has to tell, and applies it; a product beside may do so, too. */
      async settle(): Promise<void> {
        while (await payments.sandbox!.deliverDue(post)) {}
        for (let event = await takeDueEvent(db, 1); event; event = await takeDueEvent(db, 1)) {
          await applyEvent(billing, event);
        }
      },
      /**
       * Asks for a video once, or to wait in line for ever; undefined for one that has been asked for,
       * and deleted since.
       */
      async ask(
        accountId: string,
        wanted: NewProject,
        { idempotencyKey, inLine }: { idempotencyKey: string; inLine: boolean },
      ): Promise<{ project: Project; replayed: boolean } | undefined> {
        const options = { deadlineSeconds: DAY_SECONDS, idempotencyKey, limits, allowance };
        const moderate = async () => null;
        return createProject(db, accountId, wanted, {
          ...options,
          ...{ moderate, engines: [inLine ? NO_ENGINE : engine.id] },
        }).catch(undefinedWhenBound);
      },
      /** Asks for a series once; undefined for one that has been asked for, and deleted since. */
      async askSeries(
        accountId: string,
        wanted: NewSeries,
        idempotencyKey: string,
      ): Promise<{ series: Series; replayed: boolean } | undefined> {
        const seconds = { deadlineSeconds: DAY_SECONDS, queueSeconds: DAY_SECONDS };
        return createSeries(db, accountId, wanted, {
          ...{ ...seconds, idempotencyKey, limits, engines: [engine.id] },
          moderate: async () => null,
        }).catch(undefinedWhenBound);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The key belongs to a project that is gone, or that an earlier version of the seed asked for. */
const BOUND = ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'];

function undefinedWhenBound(error: unknown): undefined {
  if (error instanceof KnownError && BOUND.includes(error.code)) return undefined;
  throw error;
}

/** Before anything is migrated: a database may be named whose product signs people in with Google. */
async function refuseRealPeople(url: string): Promise<void> {
  const { sql, close } = connectDatabase(url, { max: 1 });
  try {
    const [table] = await sql`select to_regclass('accounts') as name`;
    if (!table?.name) return;
    const issuer = `http://localhost${SANDBOX_GOOGLE}`;
    const real = await sql`select 1 from accounts where issuer <> ${issuer} limit 1`;
    if (real.length === 0) return;
  } finally {
    await close();
  }
  throw new StartError(
    'This database has people who did not sign in with the sandbox: the seed makes nobody among them.',
  );
}
