import type { Random } from '../parts/random.ts';
import { cuts, shing, whoosh } from './cut-sounds.ts';
import { bell, chirp, roomTone, type Track } from './instruments.ts';
import { playBed } from './music.ts';
import type { Score } from './score.ts';

type Moments = { knife: number; cut: number; gasp: number; relief: number; joy: number };

/** A face that gasps, is relieved and giggles, around one clean cut. */
export function sliceScore(at: Moments, random: Random): Score {
  const voice = 620 + random() * 260;
  return (left, right) => {
    const track: Track = { left, right, random };
    roomTone(track, 0.05);
    playBed(track, { from: at.gasp - 0.3, to: at.relief + 0.3 });
    chirp(track, 0.35, 0.16, voice, voice * 1.3, 0.09);
    whoosh(track, 1.0, 0.6, 0.5);
    chirp(track, at.gasp, 0.3, voice * 0.8, voice * 1.7, 0.16);
    shing(track, at.knife - 0.12, 1.3);
    cuts.crisp(track, at.cut);
    whoosh(track, at.cut + 0.1, 0.8, 0.5);
    chirp(track, at.relief + 0.1, 0.5, voice * 1.2, voice * 0.7, 0.12);
    for (let i = 0; i < 9; i++) {
      const start = at.joy + 0.1 + i * 0.21 + (i > 3 ? 0.25 : 0);
      chirp(
        track,
        start,
        0.13,
        voice * (1.15 + 0.12 * (i % 3)),
        voice * (1.5 + 0.1 * (i % 2)),
        0.12,
      );
    }
    for (const [i, ratio] of [1, 1.25, 1.5, 2].entries())
      bell(track, at.joy + i * 0.08, 880 * ratio, 0.05, 0.3 + i * 0.12);
  };
}
