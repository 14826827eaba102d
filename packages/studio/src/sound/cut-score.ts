import type { Random } from '../parts/random.ts';
import { type CutSound, cuts, shing, whoosh } from './cut-sounds.ts';
import { bell, roomTone, type Track } from './instruments.ts';
import { playBed } from './music.ts';
import type { Score } from './score.ts';

type Moments = { knife: number; cut: number; open: number };

/** A quiet scene that belongs to the sound of the cut. */
export function cutScore(at: Moments, sound: CutSound, random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    roomTone(track, 0.06);
    playBed(track, { from: at.knife - 0.4, to: at.open + 1 }, 0.75);
    whoosh(track, 0.9, 0.6, 0.4);
    shing(track, at.cut - 0.15, 1);
    cuts[sound](track, at.cut + 0.05);
    cuts[sound](track, at.open + 0.1);
    whoosh(track, at.open, 0.7, 0.4);
    for (let i = 0; i < 7; i++)
      bell(track, at.open + 0.5 + i * 0.42, 880 * 2 ** (((i * 5) % 12) / 12), 0.035, random());
  };
}
