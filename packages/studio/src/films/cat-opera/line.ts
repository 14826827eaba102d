import type { Syllable, Vowel } from '../../kit/sound/line.ts';

/** The aria, in meows: start, seconds, hertz at A3 = 220, vowel. */
const melody: readonly (readonly [number, number, number, Vowel])[] = [
  [0.25, 0.75, 220, 'i'],
  [0.98, 0.55, 261.6, 'a'],
  [1.5, 0.45, 246.9, 'u'],
  [2.1, 0.42, 293.7, 'i'],
  [2.5, 0.5, 329.6, 'a'],
  [2.98, 0.3, 293.7, 'o'],
  [3.28, 0.42, 349.2, 'i'],
  [3.68, 0.45, 392, 'a'],
  [4.1, 0.42, 415.3, 'o'],
  [4.5, 0.3, 440, 'i'],
  [4.78, 1.75, 523.3, 'a'],
];

/** The tenor's line in a key `factor` times higher. */
export function ariaLine(factor: number): Syllable[] {
  return melody.map(([at, seconds, pitch, vowel], i) => ({
    at,
    seconds,
    pitch: pitch * factor * (i === 10 ? 0.97 : 0.985),
    pitchTo: pitch * factor,
    vowel,
    level: (0.8 + 0.1 * i) * (vowel === 'a' ? 1.7 : 0.65),
  }));
}
