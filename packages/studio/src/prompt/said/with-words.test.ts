import { createCanvas } from '@napi-rs/canvas';
import { videoSizes } from '@shortcake/contract/video';
import { describe, expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../../../scripts/checks/sample.ts';
import type { FacePlace, Scene } from '../../engine/scene.ts';
import { type Size, setStage } from '../../engine/stage.ts';
import { clean } from './clean.ts';
import { type Manner, type Way, wayOf } from './manners.ts';
import type { Sentence } from './sentences.ts';
import { texts } from './texts.fixture.ts';
import { withWords } from './with-words.ts';

const manners: readonly Manner[] = ['bubble', 'burst', 'hush', 'whisper', 'surtitle', 'caption'];
const plain: Way = { manner: 'bubble', speaker: 'face' };
const sentence = (text: string, way: Way = plain): Sentence => ({
  slot: 'says',
  text,
  way,
  from: 2,
  to: 4,
});

function faceIn({ width, height }: Size): FacePlace {
  return { x: width / 2, y: height * 0.56, scale: setStage({ width, height }).scale, tilt: 0 };
}

function sceneIn(size: Size, mirrored: boolean, face = faceIn(size)): Scene {
  const empty = { bakes: {}, subject: [], grade: { bloom: 0, vignette: 0, grain: 0 } };
  const rest = { score: async () => () => {}, posterSeconds: 1, exposures: () => 1, draw() {} };
  return { ...empty, ...rest, mirrored, faceAt: () => face };
}

/** The pixels that words cover at a moment, or undefined where nothing is drawn. */
function over(
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

function boundsOf(pixels: Uint32Array, { width }: Size) {
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

/** What apps leave free of a tall picture; of others, all but a narrow margin. */
function freeOf({ width, height }: Size) {
  const scale = width / 1080;
  if (height > width)
    return { left: 65 * scale, top: 285 * scale, right: 918 * scale, bottom: 1248 * scale };
  const margin = Math.min(width, height) * 0.025;
  return { left: margin, top: margin, right: width - margin, bottom: height - margin };
}

const shapes = Object.entries(videoSizes);
const cases = manners.flatMap((manner) => shapes.map(([shape, size]) => ({ shape, size, manner })));
// Shapes come round by threes, turns by fours: so that a run has all shapes, and most manners.
const sample = sampleOf(cases, { turns: 4, seed: sampleSeed('WORDS_SEED') });

describe('words are clear of what lies over a video, and of eyes and mouth', () => {
  test.each(sample)('$shape $manner', ({ size, manner }) => {
    const free = freeOf(size);
    const face = faceIn(size);
    for (const text of Object.values(texts).map(clean).filter(Boolean)) {
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
  });
});

test('words come and go with their time', () => {
  const size = videoSizes['9:16'];
  const said = sentence('Boo!');
  expect(over(size, said, 1.99)).toBeUndefined();
  expect(over(size, said, 2.05)).toBeDefined();
  expect(over(size, said, 4)).toBeUndefined();
  const [early, held, later] = [2.08, 2.6, 3.4].map((seconds) => over(size, said, seconds)!);
  expect(held).not.toEqual(early);
  expect(held).toEqual(later);
});

test('a short sentence is as high as a twentieth of the picture is wide', () => {
  for (const size of Object.values(videoSizes)) {
    const { top, bottom } = boundsOf(
      over(size, sentence('I', { ...plain, manner: 'whisper' }), 3)!,
      size,
    );
    expect((bottom - top) / Math.min(size.width, size.height)).toBeGreaterThan(0.045);
  }
});

test('letters are no mirror writing, and the tail finds the mirrored face', () => {
  const size = videoSizes['9:16'];
  const said = sentence('Is this the left side?');
  const aside = { ...faceIn(size), x: 480 };
  const mirrored = over(size, said, 3, { mirrored: true, face: aside });
  expect(mirrored).toEqual(over(size, said, 3, { face: { ...aside, x: size.width - 480 } }));
});

test('the tail follows the face', () => {
  const size = videoSizes['9:16'];
  const said = sentence('Here I am!');
  const scene = sceneIn(size, false);
  const faceAt = (seconds: number) => ({ ...faceIn(size), x: 240 + seconds * 60 });
  const words = withWords({ ...scene, faceAt }, [said], size);
  const at = (seconds: number) => {
    const canvas = createCanvas(size.width, size.height);
    words.over!(canvas.getContext('2d'), seconds);
    return new Uint32Array(canvas.data().buffer.slice(0));
  };
  /** The middle of the row that the tail ends in: the one next to the face. */
  const tipOf = (pixels: Uint32Array) => {
    const { bottom } = boundsOf(pixels, size);
    const row = boundsOf(pixels.subarray(bottom * size.width, (bottom + 1) * size.width), size);
    return (row.left + row.right) / 2;
  };
  const [early, late] = [at(2.5), at(3.5)];
  expect(boundsOf(late, size).left).toBe(boundsOf(early, size).left);
  expect(tipOf(late)).toBeGreaterThan(tipOf(early) + 5);
});

test('the cat answers the dog', () => {
  expect(wayOf('pet-podcast', 'says').speaker).toBe('face');
  expect(wayOf('pet-podcast', 'answers').speaker).toBe('across');
  const size = videoSizes['9:16'];
  const dog = { x: 190, y: 627, scale: 211, tilt: 0 };
  const way = wayOf('pet-podcast', 'answers');
  const middle = (said: Way) => {
    const { left, right } = boundsOf(over(size, sentence('Hm.', said), 3, { face: dog })!, size);
    return (left + right) / 2;
  };
  expect(middle(way)).toBeGreaterThan(size.width / 2);
  expect(middle(wayOf('pet-podcast', 'says'))).toBeLessThan(size.width / 2);
});
