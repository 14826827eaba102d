import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareHealthFile } from './health-file.ts';
import type { Log } from './log.ts';
import { StartError } from './start-error.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'health-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const away = () => Promise.reject(new Error('away'));

/** A file that is kept, while `is.well` says how it is, with the clock in the test's hands. */
async function keep() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const path = join(await folder(), 'well');
  const complaints: string[] = [];
  const error = ({ err }: { err: Error }) => complaints.push(err.message);
  const is: { well: () => Promise<unknown> } = { well: away };
  const log = { error } as unknown as Log;
  const { begin, stop } = await prepareHealthFile(path, {
    ...{ name: 'HEALTH', check: () => is.well(), log },
  });
  expect(existsSync(path)).toBe(false);
  await begin();
  // The first look is over: nothing renews the file unseen.
  await expect.poll(() => complaints).toEqual(['away']);
  const modifiedAt = async () => (await stat(path)).mtimeMs;
  return {
    ...{ path, is, stop },
    async expectRenewal() {
      await utimes(path, 0, 0);
      vi.advanceTimersByTime(5000);
      await expect.poll(modifiedAt).toBeGreaterThan(0);
    },
    async expectNone(complaint: string, afterMs: number) {
      complaints.length = 0;
      await utimes(path, 0, 0);
      vi.advanceTimersByTime(5000);
      vi.advanceTimersByTime(afterMs);
      await expect.poll(() => complaints).toContain(complaint);
      expect(await modifiedAt()).toBe(0);
    },
  };
}

test('the file is there at once, renewed while all is well, and gone after the stop', async () => {
  const { path, is, expectRenewal, stop } = await keep();
  expect(await readFile(path, 'utf8')).toBe('');
  is.well = async () => {};
  await expectRenewal();
  await expectRenewal();
  await stop();
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('it grows old while the check fails or hangs, and is fresh again after it', async () => {
  const { is, expectNone, expectRenewal, stop } = await keep();
  await expectNone('away', 0);
  is.well = () => new Promise(() => {});
  await expectNone('not done within 10000 ms', 10_000);
  is.well = async () => {};
  await expectRenewal();
  await stop();
});

test('one that somebody removed is made again', async () => {
  const { path, is, stop } = await keep();
  is.well = async () => {};
  await rm(path);
  vi.advanceTimersByTime(5000);
  await expect.poll(() => existsSync(path)).toBe(true);
  await stop();
});

/** What a start makes of a path. */
const prepare = (path: string) =>
  prepareHealthFile(path, {
    ...{ name: 'HEALTH', check: async () => {}, log: pino({ level: 'silent' }) },
  });

test('a path in a folder that is not there refuses to start, and names the variable', async () => {
  const prepared = prepare(join(await folder(), 'none', 'well'));
  await expect(prepared).rejects.toThrow(StartError);
  await expect(prepared).rejects.toThrow(/^HEALTH must be a file that can be written/);
});

test.each([
  ['a folder', async () => {}],
  ['a pipe', async (path: string) => void execFileSync('mkfifo', [path])],
  ['a link', async (path: string) => symlink('/dev/null', path)],
])('%s refuses to start, and stays', async (_what, make) => {
  const directory = await folder();
  const path = join(directory, 'well');
  await make(path);
  const taken = existsSync(path) ? path : directory;
  await expect(prepare(taken)).rejects.toThrow(/^HEALTH must be an ordinary file/);
  await lstat(taken);
});

test('a file that holds something refuses to start, and keeps it', async () => {
  const path = join(await folder(), 'accounts');
  await writeFile(path, 'what somebody needs');
  await expect(prepare(path)).rejects.toThrow(/^HEALTH must be a file of its own/);
  expect(await readFile(path, 'utf8')).toBe('what somebody needs');
});

test('what a killed process left is gone until this one is at work', async () => {
  const path = join(await folder(), 'well');
  await writeFile(path, '');
  const { begin, stop } = await prepare(path);
  expect(existsSync(path)).toBe(false);
  await begin();
  expect(existsSync(path)).toBe(true);
  await stop();
});
