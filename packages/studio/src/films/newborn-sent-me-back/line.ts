import type { Random } from '../../engine/random.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { BOOP, COUNTS, TUG } from './act.ts';

/** His complaints, word by word, in vowels. */
export function newbornLine(random: Random): Syllable[] {
  const pitch = 205 + random() * 35;
  const words = (at: number, written: string, pace = 6.5) =>
    phrase(random, written, { at, pitch, pace, level: 0.85 });
  return [
    ...words(1.12, 'eUi.uiA?', 7.2),
    ...words(COUNTS[0], 'iO'),
    ...words(COUNTS[1], 'iAi'),
    ...words(COUNTS[2], 'aeoEu', 7),
    ...words(TUG + 0.15, 'aAu.eA', 5.6),
    ...phrase(random, 'u', { at: BOOP + 0.03, pitch: pitch * 1.7, pace: 7 }),
    ...words(7.02, 'Ai.oE', 7.5),
  ];
}
