import type { Syllable, Vowel } from '../../kit/sound/line.ts';

/**
 * A line from a short notation: one vowel each, then `+` climbs, `-` falls, every `:` makes it
 * longer, and `_` is a pause. `pitch` in hertz; a plain syllable lasts `syllableSeconds`.
 */
export function say(
  at: number,
  pitch: number,
  words: string,
  { syllableSeconds = 0.16, level = 0.7 }: { syllableSeconds?: number; level?: number } = {},
): Syllable[] {
  const line: Syllable[] = [];
  let start = at;
  for (const [i, word] of words.split(' ').entries()) {
    const seconds = syllableSeconds * (1 + (word.match(/:/g) ?? []).length);
    if (word !== '_') {
      const from = pitch * (1 + 0.05 * Math.sin(i * 2.1));
      const way = word.includes('+') ? 1.3 : word.includes('-') ? 0.76 : 0.97;
      line.push({
        at: start,
        seconds,
        pitch: from,
        pitchTo: from * way,
        vowel: word[0] as Vowel,
        level,
      });
    }
    start += seconds * 0.98;
  }
  return line;
}
