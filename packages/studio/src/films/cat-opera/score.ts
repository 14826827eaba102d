import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { thud } from '../../kit/sound/cut-sounds.ts';
import { applause, cheer, clink, snap } from '../../kit/sound/foley.ts';
import { bass, bell, pad, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { operaVoice, speak } from '../../kit/sound/voice.ts';
import { ariaTimes as at } from './act.ts';

/** Strings under the aria, bar by bar: start, seconds, semitones above A. */
const chords: readonly (readonly [number, number, readonly number[]])[] = [
  [0, 2.1, [0, 3, 7]],
  [2, 1.3, [5, 8, 12]],
  [3.25, 1.3, [-2, 2, 8]],
  [4.5, 2.05, [3, 7, 10, 15]],
];

/** A whole orchestra for one cat, a clink, a crunch, and the house comes down. */
export function operaScore(line: readonly Syllable[], factor: number, random: Random): Score {
  const pitchOf = (semitones: number) => 110 * factor * 2 ** (semitones / 12);
  return (left, right) => {
    const track: Track = { left, right, random };
    for (const [start, seconds, tones] of chords) {
      const swell = 0.03 + start * 0.007;
      const raised = (by: number) => tones.map((tone) => pitchOf(tone + by));
      pad(track, start, seconds, raised(12), swell);
      pad(track, start, seconds, raised(24), swell * 0.5);
      bass(track, start, pitchOf(tones[0]!), 0.4);
      for (let beat = start; beat < start + seconds - 0.3; beat += 0.31)
        bell(track, beat, raised(36)[Math.floor(beat * 3.2) % tones.length]!, 0.018, random());
    }
    for (let i = 0; i < 8; i++) thud(track, 4.2 + i * 0.06, 0.12 + 0.06 * i);
    thud(track, at.high, 0.6);
    for (let i = 0; i < 26; i++)
      bell(track, at.high + 0.2 + i * 0.06, 2600 + 2400 * random(), 0.016, random());
    speak(track, line, { ...operaVoice, throat: 0.98 });
    clink(track, at.clink, 0.9);
    for (let i = 0; i < 3; i++) snap(track, at.crunch + i * 0.2, 0.5);
    applause(track, at.crunch - 0.1, 8 - at.crunch + 0.1, 2.4);
    cheer(track, at.crunch, 8 - at.crunch, 1.5);
  };
}
