import { shard } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';

/** Dark behind, a low lamp, paper on walnut (#rrggbb). */
export type TastingTable = { dark: string; lamp: string; paper: string };
export const tastingTables: readonly TastingTable[] = [
  { dark: '#5e1430', lamp: '#ff7a58', paper: '#f4dccc' },
  { dark: '#4a2a0a', lamp: '#ffa838', paper: '#e8cc98' },
  { dark: '#6a1a0c', lamp: '#ff8424', paper: '#f2dabc' },
];

/** Skin of the person; everything follows from the name. */
export type Complexion = { name: string; skin: string; lip: string };
export const complexions: readonly Complexion[] = [
  { name: 'fair', skin: '#c4805c', lip: '#b84a4e' },
  { name: 'brown', skin: '#7a4426', lip: '#a03c48' },
  { name: 'deep', skin: '#4c2814', lip: '#7a2c38' },
];

/** Colors of the toffee: lit crumb, dark skin, and the glow in its bubbles (#rrggbb). */
export type Toffee = { name: string; crumb: string; skin: string; glow: string };
export const toffees: readonly Toffee[] = [
  { name: 'amber', crumb: '#a04c06', skin: '#5c2406', glow: '#f08a0c' },
  { name: 'golden', crumb: '#b4680c', skin: '#743808', glow: '#ffac1c' },
];

/** Splinters that fly when the slab breaks; `glow` is a #rrggbb. */
export function shardLook(glow: string): BurstLook {
  const motion = { speed: 2.6, gravity: 7, drag: 0.6, spin: 7, life: 1.1 };
  return { paint: shard(glow), count: 60, size: 0.075, ...motion, glow: false };
}
