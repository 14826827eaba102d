import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { secretFromFile } from './secret-file.ts';
import { StartError } from './start-error.ts';

const folder = await mkdtemp(join(tmpdir(), 'secret-'));
afterAll(() => rm(folder, { recursive: true }));

test('a secret is made once, also by many at the same moment', async () => {
  const path = join(folder, 'together');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretFromFile(path)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readdir(folder)).toEqual(['together']);
});

/** Reads each file that it is told of from the moment that it is there, and answers what it read. */
const READER = `
  const { readFileSync } = require('node:fs');
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (path) => {
    parentPort.postMessage('waiting');
    for (;;) {
      try { return parentPort.postMessage(readFileSync(path, 'utf8')); } catch {}
    }
  });`;

test('whoever reads a secret at the moment that it is made reads all of it', async () => {
  const reader = new Worker(READER, { eval: true });
  for (let round = 0; round < 100; round++) {
    const path = join(folder, `read-${round}`);
    reader.postMessage(path);
    await once(reader, 'message');
    const [secret, [read]] = await Promise.all([secretFromFile(path), once(reader, 'message')]);
    expect(read).toBe(secret);
  }
  await reader.terminate();
});

test('only its owner may read it, also when it was open to others', async () => {
  const path = join(folder, 'narrow');
  const secret = await secretFromFile(path);
  await chmod(path, 0o644);
  expect(await secretFromFile(path)).toBe(secret);
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
});

test('a file that holds no secret is named', async () => {
  const path = join(folder, 'damaged');
  await writeFile(path, '');
  await expect(secretFromFile(path)).rejects.toThrow(StartError);
  await expect(secretFromFile(path)).rejects.toThrow(`${path} is damaged`);
});
