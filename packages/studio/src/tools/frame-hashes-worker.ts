import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { chooseScene } from '../choose.ts';
import { hashText, seededRandom } from '../engine/random.ts';
import { SAMPLE_RATE } from '../engine/settings.ts';
import type { Bake } from '../engine/sprites.ts';
import type { Sample } from './frame-hashes.ts';
import { shoot } from './test-pictures.ts';

/** Points at which a cast is looked at. */
const POINTS = 200;

/** What a bake would show, were it not shipped with the package: at some points, or all of a painting. */
async function lookAt(bake: Bake): Promise<Uint8Array | Float32Array> {
  const { width, height } = bake;
  const look = 'look' in bake ? await bake.look() : bake;
  if ('paint' in look) {
    const context = createCanvas(width, height).getContext('2d');
    look.paint(context);
    return new Uint8Array(context.getImageData(0, 0, width, height).data);
  }
  const random = seededRandom(hashText(bake.name!));
  const seen = new Float32Array(POINTS * 4);
  for (let i = 0; i < POINTS; i++)
    look.shade(random() * width, random() * height, seen.subarray(i * 4, i * 4 + 4));
  return seen;
}

/** Answers each sample with lines of hash, what, label: frames by number, the sound, the casts. */
parentPort!.on('message', async ({ label, request, frames }: Sample) => {
  const { score, bakes } = await chooseScene(request);
  const casts = createHash('sha256');
  for (const bake of Object.values(bakes)) if (bake.name) casts.update(await lookAt(bake));
  const channels = [new Float32Array(SAMPLE_RATE * 8), new Float32Array(SAMPLE_RATE * 8)] as const;
  (await score())(...channels);
  const sound = createHash('sha256');
  for (const channel of channels) sound.update(channel);
  const shots = await shoot(request, frames);
  parentPort!.postMessage([
    ...shots.map(({ frame, hash }) => `${hash.slice(0, 16)} ${frame} ${label}`),
    `${sound.digest('hex').slice(0, 16)} sound ${label}`,
    `${casts.digest('hex').slice(0, 16)} casts ${label}`,
  ]);
});
