import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fakeApi, KEY, refused } from '../../test/fake-api.ts';
import { stopClock } from '../../test/stop-clock.ts';
import { aSeries, aVideo } from '../../test/video.ts';

const done = aVideo({ status: 'completed', step: null });

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'client-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('waits for the end with long waits, and with short ones for who looks on, no faster than once a second', async () => {
  // Each look is answered at once, as the oldest of too many waits is.
  const pauses = stopClock();
  const answers = [aVideo(), done, aVideo({ progress: 0.5 }), done];
  const { shortcake, asked } = await fakeApi(() => ({ body: answers.shift() }));
  expect(await shortcake.videos.wait('v1')).toEqual(done);
  const seen: (number | null)[] = [];
  await shortcake.videos.wait('v1', { onProgress: ({ progress }) => seen.push(progress) });
  expect(seen).toEqual([0.5, null]);
  expect(asked.map(({ query }) => query.wait)).toEqual(['30', '30', '2', '2']);
  expect(pauses).toEqual([1000, 1000]);
});

test('waits no longer than it may', async () => {
  const { shortcake, asked } = await fakeApi(() => ({ body: aVideo() }));
  await expect(shortcake.videos.wait('v1', { timeoutMs: 20 })).rejects.toMatchObject({
    ...{ code: 'WAITED_TOO_LONG', message: 'Video v1 has not ended within 20 ms. It goes on.' },
  });
  // It ends within the pause after the first look, or that look itself.
  expect(asked.length).toBeLessThanOrEqual(1);
  const reason = new Error('enough');
  const wait = shortcake.videos.wait('v1', { signal: AbortSignal.abort(reason) });
  await expect(wait).rejects.toBe(reason);
});

test('waits for a series until none of its videos is under way', async () => {
  const { shortcake } = await fakeApi(() => ({ body: aSeries({ completed: 1, failed: 1 }) }));
  expect((await shortcake.series.wait('s1')).counts.failed).toBe(1);
});

test('a download follows to elsewhere without the key, and replaces the file', async () => {
  const elsewhere = await fakeApi(() => ({ body: Buffer.from('mp4') }));
  const { shortcake, asked } = await fakeApi(() => ({
    ...{ status: 302, headers: { location: `${elsewhere.url}/signed` } },
  }));
  const file = join(await folder(), 'a.mp4');
  await writeFile(file, 'an older one, which is longer');
  await shortcake.videos.download('v1', file);
  expect(await readFile(file, 'utf8')).toBe('mp4');
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(elsewhere.asked[0]?.path).toBe('/signed');
  expect(elsewhere.asked[0]?.headers.authorization).toBeUndefined();
});

test('a download that breaks off is begun again, and leaves nothing half', async () => {
  stopClock();
  const bytes = Buffer.alloc(300_000, 7);
  const brokenOff = { body: bytes, cutAfter: 100_000 };
  const answers = [brokenOff, { body: bytes }, brokenOff];
  const { shortcake } = await fakeApi(() => answers.shift() ?? refused(409, 'NOT_FINISHED'));
  const to = await folder();
  await shortcake.videos.download('v1', join(to, 'a.mp4'));
  expect((await readFile(join(to, 'a.mp4'))).equals(bytes)).toBe(true);
  const refusal = shortcake.videos.download('v1', join(to, 'b.mp4'));
  await expect(refusal).rejects.toMatchObject({ code: 'NOT_FINISHED' });
  expect(await readdir(to)).toEqual(['a.mp4']);
});

test('what lies beside under a name of before, such as a link, is left alone', async () => {
  const { shortcake } = await fakeApi(() => ({ body: Buffer.from('mp4') }));
  const to = await folder();
  const victim = join(to, 'victim');
  await writeFile(victim, 'theirs');
  await symlink(victim, join(to, 'a.mp4.part'));
  await symlink(victim, join(to, 'a.mp4'));
  await shortcake.videos.download('v1', join(to, 'a.mp4'));
  expect(await readFile(join(to, 'a.mp4'), 'utf8')).toBe('mp4');
  expect(await readFile(victim, 'utf8')).toBe('theirs');
  expect(await readdir(to)).toEqual(['a.mp4', 'a.mp4.part', 'victim']);
});

test('what the disk refuses is not asked for again', async () => {
  const { shortcake, asked } = await fakeApi(() => ({ body: Buffer.from('mp4') }));
  const nowhere = join(await folder(), 'missing', 'a.mp4');
  await expect(shortcake.videos.download('v1', nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(asked).toHaveLength(1);
});
