import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import type { DB } from '../../src/schema.ts';
import { WEB_TIMEOUTS } from '../../src/wiring/database-timeouts.ts';
import { startProduct } from '../../src/wiring/product.ts';
import { createTestDatabase } from '../database.ts';
import { freePort } from '../product.ts';
import { Visitor } from '../visitor.ts';
import { startPgBouncer, withoutPgBouncer } from './pgbouncer.ts';

// It waits out the product's own limits, half a minute; the pooler hangs until all have answered.
test.skipIf(withoutPgBouncer)(
  'while a pooler hangs each request is answered 503, and when it goes on as ever',
  async () => {
    const database = await createTestDatabase<DB>();
    onTestFinished(database.destroy);
    const pooler = await startPgBouncer(database.url);
    onTestFinished(() => pooler.stop());
    const directory = await mkdtemp(join(tmpdir(), 'test-silent-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const port = await freePort();
    const config = readConfig({
      ...{ DATABASE_URL: pooler.url('shortcake'), DATABASE_DIRECT_URL: database.url },
      ...{ MIGRATION_DATABASE_URL: database.ownerUrl, DATA_DIR: directory },
      ...{ RUN: 'web', PORT: String(port) },
    });
    const product = await startProduct(config, pino({ level: 'silent' }));
    onTestFinished(product.stop);
    const visitor = new Visitor(`http://localhost:${port}`);
    await visitor.signIn('vera@example.com');
    const ask = async () => {
      const { status, headers } = await visitor.send('/api/projects');
      return { status, retryAfter: headers.get('retry-after') };
    };
    const askOften = () => Array.from({ length: 30 }, ask);
    // So that there are connections to be lost.
    await Promise.all(askOften());

    pooler.hang(true);
    onTestFinished(() => pooler.hang(false));
    const early = askOften();
    await sleep(WEB_TIMEOUTS.connectionMs + 1000);
    const answers = await Promise.all([...early, ...askOften()]);
    for (const answer of answers) expect(answer).toEqual({ status: 503, retryAfter: '5' });
    pooler.hang(false);
    expect((await ask()).status).toBe(200);
  },
);
