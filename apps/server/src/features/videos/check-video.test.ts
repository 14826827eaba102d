import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ffmpegPath, testVideo, type VideoOptions } from '../../../test/media.ts';
import { checkVideo, type Expectation } from './check-video.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-check-'));
afterAll(() => rm(folder, { recursive: true }));

const check = (path: string, sound: Expectation['sound'] = 'audible') =>
  checkVideo(
    path,
    { width: 720, height: 1280, seconds: 8, sound },
    { ffmpegPath, signal: new AbortController().signal },
  );

/** A copy of a good file, with its bytes changed. */
async function damaged(name: string, damage: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, damage(await readFile(await testVideo())));
  return path;
}

test('a good file passes, with and without sound as asked', async () => {
  expect(await check(await testVideo())).toBeNull();
  expect(await check(await testVideo({ sound: null }), 'none')).toBeNull();
  expect(await check(await testVideo({ sound: null }), 'any')).toBeNull();
  expect(await check(await testVideo({ sound: 'anullsrc' }), 'none')).toBeNull();
});

test.each<[string, VideoOptions, Expectation['sound'], RegExp]>([
  ['too short', { seconds: 7 }, 'audible', /lasts 7\.\d+ s, not 8 s/],
  ['of another shape', { size: '1280x720' }, 'audible', /1280x720, not 720x1280/],
  ['without the sound it should have', { sound: null }, 'audible', /no sound track/],
  ['silent', { sound: 'anullsrc' }, 'audible', /silent/],
  ['loud when silence was asked for', {}, 'none', /not asked for/],
  ['black', { picture: 'color=black' }, 'audible', /black/],
  ['frozen', { picture: 'color=orange' }, 'audible', /frozen/],
])('a file that is %s is refused', async (_name, options, sound, defect) => {
  expect(await check(await testVideo(options), sound)).toMatch(defect);
});

test('a file that was cut off is refused', async () => {
  const path = await damaged('cut.mp4', (bytes) => bytes.subarray(0, bytes.length >> 1));
  expect(await check(path)).not.toBeNull();
});

test('a file with noise in its frames is refused', async () => {
  const path = await damaged('noise.mp4', (bytes) => {
    const noise = createHash('shake256', { outputLength: 5000 }).update('noise').digest();
    noise.copy(bytes, bytes.length >> 1);
    return bytes;
  });
  expect(await check(path)).toMatch(/decoded|read/);
});

test('a page of text is refused', async () => {
  expect(await check(await damaged('page.mp4', () => Buffer.from('<html>busy</html>')))).toMatch(
    /read/,
  );
});

test('an empty file is refused', async () => {
  expect(await check(await damaged('empty.mp4', () => Buffer.alloc(0)))).toMatch(/read/);
});
