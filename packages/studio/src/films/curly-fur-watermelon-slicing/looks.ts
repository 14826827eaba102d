import { tuft } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';

/** CSS colors of a sweet-shop salon. */
export type SalonLook = {
  wall: readonly [light: string, deep: string];
  table: readonly [far: string, light: string, near: string];
  bottles: readonly [string, string, string];
};

export const salonLooks: readonly SalonLook[] = [
  {
    wall: ['#d9f0ff', '#8fc4f2'],
    table: ['#f7b9cf', '#ffe3ec', '#f29bbb'],
    bottles: ['#ffd86a', '#ff8fb0', '#a98af0'],
  },
  {
    wall: ['#f3e0ff', '#b694f0'],
    table: ['#ffe08a', '#fff8d8', '#f5c85a'],
    bottles: ['#7fd6c2', '#ff8fb8', '#ffffff'],
  },
  {
    wall: ['#ffe2c4', '#ff9f7c'],
    table: ['#8fdcc0', '#dcfbee', '#6cc8a8'],
    bottles: ['#ff7fa6', '#6cc8e0', '#fff0b8'],
  },
];

/** Tufts of wool that come off and float down. */
export function tuftLook(color: string, count: number): BurstLook {
  return {
    paint: tuft(color),
    count,
    size: 0.07,
    speed: 1.9,
    gravity: 1.5,
    drag: 1.3,
    spin: 4,
    life: 2.3,
    glow: false,
  };
}
