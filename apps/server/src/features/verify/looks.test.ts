import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDroppedFiles } from './dropped-files.ts';
import { createLooks } from './looks.ts';

const never = new AbortController().signal;

/** A path for a folder of dropped files, which goes at the end of the test. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dropped-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'dropped');
}

test('one file is looked at, fifteen wait, one more is refused, and who has gone is passed over', async () => {
  const inTurn = createLooks();
  let [begun, open] = [0, () => {}];
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const look = () => {
    begun += 1;
    return opened;
  };
  const gone = AbortSignal.abort(new Error('gone'));
  const looks = Array.from({ length: 15 }, () => inTurn(look, never));
  const passedOver = inTurn(look, gone);
  await expect(inTurn(look, never)).rejects.toMatchObject({ status: 503 });
  expect(begun).toBe(1);
  open();
  await Promise.all(looks);
  await expect(passedOver).rejects.toThrow('gone');
  expect(begun).toBe(15);
  await inTurn(look, never);
});

test('files take room until they are gone, each a little at least, and then there is none', async () => {
  const dropped = await openDroppedFiles(await newFolder());
  const big = () =>
    dropped.use(async ({ grow }) => {
      for (let n = 0; n < 100; n += 1) grow(1_000_000);
      await new Promise(setImmediate);
    });
  await Promise.all(Array.from({ length: 8 }, big));
  expect(await refusalsOf(Array.from({ length: 9 }, big))).toMatchObject([{ status: 503 }]);
  const small = () => dropped.use(() => new Promise(setImmediate));
  await Promise.all(Array.from({ length: 400 }, small));
  expect(await refusalsOf(Array.from({ length: 401 }, small))).toMatchObject([{ status: 503 }]);
});

/** Why some failed, once all have ended and have given their room back. */
async function refusalsOf(uses: Promise<unknown>[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(uses);
  return ended
    .filter(({ status }) => status === 'rejected')
    .map((use) => 'reason' in use && use.reason);
}

test('what another machine left an hour ago is swept away, and nothing younger', async () => {
  const folder = await newFolder();
  const dropped = await openDroppedFiles(folder);
  for (const name of ['elsewhere~1~old', 'elsewhere~1~young'])
    await writeFile(join(folder, name), '');
  const old = new Date(Date.now() - 3_700_000);
  await utimes(join(folder, 'elsewhere~1~old'), old, old);
  await dropped.sweep();
  expect(await readdir(folder)).toEqual(['elsewhere~1~young']);
});
