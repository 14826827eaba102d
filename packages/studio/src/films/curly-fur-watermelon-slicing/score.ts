import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { room } from '../../kit/sound/ambience.ts';
import { thud, whoosh } from '../../kit/sound/cut-sounds.ts';
import { breath, knock, pop, snap } from '../../kit/sound/foley.ts';
import { marimba, shaker, type Track } from '../../kit/sound/instruments.ts';
import { at } from './times.ts';

/** Wool: velvet strokes, muffled snips, a deep soft pomf, one button's tap. */
export function furScore(random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    room(track, 0.04);
    breath(track, at.brush, 1.3, 0.5);
    for (let i = 0; i < 26; i++)
      shaker(track, at.brush + 0.1 + i * 0.045, 0.05 + 0.03 * random(), 0.2 + (i / 26) * 0.6);
    for (const cut of [at.first, at.second]) {
      whoosh(track, cut - 0.5, 0.5, 0.25);
      breath(track, cut + 0.05, 0.6, 0.7);
      for (let i = 0; i < 14; i++)
        shaker(track, cut + 0.12 + i * 0.036, 0.12, 0.4 + 0.2 * random());
      thud(track, cut + 0.6, 0.35);
    }
    thud(track, at.pomf + 0.06, 0.9);
    breath(track, at.pomf, 0.8, 1);
    pop(track, at.pomf + 0.02, 0.35);
    whoosh(track, at.pomf + 0.1, 0.7, 0.3);
    thud(track, at.land, 0.8);
    pop(track, at.seed, 0.3);
    for (const [i, gap] of [0.28, 0.55, 0.72, 0.82].entries())
      knock(track, at.seed + gap, 0.3 - i * 0.06);
    whoosh(track, at.back, 0.7, 0.3);
    thud(track, at.home, 0.8);
    for (let i = 0; i < 12; i++) snap(track, at.home + 0.05 + i * 0.03, 0.03);
    for (const [i, pitch] of [523, 659, 784].entries())
      marimba(track, at.home + 0.12 + i * 0.1, pitch, 0.09, 0.4 + i * 0.1);
  };
}
