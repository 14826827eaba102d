import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { room } from '../../kit/sound/ambience.ts';
import { breath, clink, creak, knock } from '../../kit/sound/foley.ts';
import { chirp, type Track } from '../../kit/sound/instruments.ts';
import type { Syllable } from '../../kit/sound/line.ts';
import { bandNoise } from '../../kit/sound/noise.ts';
import { speak, type Voice } from '../../kit/sound/voice.ts';

const dogVoice: Voice = { throat: 0.95, breath: 0.16, vibrato: 0.006, growl: 0.1 };
const catVoice: Voice = { throat: 0.92, breath: 0.05, vibrato: 0.003, growl: 0.04 };

/** When the mug moves, stops and is taken back, in seconds. */
export type MugTimes = { push: number; stop: number; back: number };

/** Two dry voices in a dead room, panting, and a mug that scrapes over wood. */
export function podcastScore(
  dog: readonly Syllable[],
  cat: readonly Syllable[],
  at: MugTimes,
  random: Random,
): Score {
  const scrape = (track: Track, from: number, to: number, level: number) => {
    const pitch = (t: number) => 700 + 260 * Math.sin(t * 23);
    const loud = (t: number) => level * (0.5 + 0.5 * Math.sin(t * 31)) * Math.min(1, t * 8);
    bandNoise(track, from, to - from, 0.55, pitch, 0.3, loud);
  };
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.25);
    for (const t of [0.02, 2.05, 2.35, 2.65, 7.7, 7.86]) breath(track, t, 0.16, 0.45);
    knock(track, 3.92, 0.12);
    chirp(track, 4.18, 0.45, 420, 260, 0.05);
    for (let i = 0; i < 3; i++) scrape(track, at.push + i * 0.5, at.push + i * 0.5 + 0.36, 0.4);
    creak(track, at.stop - 0.1, 0.2);
    clink(track, at.stop, 0.3);
    scrape(track, at.back, at.back + 0.4, 0.25);
    speak(track, dog, dogVoice, 0.4);
    speak(track, cat, catVoice, 0.6);
  };
}
