import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileExists } from '../../src/platform/file-exists.ts';
import { holdBack, reader, temporaryPlace } from '../backup.ts';
import { admin, ownEnvironment, startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';
import { expectGoesOn } from './backup.suite.ts';

test('what was backed up and restored agrees with Stripe and keeps every rule before the product runs', () =>
  expectGoesOn({
    async restored(directory) {
      expect(await admin(directory, 'reconcile', '--fix')).toBe('Stripe and the ledger agree.\n');
      expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
    },
  }));

test('a restore that is killed leaves a place where nothing starts, until it is emptied', async () => {
  const place = await temporaryPlace();
  const folder = join(place, 'backup');
  const product = await startProduct();
  await new Visitor(product.url).signIn('ada@example.com');
  await admin(product.directory, 'backup', folder);
  await product.stop();

  const accounts = join(folder, 'rows/accounts.gz');
  await holdBack(accounts);
  const directory = join(place, 'data');
  const restoring = spawn(process.execPath, ['apps/server/src/admin.ts', 'restore', folder], {
    env: ownEnvironment(directory),
    stdio: 'ignore',
  });
  const letVerify = await reader(accounts);
  await letVerify();
  await expect.poll(() => fileExists(join(directory, 'postgres/postmaster.pid'))).toBe(true);
  // In the middle of its transaction.
  const letLoad = await reader(accounts);
  restoring.kill('SIGKILL');
  await once(restoring, 'exit');
  await expect(letLoad()).rejects.toThrow('EPIPE');

  for (const words of [['restore', folder], ['backup', `${folder}-2`], ['check-ledger']]) {
    const refused = await admin(directory, ...words).catch((error) => error);
    expect(`${refused.stdout}${refused.stderr}`).toMatch(
      /is under way, or was cut short.*empty that folder and restore again\.\n/,
    );
    expect(refused.code).toBe(1);
  }
  await expect(startProduct({ directory })).rejects.toThrow('ended before it was ready');

  await rm(directory, { recursive: true });
  await rename(`${accounts}.held`, accounts);
  expect(await admin(directory, 'restore', folder)).toMatch(/^Restored: /);
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
});

test.each(['backup', 'backup one two', 'restore --force x'])(
  '%s is wrong usage, with a line that says so',
  async (line) => {
    const directory = await temporaryPlace();
    const wrong = await admin(directory, ...line.split(' ')).catch((error) => error);
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/\nUsage: \w+ DIRECTORY/),
    });
  },
);
