import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cluster.ts';
import { expectOneWinner, holder } from './instance-lock.suite.ts';
import { DirectoryInUseError, lockDirectory } from './instance-lock.ts';

test('a directory is held by one process, which the refusal names', async () => {
  const directory = await temporaryFolder();
  const child = holder(directory);
  await child.line(/^held$/);
  const error = await lockDirectory(directory).catch((error) => error);
  expect(error).toBeInstanceOf(DirectoryInUseError);
  expect(error.message).toContain(directory);
  expect(error.message).toContain(`process ${child.pid}`);
  expect(error).toMatchObject({ directory, pid: child.pid });
});

test('kill -9 frees the directory', async () => {
  const directory = await temporaryFolder();
  const child = holder(directory);
  await child.line(/^held$/);
  child.signal('SIGKILL');
  await child.ended;
  await (await lockDirectory(directory)).release();
});

test('a pid that has come round again holds nothing', async () => {
  const directory = await temporaryFolder();
  await writeFile(join(directory, 'instance.pid'), `${process.ppid}\n`);
  await (await lockDirectory(directory)).release();
});

test('release frees the directory, once', async () => {
  const directory = await temporaryFolder();
  const first = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await first.release();
  const second = await lockDirectory(directory);
  await first.release();
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await second.release();
});

test('a second try within the process does not loosen the lock of the first', async () => {
  const directory = await temporaryFolder();
  await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  expect(await holder(directory).line(/./)).toBe('DirectoryInUseError');
});

test('of four that start at once exactly one wins', () => expectOneWinner(4));

test('another path to the same directory is the same directory', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'data'));
  await symlink(join(folder, 'data'), join(folder, 'link'));
  const lock = await lockDirectory(join(folder, 'data'));
  await expect(lockDirectory(join(folder, 'link'))).rejects.toThrow(DirectoryInUseError);
  await lock.release();
});

test('garbage collection does not free a directory whose lock nobody keeps', async () => {
  const directory = await temporaryFolder();
  await lockDirectory(directory);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await holder(directory).line(/./)).toBe('DirectoryInUseError');
});
