import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { rain } from '../../kit/sound/ambience.ts';
import { breath, knock } from '../../kit/sound/foley.ts';
import type { Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { bandNoise } from '../../kit/sound/noise.ts';
import { speak, whisperVoice } from '../../kit/sound/voice.ts';

/** Whispers in one ear, then the other, taps on a box and one stroke of a brush, and rain outside. */
export function whisperScore(
  lines: { left: readonly Syllable[]; right: readonly Syllable[] },
  at: { taps: readonly number[]; brush: number },
  random: Random,
): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    rain(track, 0.16);
    speak(track, lines.left, whisperVoice, 0.04);
    speak(track, lines.right, whisperVoice, 0.96);
    // Consonants of a whisper close to the ear.
    for (const [line, pan] of [
      [lines.left, 0.03],
      [lines.right, 0.97],
    ] as const)
      for (const { at: start } of line)
        bandNoise(
          track,
          start - 0.03,
          0.07,
          pan,
          () => 5200 + 2200 * random(),
          0.9,
          (t) => 0.16 * Math.sin(Math.min(1, t / 0.07) * Math.PI),
        );
    for (const tap of at.taps) knock(track, tap, 0.32 + 0.1 * random());
    bandNoise(
      track,
      at.brush,
      0.95,
      0.5,
      (t) => 3200 + 1500 * Math.sin(t * 3),
      0.9,
      (t) => 0.3 * Math.sin((t / 0.95) * Math.PI) * (0.7 + 0.3 * Math.sin(t * 43)),
    );
    breath(track, 7.3, 0.6, 0.5);
  };
}
