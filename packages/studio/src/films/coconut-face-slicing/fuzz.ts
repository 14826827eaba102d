import type { Bake } from '../../engine/sprites.ts';

/** Pixels between the husk and the edge of its fuzz's picture. */
const ROOM = 30;

/** Pixels of a band of fuzz: how far its middle lies above the ball's middle. */
export type Fuzz = { bake: Bake; above: number };

/** Short hairs around a ball of some radius (pixels), between two heights (-1 bottom to 1 top). */
export function fuzzBand(radius: number, low: number, high: number): Fuzz {
  const size = {
    width: Math.ceil((radius + ROOM) * 2),
    height: Math.ceil(radius * (high - low) + ROOM * 2),
  };
  const above = (radius * (high + low)) / 2;
  const band = { radius, low, high, above };
  const look = async () => (await import('./husk.ts')).fuzzLook(size, band);
  return { bake: { ...size, look }, above };
}
