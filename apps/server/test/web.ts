import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { type Config, readConfig } from '../src/config/config.ts';
import { insertAccount } from '../src/features/accounts/queries.ts';
import { emailOf } from '../src/features/accounts/service.ts';
import { beginPriceBook } from '../src/features/billing/price-book/begin.ts';
import { applyEvent } from '../src/features/billing/stripe-events/events.ts';
import { takeDueEvent } from '../src/features/billing/stripe-events/queries.ts';
import { grantCredits, openCreditAccount } from '../src/features/credits/service.ts';
import { COMMAND_LINE, logChange } from '../src/features/operator/log.ts';
import { keyedHashes, randomToken } from '../src/features/sessions/keyed-hash.ts';
import { insertSession } from '../src/features/sessions/queries.ts';
import type { LoggedChange } from '../src/platform/command.ts';
import type { Timeouts } from '../src/platform/db/connection.ts';
import { ChangeFeed } from '../src/platform/events.ts';
import { Limits } from '../src/platform/limits/limits.ts';
import type { Log } from '../src/platform/log.ts';
import { DiskStorage } from '../src/platform/storage/disk-storage.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import type { DB } from '../src/schema.ts';
import { createHappenings } from '../src/wiring/happenings.ts';
import { createPayments } from '../src/wiring/stripe.ts';
import { createWeb } from '../src/wiring/web.ts';
import { compareAnswers } from './api-answers.ts';
import { createTestDatabase } from './database.ts';
import { testProvenance } from './provenance.ts';
import { recordOf } from './told.ts';

/** Tests ask faster than people. */
const GENEROUS = { READ_LIMIT_PER_MINUTE: '1000000', PAYMENT_LIMIT_PER_MINUTE: '1000000' };
const SECRET = 'a session secret for tests only.';

/**
 * The product's HTTP half on a database and a data directory of its own, with a sandbox of its own in
 * Stripe's place unless another one's state is given, and its files in the data directory unless
 * another storage is.
 */
export async function createTestWeb<Kept extends Storage = DiskStorage>(
  environment: Record<string, string> = {},
  stripeStore = createMemoryStore(),
  givenStorage?: Kept,
  { log = pino({ level: 'silent' }), ...databaseOptions }: { log?: Log; timeouts?: Timeouts } = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'test-web-'));
  const config = readConfig({
    ...{ SESSION_SECRET: SECRET, DATA_DIR: directory, ...GENEROUS },
    ...environment,
  });
  const happenings = createHappenings(log);
  const told = recordOf(happenings);
  const database = await createTestDatabase<DB>({ ...databaseOptions, tellTo: happenings });
  const { db, sql } = database;
  await beginPriceBook(db, config.planPrices);
  const storage = (givenStorage ?? new DiskStorage(join(directory, 'videos'))) as Kept;
  const feed = new ChangeFeed();
  await feed.start(sql, log);
  const payments = createPayments(config, stripeStore, () => {});
  const billing = { ...payments, db, emailOf: (id: string) => emailOf(db, id), log };
  const parts = {
    ...{ config, sessionSecrets: [SECRET] as const, db, probe: db, feed, limits: new Limits() },
    ...{ storage, payments, billing, log, provenance: testProvenance() },
  };
  const app = await createWeb(parts);
  const complaints: string[] = [];
  compareAnswers(app, complaints);
  return {
    app,
    config,
    /** The same product's HTTP half once more, as another process would be, with some settings changed. */
    async another(changes: Partial<Config> = {}) {
      const app = await createWeb({ ...parts, config: { ...config, ...changes } });
      compareAnswers(app, complaints);
      return app;
    },
    billing,
    payments,
    /** What the features tell on this database, and all that was told. */
    ...{ happenings, told },
    /** As a command of the operator writes it. */
    logChange: (db: Kysely<DB>, change: LoggedChange) => logChange(db, COMMAND_LINE, change),
    /** All that Stripe's sandbox knows. */
    stripeStore,
    /**
     * Delivers what Stripe's sandbox has to tell, and applies it as a worker would. Throws where an event
     * was refused or not applied: it would come again later, when nobody waits for it any more.
     */
    async settleWebhooks() {
      const refused: string[] = [];
      const send = async (payload: string, headers: Record<string, string>) => {
        const url = '/api/stripe/webhook';
        const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
        if (statusCode >= 300) refused.push(`${statusCode} ${body}`);
        return statusCode;
      };
      while ((await payments.sandbox?.deliverDue(send)) ?? 0) {}
      if (refused.length > 0) throw new Error(`events were refused: ${refused.join('; ')}`);
      for (let event = await takeDueEvent(db, 1); event; event = await takeDueEvent(db, 1)) {
        await applyEvent(billing, event);
        const row = db.selectFrom('stripe_events').select('applied_at').where('id', '=', event.id);
        const { applied_at } = await row.executeTakeFirstOrThrow();
        if (applied_at === null) throw new Error(`${event.type} was not applied`);
      }
    },
    ...{ db, feed },
    sql,
    url: database.url,
    ownerUrl: database.ownerUrl,
    storage,
    directory,
    /** A new person, signed in, with this many credits. */
    person: (credits = 0) => createPerson(app, db, credits),
    /** Throws where the API answered what its document does not say. */
    async close() {
      await app.close();
      await feed.stop();
      await database.destroy();
      await rm(directory, { recursive: true });
      if (complaints.length > 0) throw new Error(complaints.join('; '));
    },
  };
}

export type TestWeb = Awaited<ReturnType<typeof createTestWeb<Storage>>>;
export type Person = Awaited<ReturnType<typeof createPerson>>;

let people = 0;

async function createPerson(app: FastifyInstance, db: Kysely<DB>, credits: number) {
  people += 1;
  const email = `person-${people}@example.com`;
  const profile = {
    issuer: 'test',
    subject: email,
    email,
    isEmailVerified: true,
    firstName: 'Pat',
    lastName: null,
  };
  const id = await insertAccount(db, profile);
  if (id === null) throw new Error('the account is there already');
  await openCreditAccount(db, id);
  if (credits > 0) await giveCredits(db, id, credits);
  const token = randomToken();
  const session = { id: keyedHashes([SECRET], token)[0], accountId: id, device: null };
  await insertSession(db, session);
  const cookie = `session=${token}`;
  return {
    id,
    email,
    cookie,
    /** Sends a request in this person's name. */
    async send(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) {
      const response = await app.inject({
        method,
        url,
        headers: { cookie, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = /json/.test(response.headers['content-type'] ?? '');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson ? response.json() : response.body,
      };
    },
  };
}

let grants = 0;

/** Gives a person purchased credits. */
function giveCredits(db: Kysely<DB>, accountId: string, credits: number) {
  grants += 1;
  const source = `test:${grants}`;
  return db.transaction().execute((db) =>
    grantCredits(db, {
      accountId,
      credits,
      book: 'purchased',
      source,
      description: 'Credits for a test',
    }),
  );
}
