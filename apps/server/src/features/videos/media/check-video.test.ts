import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Input } from 'mediabunny';
import { afterAll, expect, test, vi } from 'vitest';
import { ffmpegPath, testVideo, type VideoOptions } from '../../../../test/media.ts';
import { checkVideo } from './check-video.ts';
import { conformVideo } from './conform.ts';
import type { Expectation } from './read-container.ts';

const run = promisify(execFile);
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

/** A list that names a good file of this machine, which ffmpeg and mediabunny can follow. */
async function playlist(): Promise<string> {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:8', '#EXTINF:8.0,'];
  const path = join(folder, 'list.mp4');
  await writeFile(path, [...lines, await testVideo(), '#EXT-X-ENDLIST', ''].join('\n'));
  return path;
}

test('a list of other files of this machine is refused, and not followed', async () => {
  expect(await check(await playlist())).toMatch(/read/);
  const facts = { width: 720, height: 1280, playsEverywhere: false, soundCodec: 'aac' };
  const wanted = { width: 720, height: 720, sound: true };
  const to = join(folder, 'followed.mp4');
  expect(await conformVideo(await playlist(), to, facts, wanted, tools)).not.toBeNull();
});

test('a film that begins late is too short', async () => {
  const path = await damaged('late.mp4', (bytes) => bytes);
  const late = join(folder, 'begins-late.mp4');
  await run(ffmpegPath, [
    '-v',
    'error',
    '-i',
    path,
    '-ss',
    '3',
    '-copyts',
    '-preset',
    'ultrafast',
    late,
  ]);
  expect(await check(late)).toMatch(/lasts 5\.\d+ s, not 8 s/);
});

test('a picture too large to decode is refused', async () => {
  expect(await check(await testVideo({ size: '4160x720' }))).toMatch(/too large/);
});

test('an ffmpeg that is stopped says nothing about the file', async () => {
  const stopped = join(folder, 'stopped');
  await writeFile(stopped, '#!/bin/sh\nexit 255\n', { mode: 0o755 });
  const tools = { ffmpegPath: stopped, signal: new AbortController().signal };
  const look = checkVideo(await testVideo(), { seconds: 8, sound: 'must' }, tools);
  await expect(look).rejects.toThrow('ffmpeg was stopped');
});

test('looking is given up when nobody wants it any more', async () => {
  const reason = new Error('not wanted');
  const tools = { ffmpegPath, signal: AbortSignal.abort(reason) };
  const look = checkVideo(await testVideo(), { seconds: 8, sound: 'must' }, tools);
  await expect(look).rejects.toBe(reason);
});

test('a file that is not read in time is not called bad, and is let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<void>();
  vi.spyOn(Input.prototype, 'getPrimaryVideoTrack').mockImplementation(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  const letGo = vi.spyOn(Input.prototype, 'dispose');
  try {
    const look = checkVideo(await testVideo(), { seconds: 8, sound: 'must' }, tools);
    const failure = expect(look).rejects.toThrow('took too long');
    await begun.promise;
    vi.advanceTimersByTime(20_000);
    await failure;
    expect(letGo).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
