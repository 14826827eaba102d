import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ffmpegPath, testVideo, type VideoOptions } from '../../../test/media.ts';
import { checkVideo, type Expectation } from './check-video.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-check-'));
afterAll(() => rm(folder, { recursive: true }));

const tools = { ffmpegPath, signal: new AbortController().signal };
const look = (path: string, sound: Expectation['sound']) =>
  checkVideo(path, { seconds: 8, sound }, tools);

/** What is wrong with a file, or null. */
async function check(path: string, sound: Expectation['sound'] = 'must'): Promise<string | null> {
  const result = await look(path, sound);
  return 'defect' in result ? result.defect : null;
}

/** A copy of a good file, with its bytes changed. */
async function damaged(name: string, damage: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, damage(await readFile(await testVideo())));
  return path;
}

test('a good file passes, with and without sound as asked', async () => {
  expect(await check(await testVideo())).toBeNull();
  expect(await check(await testVideo({ sound: null }), 'unwanted')).toBeNull();
  expect(await check(await testVideo({ sound: null }), 'may')).toBeNull();
  expect(await check(await testVideo({ sound: 'anullsrc' }), 'may')).toBeNull();
  expect(await check(await testVideo(), 'unwanted')).toBeNull();
});

test('what a good file is like is told', async () => {
  expect(await look(await testVideo({ size: '640x360' }), 'must')).toEqual({
    facts: { width: 640, height: 360, playsEverywhere: true, soundCodec: 'aac' },
  });
  expect(await look(await testVideo({ sound: null }), 'may')).toMatchObject({
    facts: { width: 720, height: 1280, soundCodec: null },
  });
});

test.each<[string, VideoOptions, Expectation['sound'], RegExp]>([
  ['too short', { seconds: 7 }, 'must', /lasts 7\.\d+ s, not 8 s/],
  ['without the sound it should have', { sound: null }, 'must', /no sound track/],
  ['silent', { sound: 'anullsrc' }, 'must', /silent/],
  ['black', { picture: 'color=black' }, 'must', /black/],
  ['frozen', { picture: 'color=orange' }, 'must', /frozen/],
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
