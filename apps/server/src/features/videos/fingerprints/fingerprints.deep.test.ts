import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import {
  FRAME_SIDE,
  FRAMES_PER_SECOND,
  type Frames,
  framesIn,
} from '@shortcake/provenance/fingerprint/frames';
import { MOMENTS } from '@shortcake/provenance/fingerprint/make';
import type { StudioRequest } from '@shortcake/studio/render';
import { expect, test } from 'vitest';
import { stills } from '../../../../../../packages/studio/src/engine/still.ts';
import { samples } from '../../../../../../packages/studio/src/tools/frame-hashes.ts';
import { ffmpegPath } from '../../../../test/media.ts';
import { CORNERS, openFilms, previews } from './fingerprints.suite.ts';

const run = promisify(execFile);
const { folder, framesOf, shareFound, similarPairs } = await openFilms(previews);

test('of copies at 540 lines, CRF 28, 5 % cropped, with a logo, 95 of 100 are found, and are like no other film', async () => {
  expect(await shareFound(previews, CORNERS)).toBeGreaterThanOrEqual(0.95);
});

/** A film of the studio as it is looked at, every frame of it. */
async function studioFilm(request: StudioRequest): Promise<Frames> {
  const count = MOMENTS * FRAMES_PER_SECOND;
  const moments = Array.from({ length: count }, (_, n) => n / FRAMES_PER_SECOND);
  const pictures = await stills(request, moments, { width: 180, format: 'png' });
  const path = join(folder, `${crypto.randomUUID()}.png`);
  await writeFile(path, Buffer.concat(pictures));
  const side = `${FRAME_SIDE}:${FRAME_SIDE}`;
  const output = ['-vf', `scale=${side}:flags=area,format=gray`, '-f', 'rawvideo', '-'];
  const input = ['-v', 'error', '-f', 'image2pipe', '-i', path];
  const { stdout } = await run(ffmpegPath, [...input, ...output], {
    ...{ encoding: 'buffer', maxBuffer: 1e8 },
  });
  await rm(path);
  return framesIn(stdout);
}

test('different films are not called similar, of 10,000 pairs at most one', async () => {
  const all = new Map([...framesOf].map(([path, frames]) => [basename(path), frames]));
  for (const { label, request } of samples()) {
    if (request.template === undefined) all.set(label, await studioFilm(request));
  }
  const { pairs, similar } = await similarPairs(all, all);
  console.log(`${pairs} pairs of different films, similar: ${similar.join(', ') || 'none'}`);
  expect(pairs).toBeGreaterThan(10_000);
  expect(similar.length).toBeLessThanOrEqual(pairs / 10_000);
});

test('two takes of one template may be called similar, which is counted: fewer than two in three are', async () => {
  let [pairs, similar] = [0, 0];
  for (const { label, request } of samples().filter((one) => one.label === one.request.template)) {
    const takes = new Map<string, Frames>();
    for (const take of [1, 2, 3]) {
      takes.set(`${label} ${take}`, await studioFilm({ ...request, seed: take * 7919 }));
    }
    const found = await similarPairs(takes, takes);
    pairs += found.pairs;
    similar += found.similar.length;
  }
  console.log(`${pairs} pairs of takes of one template, similar: ${similar}`);
  expect(similar / pairs).toBeLessThan(2 / 3);
});
