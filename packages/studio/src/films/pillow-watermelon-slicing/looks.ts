import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/stage.ts';
import type { Disc } from '../../kit/camera/plate.ts';

/** CSS colors of a bedroom in the morning. */
export type BedroomLook = {
  wall: string;
  deep: string;
  board: string;
  linen: string;
  fold: string;
};

export const bedroomLooks: readonly BedroomLook[] = [
  { wall: '#f7a8bc', deep: '#c25a86', board: '#f4d0a4', linen: '#ffe9ea', fold: '#d793b0' },
  { wall: '#7fd0c4', deep: '#2f8f92', board: '#e4bd8c', linen: '#e2f8f0', fold: '#82b9ba' },
  { wall: '#9aa8f4', deep: '#5a58c0', board: '#e8bf92', linen: '#eae8ff', fold: '#9a93d8' },
];

/** Discs of morning light around the window. */
export function planDiscs({ width, height }: Size, random: Random): Disc[] {
  return Array.from({ length: 14 }, () => ({
    x: width * (0.15 + 0.7 * random()),
    y: height * (0.1 + 0.6 * random()),
    radius: 12 + random() * 30,
    strength: 0.12 + 0.15 * random(),
    hue: 40,
  }));
}

/** Coats of the kitten (#rrggbb): plain and tabby. */
export const coats = [
  { name: 'cream', coat: '#f4dcb8', tabby: '#e0b888' },
  { name: 'gray', coat: '#aab0bc', tabby: '#7c8494' },
  { name: 'ginger', coat: '#f0a04a', tabby: '#c8702a' },
] as const;
