import type { Random } from '../../engine/random.ts';
import type { Syllable, Vowel } from './line.ts';

/** When a phrase begins, its middle pitch in hertz, syllables a second, and its level. */
export type Manner = { at: number; pitch: number; pace: number; level?: number };

/**
 * Speech written by its vowels: `'aE i. o'`. A capital is stressed, a space is a short gap, a dot
 * a long one. The pitch falls towards the end, or rises when the phrase ends in `?`.
 */
export function phrase(random: Random, written: string, manner: Manner): Syllable[] {
  const { pitch, pace, level = 0.7 } = manner;
  const asked = written.endsWith('?');
  const line: Syllable[] = [];
  let at = manner.at;
  for (const [i, letter] of [...written.replace('?', '')].entries()) {
    if (letter === ' ' || letter === '.') {
      at += (letter === '.' ? 1.4 : 0.3) / pace;
      continue;
    }
    const stressed = letter !== letter.toLowerCase();
    const share = i / written.length;
    const tone = pitch * (1.12 - 0.22 * share + (stressed ? 0.14 : 0) + 0.06 * random());
    const last = i >= written.replace('?', '').length - 1;
    const seconds = (stressed ? 1.25 : 0.9) / pace + (last ? 0.1 : 0);
    line.push({
      at,
      seconds,
      pitch: tone,
      pitchTo: tone * (last ? (asked ? 1.3 : 0.8) : 0.95),
      vowel: letter.toLowerCase() as Vowel,
      level: level * (stressed ? 1.15 : 0.9),
    });
    at += seconds * 0.94;
  }
  return line;
}
