import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import { cuts, thud } from '../../kit/sound/cut-sounds.ts';
import { crackle, creak, drip, knock, pop, pour, snap, squish } from '../../kit/sound/foley.ts';
import { bell, roomTone, type Track } from '../../kit/sound/instruments.ts';
import { at } from './times.ts';

/** Everything very near, in a dry room. */
export function honeycombScore(random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    roomTone(track, 0.02);
    for (const tick of at.ticks) {
      knock(track, tick, 0.3);
      crackle(track, tick, 0.05, 0.8);
    }
    creak(track, at.bend, 0.25);
    crackle(track, at.bend, at.snap - at.bend, 0.7);
    snap(track, at.snap, 1.6);
    thud(track, at.snap, 0.6);
    crackle(track, at.snap, 0.6, 1.8);
    for (let i = 0; i < 16; i++)
      bell(track, at.snap + 0.06 + random() ** 1.5 * 0.7, 2600 + 3200 * random(), 0.025, random());
    pour(track, at.pour, at.poured - at.pour, 0.55);
    for (let t = at.pour + 0.3; t < at.poured; t += 0.28 + 0.15 * random()) drip(track, t, 0.22);
    cuts.crisp(track, at.bite);
    for (let i = 0; i < 3; i++) snap(track, at.bite + i * 0.035, 1.1);
    crackle(track, at.bite, 0.5, 2);
    for (let i = 0; i < 4; i++) {
      crackle(track, at.bite + 0.55 + i * 0.3, 0.13, 1);
      squish(track, at.bite + 0.58 + i * 0.3, 0.12);
    }
    pop(track, at.thread, 0.3);
  };
}
