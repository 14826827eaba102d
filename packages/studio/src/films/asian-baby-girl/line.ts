import type { Random } from '../../engine/random.ts';
import { giggle, type Syllable } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';

/** What she says: hi-hi, an amazed sound, a gasp, and laughter. */
export function frogLine(random: Random): Syllable[] {
  const pitch = 400 + random() * 60;
  return [
    ...phrase(random, 'I.I', { at: 2.45, pitch, pace: 4.4 }),
    ...phrase(random, 'Oa?', { at: 3.2, pitch: pitch * 1.05, pace: 4 }),
    ...phrase(random, 'm', { at: 4.45, pitch: pitch * 0.8, pace: 4, level: 0.4 }),
    ...phrase(random, 'O', { at: 5.4, pitch: pitch * 1.15, pace: 4 }),
    ...giggle(6.5, pitch * 1.25, 8, 0.9),
  ];
}
