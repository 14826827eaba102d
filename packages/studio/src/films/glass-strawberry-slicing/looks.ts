import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/stage.ts';
import type { Disc } from '../../kit/camera/plate.ts';
import { glint, shard } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';

/** Colors of a dark studio (CSS), and the hue of its far lamps in degrees. */
export type DarkStudio = { night: string; wall: string; beam: string; hue: number };

export const darkStudios: readonly DarkStudio[] = [
  { night: '#0a0620', wall: '#3a1c84', beam: '226,214,255', hue: 275 },
  { night: '#0d0106', wall: '#570626', beam: '255,214,222', hue: 345 },
  { night: '#03161a', wall: '#0c5a62', beam: '212,255,246', hue: 175 },
];

/** Lamps far behind. */
export function planLamps({ width, height }: Size, hue: number, random: Random): Disc[] {
  return Array.from({ length: 16 }, () => ({
    x: random() * width,
    y: height * (0.25 + 0.7 * random()),
    radius: 10 + random() * 34,
    strength: 0.12 + random() * 0.2,
    hue: hue + (random() - 0.5) * 70,
  }));
}

/** Splinters of red glass. */
export const splinters: BurstLook = {
  paint: shard('#ff3c6eb3'),
  count: 46,
  size: 0.085,
  speed: 2.5,
  gravity: 5,
  drag: 0.4,
  spin: 9,
  life: 1.5,
  glow: false,
};

/** Glitter that hangs in the air longer. */
export const sparks: BurstLook = {
  paint: glint('255,205,190'),
  count: 40,
  size: 0.11,
  speed: 2,
  gravity: 1,
  drag: 1.5,
  spin: 1,
  life: 2.2,
  glow: true,
};
