import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { TURN } from '../../kit/math/easing.ts';
import { room } from '../../kit/sound/ambience.ts';
import { breath, creak, pop, sparkle } from '../../kit/sound/foley.ts';
import { add, bell, pad, shaker, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { speak, type Voice } from '../../kit/sound/voice.ts';
import { BOOP, TUG } from './act.ts';

/** Dry and grown-up, out of a very small throat. */
const dryVoice: Voice = { throat: 0.84, breath: 0.12, vibrato: 0.002, growl: 0.1 };

/** The sound of the ward: his dry voice, a hum, cloth, a heavenly chord, a boop. */
export function newbornScore(line: readonly Syllable[], random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.5);
    const hum = (t: number) => 0.01 * Math.sin(t * TURN * 120) * (1 + 0.2 * Math.sin(t * 3));
    add(track, 0, 8, 0.5, hum);
    for (let i = 0; i < 8; i++) bell(track, i, 1180, 0.012, 0.75);
    creak(track, 0.3, 0.12);
    breath(track, 0.8, 0.6, 0.5);
    for (const at of [2.05, 4.7, TUG, 5.7])
      for (let i = 0; i < 4; i++) shaker(track, at + i * 0.05, 0.12, 0.45);
    sparkle(track, 5.2, 0.4);
    pad(track, 5.15, 1.25, [523, 659, 784, 988], 0.03);
    pop(track, 6.35, 0.2);
    pop(track, BOOP, 0.6);
    bell(track, 7.2, 1568, 0.06, 0.5);
    speak(track, line, dryVoice);
  };
}
