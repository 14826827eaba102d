import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { isDeep } from '../../../../scripts/checks/sample.ts';
import { readConfig } from '../../src/config/config.ts';
import type { DB } from '../../src/schema.ts';
import { WEB_TIMEOUTS } from '../../src/wiring/database-timeouts.ts';
import { startProduct } from '../../src/wiring/product.ts';
import { createTestDatabase } from '../database.ts';
import { freePort } from '../product.ts';
import { Visitor } from '../visitor.ts';
import { startPgBouncer, withoutPgBouncer } from './pgbouncer.ts';

const SLACK_MS = 3000;

// It waits out the product's own limits, half a minute: for `npm run deep`.
test.skipIf(withoutPgBouncer || !isDeep)(
  'while a pooler hangs each request is answered 503 within the time for one answer, and at once afterwards',
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
      const beganAt = performance.now();
      const { status, headers } = await visitor.send('/api/projects');
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - beganAt };
    };
    const askOften = () => Array.from({ length: 30 }, ask);
    // So that there are connections to be lost.
    await Promise.all(askOften());

    pooler.hang(true);
    onTestFinished(() => pooler.hang(false));
    const early = askOften();
    await sleep(WEB_TIMEOUTS.connectionMs + 1000);
    const answers = await Promise.all([...early, ...askOften()]);
    for (const { status, retryAfter, ms } of answers) {
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' });
      expect(ms).toBeLessThan(WEB_TIMEOUTS.answerMs + SLACK_MS);
    }
    pooler.hang(false);
    expect((await ask()).status).toBe(200);
  },
  60_000,
);
