import type { Random } from '../../engine/random.ts';
import { giggle, type Syllable } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { NAP, WONKY } from './act.ts';

/** His orders in vowels: wonky, very wonky; good, now nap; laughter. */
export function foremanLine(random: Random): Syllable[] {
  const pitch = 330 + random() * 50;
  const words = (at: number, written: string, pace: number) =>
    phrase(random, written, { at, pitch, pace, level: 0.85 });
  return [
    ...words(WONKY, 'Oi.EiOi', 5.4),
    ...words(4.4, 'm', 3.5),
    ...words(5.72, 'U', 4),
    ...words(NAP, 'aA', 4.2),
    ...giggle(7, pitch * 1.4, 5, 0.85),
  ];
}
