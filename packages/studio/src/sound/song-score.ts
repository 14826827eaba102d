import type { Random } from '../parts/random.ts';
import type { MoodName } from '../place/mood.ts';
import { whoosh } from './cut-sounds.ts';
import { bell, chirp, roomTone, type Track } from './instruments.ts';
import { playBed } from './music.ts';
import type { Score } from './score.ts';

type Moments = { enter: number; act: number; flip: number; finale: number };

/** Music all the way, with a small voice that greets, sings along and cheers. */
export function songScore(at: Moments, mood: MoodName, random: Random): Score {
  const voice = 520 + random() * 320;
  return (left, right) => {
    const track: Track = { left, right, random };
    roomTone(track, mood === 'night' ? 0.03 : 0.06);
    playBed(track, undefined, 1.15);
    for (const hop of [0.05, at.enter / 2]) chirp(track, hop, 0.18, voice * 0.8, voice * 1.5, 0.09);
    chirp(track, at.enter + 0.1, 0.22, voice, voice * 1.35, 0.12);
    for (let start = at.act; start < at.flip - 0.3; start += 0.5) {
      const pitch = voice * 2 ** ([0, 4, 7, 9, 7, 4][Math.floor(random() * 6)]! / 12);
      chirp(track, start, 0.32, pitch * 0.96, pitch, 0.08);
    }
    whoosh(track, at.flip + 0.1, 0.7, 0.8);
    for (let i = 0; i < 7; i++)
      chirp(
        track,
        at.finale + 0.1 + i * 0.2,
        0.13,
        voice * (1.2 + 0.1 * (i % 3)),
        voice * 1.6,
        0.1,
      );
    for (let i = 0; i < 9; i++)
      bell(track, at.finale + i * 0.07, 990 * 2 ** (((i * 4) % 13) / 12), 0.05, random());
  };
}
