import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { birds } from '../../kit/sound/ambience.ts';
import { drip, splash, step } from '../../kit/sound/foley.ts';
import { chirp, marimba, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { babyVoice, speak } from '../../kit/sound/voice.ts';
import { STAMP } from './act.ts';

const tune = [0, 4, 7, 12, 9, 7, 12, 16] as const;

/** The sound of the lane: squeaky steps, drips, one splash, laughter and a marimba. */
export function frogScore(line: readonly Syllable[], key: number, random: Random): Score {
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
      const pitch = 440 * key * 2 ** (tone / 12);
      marimba(track, 6.5 + i * 0.18, pitch, 0.2, 0.35 + 0.04 * i);
      if (i % 2 === 0) marimba(track, i * 0.5, pitch / 2, 0.07, 0.6);
    }
    speak(track, line, babyVoice);
  };
}
