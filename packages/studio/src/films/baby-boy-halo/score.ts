import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { TURN } from '../../kit/math/easing.ts';
import { birds, room } from '../../kit/sound/ambience.ts';
import { crackle, knock, pop, sparkle } from '../../kit/sound/foley.ts';
import { add, bell, chirp, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { babyVoice, speak } from '../../kit/sound/voice.ts';
import { CREEP, DING, GRIP, haloAt, OUT } from './act.ts';

const choir = [261.6, 329.6, 392, 523.3] as const;

/** Samples from one look at the halo to the next: a look at each would take half of the sound's time. */
const LOOK = 96;

/** A choir that sings as steadily as the halo shines. */
function singHalo(track: Track, key: number) {
  const looks = Array.from({ length: (8 * SAMPLE_RATE) / LOOK }, (_, i) =>
    haloAt((i * LOOK) / SAMPLE_RATE),
  );
  for (const [i, pitch] of choir.entries()) {
    let phase = 0;
    let level = 0;
    add(track, 0, 8, 0.3 + 0.13 * i, (t) => {
      const { brightness, slip } = looks[Math.floor((t * SAMPLE_RATE) / LOOK)]!;
      level += (brightness - level) * 0.0006;
      const nervous = t > 2 && t < OUT ? 0.012 : 0.002;
      phase += (pitch * key * (1 - 0.06 * slip + nervous * Math.sin(t * 41 + i))) / SAMPLE_RATE;
      const turn = phase * TURN;
      return (
        0.05 * level * (Math.sin(turn) + 0.4 * Math.sin(turn * 2 + 1) + 0.18 * Math.sin(turn * 3))
      );
    });
  }
}

/** The sound of the kitchen: a choir that is the halo, creeping fingers, a fizz and a ding. */
export function angelScore(line: readonly Syllable[], key: number, random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.3);
    birds(track, 0.25);
    singHalo(track, key);
    crackle(track, 2, 0.5, 0.25);
    for (let i = 0; i < 9; i++) {
      const at = CREEP + 0.05 + i * 0.19;
      if (at < 2.9 || at > 3.45) knock(track, at, 0.12);
    }
    crackle(track, 3.9, OUT - 3.9, 0.3);
    crackle(track, GRIP, 0.3, 0.7);
    chirp(track, OUT - 0.25, 0.3, 900, 220, 0.1);
    pop(track, OUT, 0.5);
    bell(track, DING, 1046 * key, 0.32, 0.5);
    sparkle(track, DING, 0.5);
    speak(track, line, babyVoice);
  };
}
