import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '@shortcake/contract/project';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { accountsWithEmail } from '../../src/features/accounts/service.ts';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { grantCredits } from '../../src/features/credits/service.ts';
import type { DB } from '../../src/schema.ts';
import { startProduct } from '../../src/wiring/product.ts';
import { createTestDatabase } from '../database.ts';
import { serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import { freePort } from '../product.ts';
import { Visitor } from '../visitor.ts';
import { startPgBouncer, withoutPgBouncer } from './pgbouncer.ts';

if (withoutPgBouncer) console.warn(withoutPgBouncer);

const EMAIL = 'vera@example.com';
const VIDEOS = 3;

test.skipIf(withoutPgBouncer)(
  'behind a pooler of four connections videos are made, events come, and its restart loses nothing',
  async () => {
    const database = await createTestDatabase<DB>();
    onTestFinished(database.destroy);
    const pooler = await startPgBouncer(database.url, { default_pool_size: '4' });
    onTestFinished(() => pooler.stop());
    const video = await readFile(await testVideo());
    const engines = await serveFakeEngines(['fal'], {
      script: () => () => ({ seconds: 1 }),
      video: async () => video,
    });
    onTestFinished(() => engines.stop());
    const directory = await mkdtemp(join(tmpdir(), 'test-pooler-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const port = await freePort();
    const start = async (run: 'web' | 'worker', entry: string) => {
      const config = readConfig({
        ...{ DATABASE_URL: pooler.url(entry), DATABASE_DIRECT_URL: database.url },
        ...{ MIGRATION_DATABASE_URL: database.ownerUrl, DATA_DIR: directory },
        ...{ RUN: run, PORT: String(port), ...engines.variables },
      });
      const product = await startProduct(config, pino({ level: 'silent' }));
      onTestFinished(product.stop);
    };
    await start('web', 'shortcake');
    await start('worker', 'shortcake_work');

    const visitor = new Visitor(`http://localhost:${port}`);
    await visitor.signIn(EMAIL);
    await giveCredits(database.db);
    const told = await listen(visitor);
    for (let n = 1; n < VIDEOS; n += 1) await visitor.createVideo(`A plum sings, take ${n}`);
    // What is cut off just as it asks an engine fails by design: nobody knows whether it was heard.
    const underWay = database.db
      .selectFrom('projects')
      .select('id')
      .where('handle', 'is not', null);
    await expect.poll(() => underWay.execute()).toHaveLength(VIDEOS - 1);

    await pooler.end('SIGTERM');
    expect((await visitor.send('/api/projects')).status).toBe(503);
    await pooler.start();
    await visitor.createVideo('A plum sings once more');

    const outcomes = async () =>
      (await visitor.json<Project[]>('/api/projects')).map(
        (one) => one.failureReason ?? one.status,
      );
    await expect.poll(outcomes, { interval: 200 }).toEqual(Array(VIDEOS).fill('completed'));
    const asked = engines.journals.fal?.filter(({ kind }) => kind === 'submit');
    expect(asked).toHaveLength(VIDEOS);
    expect(await checkLedger(database.db, async () => true)).toEqual([]);
    await expect.poll(told).toMatch(/"projects"[\s\S]*"transactions"/);
  },
);

async function giveCredits(db: Awaited<ReturnType<typeof createTestDatabase<DB>>>['db']) {
  const [account] = await accountsWithEmail(db, EMAIL);
  await db.transaction().execute((db) =>
    grantCredits(db, {
      accountId: account!.id,
      credits: VIDEOS,
      book: 'purchased',
      source: 'test:pooler',
      description: 'Credits for a test',
    }),
  );
}

/** Opens an event stream; answers what it has said so far. */
async function listen(visitor: Visitor): Promise<() => string> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const { body } = await visitor.send('/api/events', { signal: stop.signal });
  let told = '';
  const read = async () => {
    for await (const chunk of body!) told += Buffer.from(chunk).toString();
  };
  void read().catch(() => {});
  return () => told;
}
