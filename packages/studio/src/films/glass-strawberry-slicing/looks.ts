import { glint, shard } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';

/** Splinters of red glass. */
export const splinters: BurstLook = {
  paint: shard('rgba(255,60,110,0.7)'),
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
