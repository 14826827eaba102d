import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Template } from '@shortcake/contract/template';
import { expect } from 'vitest';
import { chooseScene } from '../choose.ts';
import { hashText, seededRandom } from './random.ts';
import { shelfPath } from './shelf.ts';
import type { Bake, Look } from './sprites.ts';

const POINTS = 300;
/** Mean difference per channel, of 255. WebP and smoothed edges come to 3, on plaid and knit to 7. */
const MOST = 9;

/** Writes what a bake shows at the middle of a pixel. */
function sampler(bake: Bake, look: Look): (x: number, y: number, out: Float32Array) => void {
  if ('shade' in look) return (x, y, out) => look.shade(x + 0.5, y + 0.5, out);
  const context = createCanvas(bake.width, bake.height).getContext('2d');
  look.paint(context);
  const { data } = context.getImageData(0, 0, bake.width, bake.height);
  return (x, y, out) => {
    const at = (y * bake.width + x) * 4;
    out.set(data.subarray(at, at + 4));
  };
}

/** Measures how far a shipped sprite is from what its bake shows now, at some points. */
async function difference(name: string, bake: Bake, look: Look): Promise<number> {
  const image = await loadImage(shelfPath(name));
  expect([image.width, image.height], name).toEqual([bake.width, bake.height]);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const random = seededRandom(hashText(name));
  const sample = sampler(bake, look);
  const color = new Float32Array(4);
  let sum = 0;
  for (let i = 0; i < POINTS; i++) {
    const x = Math.floor(random() * image.width);
    const y = Math.floor(random() * image.height);
    sample(x, y, color);
    const at = (y * image.width + x) * 4;
    const shown = data[at + 3]! / 255;
    for (let c = 0; c < 3; c++)
      sum += Math.abs(data[at + c]! * shown - (color[c]! * color[3]!) / 255);
    sum += Math.abs(data[at + 3]! - color[3]!);
  }
  return sum / POINTS / 4;
}

/** A template ships sprites that show what its bakes show. */
export async function expectShipped(
  { id, defaultPrompt }: Template,
  isLeftOut: (bake: Bake, look: Look) => boolean = () => false,
): Promise<void> {
  const request = { template: id, prompt: defaultPrompt, generateAudio: false, seed: 1 } as const;
  const { bakes } = await chooseScene({ ...request, aspectRatio: '9:16' });
  const named = Object.values(bakes).filter((bake) => bake.name);
  expect(named.length).toBeGreaterThan(0);
  for (const bake of named) {
    const look = 'look' in bake ? await bake.look() : bake;
    if (isLeftOut(bake, look)) continue;
    expect(await difference(bake.name!, bake, look), bake.name).toBeLessThan(MOST);
  }
}
