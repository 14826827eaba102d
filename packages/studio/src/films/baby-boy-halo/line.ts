import type { Random } from '../../engine/random.ts';
import { giggle, type Syllable } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { OUT, SHARE } from './act.ts';

/** What he says: oh, hm, share, and laughter. */
export function angelLine(random: Random): Syllable[] {
  const pitch = 360 + random() * 50;
  return [
    ...phrase(random, 'o', { at: OUT + 0.15, pitch: pitch * 0.95, pace: 4, level: 0.5 }),
    ...phrase(random, 'm', { at: 5.65, pitch: pitch * 0.8, pace: 3.4, level: 0.4 }),
    { at: SHARE, seconds: 0.36, pitch, pitchTo: pitch * 1.5, vowel: 'e', level: 1.5 },
    ...giggle(7.0, pitch * 1.3, 4, 0.75),
  ];
}
