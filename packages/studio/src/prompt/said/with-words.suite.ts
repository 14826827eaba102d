import { createCanvas } from '@napi-rs/canvas';
import { expect } from 'vitest';
import type { FacePlace, Scene } from '../../engine/scene.ts';
import { type Size, setStage } from '../../engine/stage.ts';
import { clean } from './clean.ts';
import type { Manner, Way } from './manners.ts';
import type { Sentence } from './sentences.ts';
import { withWords } from './with-words.ts';

export const manners: readonly Manner[] = [
  'bubble',
  'burst',
  'hush',
  'whisper',
  'surtitle',
  'caption',
];
export const plain: Way = { manner: 'bubble', speaker: 'face' };
export const sentence = (text: string, way: Way = plain): Sentence => ({
  slot: 'says',
  text,
  way,
  from: 2,
  to: 4,
});

export function faceIn({ width, height }: Size): FacePlace {
  return { x: width / 2, y: height * 0.56, scale: setStage({ width, height }).scale, tilt: 0 };
}

export function sceneIn(size: Size, mirrored: boolean, face = faceIn(size)): Scene {
  const empty = { bakes: {}, subject: [], grade: { bloom: 0, vignette: 0, grain: 0 } };
  const rest = { score: async () => () => {}, posterSeconds: 1, exposures: () => 1, draw() {} };
  return { ...empty, ...rest, mirrored, faceAt: () => face };
}

/** The pixels that words cover at a moment, or undefined where nothing is drawn. */
export function over(
  size: Size,
  said: Sentence,
  seconds: number,
  { mirrored = false, face = faceIn(size) } = {},
) {
  const scene = withWords(sceneIn(size, mirrored, face), [said], size);
  const canvas = createCanvas(size.width, size.height);
  if (!scene.over!(canvas.getContext('2d'), seconds)) return undefined;
  return new Uint32Array(canvas.data().buffer.slice(0));
}

export function boundsOf(pixels: Uint32Array, { width }: Size) {
  const bounds = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const [at, pixel] of pixels.entries()) {
    if (pixel >>> 24 < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** The part of a tall picture that apps leave free; of other shapes all but a narrow margin. */
function freeOf({ width, height }: Size) {
  const scale = width / 1080;
  if (height > width)
    return { left: 65 * scale, top: 285 * scale, right: 918 * scale, bottom: 1248 * scale };
  const margin = Math.min(width, height) * 0.025;
  return { left: margin, top: margin, right: width - margin, bottom: height - margin };
}

/** These texts are clear of what lies over a video, and of eyes and mouth. */
export function expectClear(manner: Manner, size: Size, texts: readonly string[]): void {
  const free = freeOf(size);
  const face = faceIn(size);
  for (const text of texts.map(clean).filter(Boolean)) {
    const pixels = over(size, sentence(text, { ...plain, manner }), 3);
    const { left, top, right, bottom } = boundsOf(pixels!, size);
    expect(left, text).toBeGreaterThanOrEqual(free.left);
    expect(top, text).toBeGreaterThanOrEqual(free.top);
    expect(right, text).toBeLessThanOrEqual(free.right);
    expect(bottom, text).toBeLessThanOrEqual(free.bottom);
    let covered = 0;
    for (let y = -0.35; y < 0.6; y += 0.02) {
      for (let x = -0.6; x < 0.6; x += 0.02) {
        const column = Math.round(face.x + x * face.scale);
        const row = Math.round(face.y + y * face.scale);
        if (pixels![row * size.width + column]! >>> 24 > 60) covered += 1;
      }
    }
    expect(covered, text).toBeLessThan(12);
  }
}
