import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { room } from '../../kit/sound/ambience.ts';
import { whoosh } from '../../kit/sound/cut-sounds.ts';
import { boing, clink, knock, pop, sparkle } from '../../kit/sound/foley.ts';
import { bell, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { babyVoice, speak } from '../../kit/sound/voice.ts';
import { GRAB, RIGHT, TOPPLE, WRONG } from './act.ts';

const roots = [0, 5, 7, 0] as const;

/** The sound of the tea party: a waltz from a music box, cups, a squeal, kicking shoes. */
export function pinkScore(
  line: readonly Syllable[],
  tune: readonly number[],
  key: number,
  random: Random,
): Score {
  const pitchOf = (semitones: number) => 523 * key * 2 ** (semitones / 12);
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.3);
    for (let beat = 0; beat < 12; beat++) {
      const at = (beat * 8) / 12;
      const hushed = at > 2.7 && at < 4.2;
      const level = hushed ? 0.035 : 0.1;
      bell(track, at, pitchOf(tune[beat]!), level, 0.55);
      const root = roots[Math.floor(beat / 3)]!;
      bell(track, at, pitchOf(root + (beat % 3 ? 4 + (beat % 2) * 3 : -12)), level * 0.45, 0.4);
    }
    whoosh(track, 1.95, 0.4, 0.4);
    clink(track, WRONG, 0.25);
    whoosh(track, 3.95, 0.4, 0.4);
    whoosh(track, 4.5, 0.4, 0.4);
    pop(track, RIGHT, 0.35);
    sparkle(track, RIGHT, 0.35);
    clink(track, GRAB + 0.2, 0.3);
    for (let i = 0; i < 7; i++) knock(track, GRAB + 0.5 + i * 0.14, 0.12);
    boing(track, TOPPLE - 0.15, 0.15);
    knock(track, TOPPLE + 0.25, 0.35);
    boing(track, 7.55, 0.2);
    speak(track, line, babyVoice);
  };
}
