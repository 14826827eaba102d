import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ffmpegPath } from '../../../../test/media.ts';
import { readFrames } from './read-frames.ts';

const folder = await mkdtemp(join(tmpdir(), 'frames-'));
afterAll(() => rm(folder, { recursive: true }));

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([words(body.length + 8), Buffer.from(type), body]);
};
const head = Buffer.alloc(78);
head.writeUInt16BE(64, 24);
head.writeUInt16BE(64, 26);

/** A stream that says in some bytes how many frames it has, each of one byte. */
const stream = (count: number) =>
  box(
    'trak',
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, 1000, 1000, 0)),
      box('hdlr', words(0, 0), Buffer.from('vide'), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1), box('mp4v', head)),
          box('stts', words(0, 1, count, 1)),
          box('stsc', words(0, 1, 1, count, 1)),
          box('stsz', words(0, 1, count)),
          box('stco', words(0, 1, 40)),
        ),
      ),
    ),
  );

/** How much memory, in MB, ffmpeg takes at most for a file, as it is seen. */
async function memoryFor(file: Buffer): Promise<number> {
  const [path, own, noted] = ['film.mp4', 'ffmpeg', 'pid'].map((name) => join(folder, name));
  await writeFile(path!, file);
  await writeFile(own!, `#!/bin/sh\necho $$ > '${noted}'\nexec '${ffmpegPath}' "$@"\n`, {
    mode: 0o700,
  });
  let most = 0;
  let isDone = false;
  const tools = { ffmpegPath: own!, signal: new AbortController().signal };
  const reading = readFrames(path!, tools).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    const pid = await readFile(noted!, 'utf8').catch(() => '');
    const status = await readFile(`/proc/${pid.trim()}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1000);
  }
  expect(await reading).toEqual([]);
  return most;
}

test.runIf(process.platform === 'linux').each([
  [1, 20_000_000],
  [8, 400_000],
  [40, 100_000],
])(
  'a file of %i streams that say they have %i frames takes no more memory than a video',
  async (streams, frames) => {
    const all = Array.from({ length: streams }, () => stream(frames));
    const moov = box('moov', box('mvhd', words(0, 0, 0, 1000, 1000), Buffer.alloc(80)), ...all);
    const file = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), moov]);
    expect(await memoryFor(file)).toBeLessThan(200);
  },
);
