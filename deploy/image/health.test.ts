import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'health.ts');

/** Not spawnSync: the server that is asked lives in this process. */
async function exitCode(variables: Record<string, string>): Promise<number> {
  const env = { PATH: process.env.PATH, ...variables };
  return promisify(execFile)(process.execPath, [script], { env }).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
}

async function serve(status: number): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test('a web process is well while /healthz answers 200', async () => {
  expect(await exitCode({ RUN: 'web', PORT: await serve(200) })).toBe(0);
  expect(await exitCode({ PORT: await serve(200) })).toBe(0);
  expect(await exitCode({ RUN: 'web', PORT: await serve(503) })).toBe(1);
  expect(await exitCode({ RUN: 'web', PORT: '1' })).toBe(1);
  // Where it listens, and nowhere else.
  expect(await exitCode({ HOST: '::1', PORT: await serve(200) })).toBe(1);
});

test('a worker is well while its file is fresh', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const WORKER_HEALTH_FILE = join(folder, 'well');
  const worker = { RUN: 'worker', WORKER_HEALTH_FILE };
  expect(await exitCode(worker)).toBe(1);
  writeFileSync(WORKER_HEALTH_FILE, '');
  expect(await exitCode(worker)).toBe(0);
  const touch = (secondsAgo: number) => {
    const time = Date.now() / 1000 - secondsAgo;
    utimesSync(WORKER_HEALTH_FILE, time, time);
  };
  touch(35);
  expect(await exitCode(worker)).toBe(0);
  touch(60);
  expect(await exitCode(worker)).toBe(1);
});

test('operators are told the same age at which a worker is unwell', () => {
  const [, seconds] = /^- Older than (\d+) s: somebody should look/m.exec(
    readFileSync('docs/operations.md', 'utf8'),
  )!;
  expect(readFileSync(script, 'utf8')).toContain(`STALE_AFTER_MS = ${seconds}_000;`);
});

test('a worker without such a file cannot be told to be well', () => {
  const env = { PATH: process.env.PATH, RUN: 'worker' };
  expect(spawnSync(process.execPath, [script], { env }).status).toBe(1);
});
