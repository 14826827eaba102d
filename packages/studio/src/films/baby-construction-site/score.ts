import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { TURN } from '../../kit/math/easing.ts';
import { wind } from '../../kit/sound/ambience.ts';
import { cheer, creak, knock, pop, squish, step } from '../../kit/sound/foley.ts';
import { add, chirp, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { babyVoice, speak } from '../../kit/sound/voice.ts';
import { CHEER, JOSTLE, NUDGE, POKES, STOP } from './act.ts';

/** A lorry far away drives backwards. */
function reversing(track: Track) {
  for (let i = 0; i < 4; i++)
    add(track, 0.3 + i * 0.5, 0.25, 0.8, (t) => 0.008 * Math.sin(t * TURN * 1050));
}

/** The sound of the site: small boots, squeaky foam, his orders, big men who cheer. */
export function foremanScore(line: readonly Syllable[], random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    wind(track, 0.25);
    reversing(track);
    for (let at = 0.1; at < STOP; at += 0.2) step(track, at, 0.35);
    for (const at of POKES) {
      squish(track, at, 0.3);
      chirp(track, at, 0.08, 700, 1000, 0.05);
    }
    for (const at of [2.42, 2.56]) knock(track, at, 0.16);
    step(track, 4.25, 0.3);
    squish(track, NUDGE, 0.25);
    chirp(track, NUDGE, 0.22, 500, 1100, 0.07);
    creak(track, NUDGE + 0.05, 0.12);
    for (const at of [4.85, 5.05]) step(track, at, 0.35);
    pop(track, 5.3, 0.25);
    cheer(track, CHEER, 1.2, 1.3);
    for (let i = 0; i < 3; i++) pop(track, CHEER + 0.1 + i * 0.05, 0.35);
    pop(track, 7.1, 0.3);
    squish(track, JOSTLE, 0.3);
    speak(track, line, babyVoice);
  };
}
