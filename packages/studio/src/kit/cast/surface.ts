import { spaceNoise } from '../math/noise.ts';

/** A point found by the caster, in the solid's own units and axes. */
export type Point = { x: number; y: number; z: number; nx: number; ny: number; nz: number };

/** What a point is made of. Painters may also tilt the point's normal. */
export type Surface = {
  /** Linear color, 0 to 1. */
  red: number;
  green: number;
  blue: number;
  /** How mirror-like, 0 to 1. */
  gloss: number;
  /** How far light wraps around, 0 (stone) to 1 (wax, flesh). */
  soft: number;
  /** Light of its own. */
  glow: number;
  /** Brightness of the edge lit from behind. */
  rim: number;
};

export type Painter = (point: Point, surface: Surface) => void;

export function resetSurface(surface: Surface) {
  surface.gloss = 0.1;
  surface.soft = 0.2;
  surface.glow = 0;
  surface.rim = 0.6;
}

/** A color as people write it (#rrggbb), made linear. */
export function linearRgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
}

export function setColor(surface: Surface, color: readonly [number, number, number]) {
  surface.red = color[0];
  surface.green = color[1];
  surface.blue = color[2];
}

/** Moves the surface's color towards another one. */
export function tint(surface: Surface, color: readonly [number, number, number], share: number) {
  surface.red += (color[0] - surface.red) * share;
  surface.green += (color[1] - surface.green) * share;
  surface.blue += (color[2] - surface.blue) * share;
}

export function darken(surface: Surface, factor: number) {
  surface.red *= factor;
  surface.green *= factor;
  surface.blue *= factor;
}

/** Tilts the normal as noise of the given fineness would. */
export function roughen(point: Point, amount: number, fineness: number) {
  const x = point.x * fineness;
  const y = point.y * fineness;
  const z = point.z * fineness;
  point.nx += (spaceNoise(x, y, z, 2) - 0.5) * amount;
  point.ny += (spaceNoise(x + 31, y, z, 2) - 0.5) * amount;
  point.nz += (spaceNoise(x, y + 57, z, 2) - 0.5) * amount;
}
