import type { Random } from '../../engine/random.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { GRAB, NO, RIGHT } from './act.ts';

/** A hum of approval, a firm no, a gasp, and a squealed pink. */
export function pinkLine(random: Random): Syllable[] {
  const pitch = 380 + random() * 50;
  const from = (first: number, last: number) => ({ pitch: pitch * first, pitchTo: pitch * last });
  return [
    ...phrase(random, 'm', { at: 1.4, pitch, pace: 3.4, level: 0.5 }),
    { at: NO + 0.1, seconds: 0.5, ...from(0.86, 0.72), vowel: 'o', level: 1.7 },
    { at: RIGHT + 0.05, seconds: 0.45, ...from(1.05, 1.5), vowel: 'a', level: 0.6 },
    { at: GRAB + 0.35, seconds: 0.95, ...from(1.5, 1.25), vowel: 'i', level: 0.85 },
    { at: GRAB + 1.28, seconds: 0.14, ...from(1.2, 1), vowel: 'm', level: 0.5 },
  ];
}

/** A waltz for a music box: semitones of the tune, twelve beats. */
export const waltzes = [
  [12, 16, 19, 17, 16, 14, 16, 12, 7, 9, 11, 12],
  [19, 16, 12, 14, 17, 21, 19, 16, 14, 12, 11, 12],
] as const;
