import type { Track } from '../../kit/sound/instruments.ts';
import { bandNoise } from '../../kit/sound/noise.ts';
import { STRIKES } from './storm.ts';

/** How long sound takes from where lightning strikes, in seconds. */
const DISTANCE = 0.35;

/** A far roll after each stroke of a storm's lightning. */
export function thunder(track: Track, level: number) {
  for (const [i, strike] of STRIKES.entries()) {
    const rumble = (t: number) => Math.exp(-t * 1.6) * (0.75 + 0.25 * Math.sin(t * 23 + i));
    const roll = (t: number) => 0.55 * level * Math.min(1, t * 14) * rumble(t);
    const at = strike + DISTANCE;
    bandNoise(track, at, 2, i ? 0.7 : 0.3, (t) => 130 - 30 * t, 0.9, roll);
    bandNoise(track, at, 0.3, i ? 0.65 : 0.35, 700, 1.2, (t) => 0.2 * level * Math.exp(-t * 14));
  }
}
