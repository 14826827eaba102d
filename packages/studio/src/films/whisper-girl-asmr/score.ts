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
    const hiss = () => 5200 + 2200 * random();
    const brief = (t: number) => 0.16 * Math.sin(Math.min(1, t / 0.07) * Math.PI);
    for (const it of lines.left) bandNoise(track, it.at - 0.03, 0.07, 0.03, hiss, 0.9, brief);
    for (const it of lines.right) bandNoise(track, it.at - 0.03, 0.07, 0.97, hiss, 0.9, brief);
    for (const tap of at.taps) knock(track, tap, 0.32 + 0.1 * random());
    const sweep = (t: number) => 3200 + 1500 * Math.sin(t * 3);
    const stroke = (t: number) =>
      0.3 * Math.sin((t / 0.95) * Math.PI) * (0.7 + 0.3 * Math.sin(t * 43));
    bandNoise(track, at.brush, 0.95, 0.5, sweep, 0.9, stroke);
    breath(track, 7.3, 0.6, 0.5);
  };
}
