import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { failureOf } from '../../test/failure-of.ts';
import { freePort } from '../../test/product.ts';
import { createTestWeb } from '../../test/web.ts';
import { createVideo, projectWhen } from '../../test/worker.ts';
import { readConfig } from '../config/config.ts';
import { APPLICATION_NAME } from '../platform/db/application-name.ts';
import { startAdvice } from '../platform/start-advice.ts';
import { startProduct } from './product.ts';

// Asked for videos by a web of the test's own, on the same database.
const web = await createTestWeb();
afterAll(web.close);

const log = pino({ level: 'silent' });

async function start(
  variables: Record<string, string>,
  ...startVideos: [] | [Parameters<typeof startProduct>[2]]
) {
  const port = await freePort();
  const directory = await mkdtemp(join(web.directory, 'product-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const own = {
    ...{ DATABASE_URL: web.url, MIGRATION_DATABASE_URL: web.ownerUrl },
    ...{ DATA_DIR: directory, PORT: String(port) },
  };
  const product = await startProduct(readConfig({ ...own, ...variables }), log, ...startVideos);
  onTestFinished(product.stop);
  return { port, stop: product.stop };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** A request whose body does not come, when the server is waiting for that. */
async function halfARequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const headers = ['Host: localhost', 'Content-Length: 9', 'Expect: 100-continue'];
  socket.write(['POST /api/stripe/webhook HTTP/1.1', ...headers, '', ''].join('\r\n'));
  const [answer] = await once(socket, 'data');
  expect(`${answer}`).toMatch(/^HTTP.1.1 100 Continue/);
  return socket;
}

test.each([
  ['FFMPEG_PATH', '/nowhere/ffmpeg'],
  ['HOST', '256.0.0.1'],
])('%s that leads nowhere stops the start, and is told in one line', async (name, value) => {
  const advice = startAdvice(await failureOf(start({ [name]: value })));
  expect(advice).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`));
});

test('without any worker a credit comes back at the deadline', async () => {
  await start({ RUN: 'web' });
  const person = await web.person(1);
  const id = await createVideo(person);
  await web.db
    .updateTable('projects')
    .set({ deadline_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  expect(await projectWhen(person, id)).toMatchObject({ status: 'failed', creditRefunded: true });
});

test('a product that waits for a request to end takes no more work', async () => {
  const product = await start({ RUN: 'all' });
  const request = await halfARequest(product.port);
  let isStopped = false;
  const stopping = product.stop().then(() => {
    isStopped = true;
  });
  await expect.poll(() => isOpen(product.port)).toBe(false);
  const person = await web.person(1);
  const id = await createVideo(person);
  // Whoever listens has heard of the video before this.
  const heard = Promise.withResolvers<void>();
  const { unlisten } = await web.sql.listen('said_after', () => heard.resolve());
  await web.sql.notify('said_after', '');
  await heard.promise;
  await unlisten();
  expect(isStopped).toBe(false);
  request.destroy();
  await stopping;
  expect((await person.send('GET', `/api/projects/${id}`)).body).toMatchObject({
    status: 'pending',
  });
});

test('a worker that is ready hears of work, and its health file is there until it has stopped', async () => {
  const path = join(web.directory, 'well');
  const worker = await start({ RUN: 'worker', WORKER_HEALTH_FILE: path });
  const listening = await web.sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME}
      and query ilike 'listen%'`;
  expect(listening.length).toBeGreaterThan(0);
  expect(existsSync(path)).toBe(true);
  await worker.stop();
  expect(existsSync(path)).toBe(false);
});

test('the health file is renewed by the probe’s connections, as /readyz is answered', async () => {
  const path = join(web.directory, 'probed');
  const { port } = await start({ RUN: 'all', WORKER_HEALTH_FILE: path });
  // After the start, which tries its addresses, by connections of their own.
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  const queries = () =>
    sent.mock.calls.map(([query], n) => ({
      text: typeof query === 'string' ? query : (query as { text: string }).text,
      connection: sent.mock.contexts[n],
    }));
  const probes = () => queries().filter(({ text }) => text === 'select 1');
  await expect.poll(() => probes().length).toBeGreaterThan(0);
  const renewals = probes().length;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(probes().length).toBeGreaterThan(renewals);
  const connections = new Set(probes().map(({ connection }) => connection));
  expect(connections.size).toBeLessThanOrEqual(2);
  // Beside what a new connection is told, they ask nothing else.
  const others = queries()
    .filter(({ text, connection }) => connections.has(connection) && !text.startsWith('set '))
    .map(({ text }) => text);
  expect(new Set(others)).toEqual(new Set(['select 1']));
});

test('the health file is not there before the worker works', async () => {
  const path = join(web.directory, 'early');
  await writeFile(path, '');
  let wasThere: boolean | undefined;
  const started = start({ RUN: 'worker', WORKER_HEALTH_FILE: path }, async () => {
    wasThere = existsSync(path);
    throw new Error('not yet');
  });
  await expect(started).rejects.toThrow('not yet');
  expect(wasThere).toBe(false);
});

test('a web process keeps no health file', async () => {
  const path = join(web.directory, 'nobody');
  await start({ RUN: 'web', WORKER_HEALTH_FILE: path });
  expect(existsSync(path)).toBe(false);
});

test('a health file in a folder that is not there refuses to start', async () => {
  const path = join(web.directory, 'none', 'well');
  await expect(start({ RUN: 'worker', WORKER_HEALTH_FILE: path })).rejects.toThrow(
    /^WORKER_HEALTH_FILE must be a file that can be written/,
  );
});
