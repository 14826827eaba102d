import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { birds } from '../../kit/sound/ambience.ts';
import { drip, splash, step } from '../../kit/sound/foley.ts';
import { chirp, marimba, type Track } from '../../kit/sound/instruments.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { babyVoice, giggle, type Syllable, speak } from '../../kit/sound/voice.ts';
import { STAMP } from './act.ts';

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

const tune = [0, 4, 7, 12, 9, 7, 12, 16] as const;

/** The sound of the lane: squeaky steps, drips, one splash, laughter and a marimba. */
export function frogScore(line: readonly Syllable[], random: Random): Score {
  const key = 440 * 2 ** ((Math.floor(random() * 5) - 2) / 12);
  return (left, right) => {
    const track: Track = { left, right, random };
    birds(track, 0.5);
    for (let i = 0; i < 6; i++) {
      const at = 0.12 + i * 0.25;
      step(track, at, 0.35);
      chirp(track, at, 0.09, 900, i % 2 ? 1500 : 1300, 0.07);
    }
    for (const at of [0.4, 1.7, 2.9, 3.9, 6.1, 7.6]) drip(track, at, 0.4);
    chirp(track, 3.95, 0.5, 500, 900, 0.04);
    splash(track, STAMP, 2.6);
    for (let hop = 0; hop < 3; hop++) {
      step(track, 7 + hop * 0.5, 0.4);
      drip(track, 7 + hop * 0.5, 0.5);
    }
    for (const [i, tone] of tune.entries()) {
      const pitch = key * 2 ** (tone / 12);
      marimba(track, 6.5 + i * 0.18, pitch, 0.2, 0.35 + 0.04 * i);
      if (i % 2 === 0) marimba(track, i * 0.5, pitch / 2, 0.07, 0.6);
    }
    speak(track, line, babyVoice);
  };
}
