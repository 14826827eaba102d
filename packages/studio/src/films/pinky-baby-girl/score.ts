import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { room } from '../../kit/sound/ambience.ts';
import { whoosh } from '../../kit/sound/cut-sounds.ts';
import { boing, clink, knock, pop, sparkle } from '../../kit/sound/foley.ts';
import { bell, type Track } from '../../kit/sound/instruments.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { babyVoice, type Syllable, speak } from '../../kit/sound/voice.ts';
import { GRAB, NO, RIGHT, TOPPLE, WRONG } from './act.ts';

/** A hum of approval, a firm no, a gasp, and a squealed pink. */
export function pinkLine(random: Random): Syllable[] {
  const pitch = 380 + random() * 50;
  return [
    ...phrase(random, 'm', { at: 1.4, pitch, pace: 3.4, level: 0.5 }),
    {
      at: NO + 0.1,
      seconds: 0.5,
      pitch: pitch * 0.86,
      pitchTo: pitch * 0.72,
      vowel: 'o',
      level: 1.7,
    },
    {
      at: RIGHT + 0.05,
      seconds: 0.45,
      pitch: pitch * 1.05,
      pitchTo: pitch * 1.5,
      vowel: 'a',
      level: 0.6,
    },
    {
      at: GRAB + 0.35,
      seconds: 0.95,
      pitch: pitch * 1.5,
      pitchTo: pitch * 1.25,
      vowel: 'i',
      level: 0.85,
    },
    { at: GRAB + 1.28, seconds: 0.14, pitch: pitch * 1.2, pitchTo: pitch, vowel: 'm', level: 0.5 },
  ];
}

/** A waltz for a music box: semitones of the tune, twelve beats. */
const tunes = [
  [12, 16, 19, 17, 16, 14, 16, 12, 7, 9, 11, 12],
  [19, 16, 12, 14, 17, 21, 19, 16, 14, 12, 11, 12],
] as const;
const roots = [0, 5, 7, 0] as const;

/** The sound of the tea party: a waltz from a music box, cups, a squeal, kicking shoes. */
export function pinkScore(line: readonly Syllable[], random: Random): Score {
  const tune = tunes[Math.floor(random() * tunes.length)]!;
  const key = 523 * 2 ** ((Math.floor(random() * 5) - 2) / 12);
  const pitchOf = (semitones: number) => key * 2 ** (semitones / 12);
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
