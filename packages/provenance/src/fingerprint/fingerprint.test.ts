import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSimilar } from './compare.ts';
import { copyOf } from './copy.ts';
import { FRAME_SIDE, FRAMES_PER_SECOND, type Frames, framesIn } from './frames.ts';
import { KEYS, keysOf, keysOfCopy } from './keys.ts';
import { FINGERPRINT_BYTES, fromBytes, makeFingerprint, toBytes } from './make.ts';

/** Pictures to be seen at a moment, at each place. */
type Luma = (seconds: number) => (x: number, y: number) => number;

/** A film of so many seconds; places go from 0 to 1 along each side. */
function filmOf(luma: Luma, seconds = 8): Frames {
  const frame = (n: number) => {
    const at = luma(n / FRAMES_PER_SECOND);
    const pixels = new Uint8Array(FRAME_SIDE ** 2);
    for (let pixel = 0; pixel < pixels.length; pixel += 1) {
      const [x, y] = [(pixel % FRAME_SIDE) + 0.5, Math.floor(pixel / FRAME_SIDE) + 0.5];
      pixels[pixel] = Math.round(at(x / FRAME_SIDE, y / FRAME_SIDE));
    }
    return pixels;
  };
  return Array.from({ length: seconds * FRAMES_PER_SECOND }, (_, n) => frame(n));
}

/** Three balls that go their ways over a ground that grows lighter downwards. */
const balls =
  (seed: number): Luma =>
  (seconds) => {
    const places = [1, 2, 3].map((ball) => [
      0.5 + 0.35 * Math.sin(seconds * (0.5 + 0.2 * ball) + seed * ball),
      0.5 + 0.35 * Math.cos(seconds * (0.4 + 0.3 * ball) + 2 * seed + ball),
    ]) as [number, number][];
    return (x, y) => {
      let luma = 40 + 60 * y;
      for (const [left, top] of places) {
        luma += 120 * Math.exp(-((x - left) ** 2 + (y - top) ** 2) / 0.02);
      }
      return luma / 2;
    };
  };

/** What is left of a film when so much of each side is cropped away, half on either side. */
const cropped =
  (luma: Luma, share: number): Luma =>
  (seconds) => {
    const whole = luma(seconds);
    return (x, y) => whole((1 - share) / 2 + x * share, (1 - share) / 2 + y * share);
  };

const film = filmOf(balls(1));
const fingerprint = makeFingerprint(film)!;

/** Whether frames are found to be those of the film, by keys and then by a look. */
function isFound(frames: Frames): boolean {
  const known = new Set(keysOf(fingerprint));
  const copy = copyOf(frames);
  return keysOfCopy(copy).some(
    ({ alignment, keys }) =>
      keys.filter((key) => known.has(key)).length >= 2 && isSimilar(copy, fingerprint, alignment),
  );
}

test('a fingerprint has 2,048 bytes, and is read again from them', () => {
  const bytes = toBytes(fingerprint);
  expect(bytes).toHaveLength(FINGERPRINT_BYTES);
  expect(toBytes(fromBytes(bytes))).toEqual(bytes);
  expect(() => fromBytes(bytes.subarray(1))).toThrow(RangeError);
  expect(framesIn(Buffer.concat(film).subarray(1))).toHaveLength(film.length - 1);
});

test('keys are the same for ever, on every machine', () => {
  const keys = keysOf(fingerprint);
  expect(keys).toHaveLength(KEYS);
  expect(createHash('sha256').update(keys.join()).digest('hex').slice(0, 16)).toBe(
    '3af0f893d79dc814',
  );
});

test.each<[string, Luma]>([
  ['black', () => () => 0],
  [
    'of one color with noise',
    (seconds) => (x, y) => 90 + 3 * Math.sin(x * 999 + y * 777 + seconds),
  ],
  ['of one color that changes', (seconds) => () => 20 * seconds],
  ['a picture that stands still', () => balls(1)(1)],
])('a film that is %s has no fingerprint, and is like none', (_, luma) => {
  expect(makeFingerprint(filmOf(luma))).toBeUndefined();
  expect(isFound(filmOf(luma))).toBe(false);
});

test('a film of less than eight seconds has no fingerprint', () => {
  expect(makeFingerprint(film.slice(0, 60))).toBeUndefined();
});

test('a copy is found in another light, cropped, with its begin cut off or put behind something', () => {
  const dark: Luma = (seconds) => {
    const light = balls(1)(seconds);
    return (x, y) => 30 + light(x, y) * 0.6;
  };
  expect(isFound(film)).toBe(true);
  expect(isFound(filmOf(cropped(dark, 0.95)))).toBe(true);
  expect(isFound(film.slice(6))).toBe(true);
  const intro = filmOf(() => () => 0, 3);
  expect(isFound([...intro, ...film].slice(0, 96))).toBe(true);
  // A logo in a corner, and a caption.
  const logo: Luma = (seconds) => {
    const below = balls(1)(seconds);
    return (x, y) => (x < 0.3 && y < 0.1 ? 255 : below(x, y));
  };
  expect(isFound(filmOf(logo))).toBe(true);
});

test('other films, one in a mirror, and one that is faster are not', () => {
  for (let seed = 2; seed < 7; seed += 1) expect(isFound(filmOf(balls(seed)))).toBe(false);
  const mirrored: Luma = (seconds) => {
    const straight = balls(1)(seconds);
    return (x, y) => straight(1 - x, y);
  };
  expect(isFound(filmOf(mirrored))).toBe(false);
  expect(isFound(filmOf((seconds) => balls(1)(seconds * 1.3)))).toBe(false);
});
