import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { birds, room } from '../../kit/sound/ambience.ts';
import { thud, whoosh } from '../../kit/sound/cut-sounds.ts';
import { breath, pop, rip, snap, sparkle } from '../../kit/sound/foley.ts';
import { bell, shaker, type Track } from '../../kit/sound/instruments.ts';
import { at } from './times.ts';

/** A pillow: two thumps, three popping stitches, a long rip, a whoomph, and the flutter of down. */
export function pillowScore(random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.05);
    birds(track, 0.1);
    for (const pat of at.pats) {
      thud(track, pat - 0.02, 0.6);
      breath(track, pat + 0.05, 0.45, 0.5);
    }
    for (const stitch of at.stitches) {
      snap(track, stitch, 0.35);
      pop(track, stitch, 0.25);
    }
    for (let i = 0; i < 3; i++) rip(track, at.rip + i * 0.28, 0.4);
    whoosh(track, at.rip, at.torn - at.rip, 0.3);
    thud(track, at.pomf, 1);
    whoosh(track, at.pomf - 0.03, 0.9, 0.9);
    breath(track, at.pomf + 0.1, 1.4, 0.8);
    for (let i = 0; i < 34; i++)
      shaker(track, at.pomf + 0.3 + random() * 1.7, 0.03 + 0.03 * random(), random());
    sparkle(track, at.pomf + 0.6, 0.12);
    whoosh(track, at.back, 0.9, 0.6);
    for (let i = 0; i < 11; i++)
      snap(track, at.sew + (i / 11) * (at.sewn - at.sew), 0.1 + 0.008 * i);
    thud(track, at.sewn, 0.7);
    breath(track, at.sewn + 0.03, 0.4, 0.5);
    bell(track, at.sewn + 0.08, 1318.5, 0.07, 0.5);
  };
}
