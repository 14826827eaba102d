import { createCanvas } from '@napi-rs/canvas';
import { videoSizes } from '@shortcake/contract/video';
import { expect, test } from 'vitest';
import { type Way, wayOf } from './manners.ts';
import { texts } from './texts.fixture.ts';
import {
  boundsOf,
  expectClear,
  faceIn,
  over,
  plain,
  sceneIn,
  sentence,
} from './with-words.suite.ts';
import { withWords } from './with-words.ts';

// Two shapes, by two of the manners; with-words.deep.test.ts has each shape with each manner.
const few = ['wide letters', 'a ligature as wide as a line', 'thai'];

test.each([
  ['9:16', 'bubble'],
  ['1:1', 'burst'],
] as const)(
  'words are clear of what lies over a video, and of eyes and mouth: %s %s',
  (shape, manner) => {
    expectClear(
      manner,
      videoSizes[shape],
      few.map((name) => texts[name]!),
    );
  },
);

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
