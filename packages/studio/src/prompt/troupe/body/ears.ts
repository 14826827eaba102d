import { rod, type Solid } from '../../../kit/cast/solid.ts';
import { furred, painted } from './paints.ts';
import type { Shape } from './shape.ts';
import { egg, mirrored, moved, type Place, rolled } from './solids.ts';

const PINK = '#f7a3a8';

function pair(outer: Solid, inner: Solid, coat: string, inside: string): Shape[] {
  return [furred(coat, mirrored(outer)), painted(inside, 0.1, mirrored(inner))];
}

/** Triangles that stand up, as a cat's; `tall` 1 is a cat's height. */
export function pointedEars(coat: string, tall = 1, inside = PINK): Shape[] {
  const tip = 0.46 + 0.46 * tall;
  return pair(
    rod([0.44, 0.38, 0], [0.57, tip, 0], 0.25, 0.05),
    rod([0.45, 0.42, 0.15], [0.565, tip - 0.1, 0.05], 0.14, 0.025),
    coat,
    inside,
  );
}

/** Round ones; radius in units, `out` how far sideways. */
export function roundEars(
  coat: string,
  radius: number,
  out = 0.54,
  up = 0.5,
  inside = PINK,
): Shape[] {
  return pair(
    egg([out, up, -0.02], [radius, radius, radius * 0.55]),
    egg([out, up - 0.01, radius * 0.3], [radius * 0.68, radius * 0.68, radius * 0.36]),
    coat,
    inside,
  );
}

/** Long ones that stand up, as a rabbit's. */
export function longEars(coat: string): Shape[] {
  return pair(
    rod([0.27, 0.45, -0.02], [0.42, 1.2, -0.05], 0.17, 0.14),
    rod([0.28, 0.55, 0.11], [0.42, 1.18, 0.06], 0.09, 0.075),
    coat,
    PINK,
  );
}

/** Ones that hang at the sides, as a dog's. */
export function hangingEars(coat: string): Shape[] {
  return [furred(coat, mirrored(egg([0.74, -0.04, 0.05], [0.17, 0.46, 0.24])))];
}

/** Ones that point sideways, as a cow's. */
export function sideEars(coat: string, at: Place = [0.84, 0.2, 0], inside = PINK): Shape[] {
  const turned = (solid: Solid) => moved(rolled(solid, -0.25), at);
  return pair(
    turned(egg([0, 0, 0], [0.27, 0.15, 0.11])),
    turned(egg([0.02, -0.02, 0.07], [0.18, 0.08, 0.07])),
    coat,
    inside,
  );
}

/** Two horns or feelers from one point to another, in the right half. */
export function horns(from: Place, to: Place, a: number, b: number, color: string): Shape {
  return painted(color, 0.4, mirrored(rod(from, to, a, b)));
}
