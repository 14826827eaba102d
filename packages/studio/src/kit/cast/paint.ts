import { clamp, smooth, TURN } from '../math/easing.ts';
import { fractal, noise, scatter, spaceNoise } from '../math/noise.ts';
import { linearRgb, type Painter, type Point, type Surface, setColor, tint } from './surface.ts';

/** A leaf's own look: veins and a lighter edge. */
export function leafPaint(hex: string, light = '#b5d86a'): Painter {
  const base = linearRgb(hex);
  const bright = linearRgb(light);
  return (point, surface) => {
    setColor(surface, base);
    const vein = fractal(Math.atan2(point.x, point.z) * 9, point.y * 3, 2);
    tint(surface, bright, clamp(vein * 1.2 - 0.35) * 0.6);
    surface.gloss = 0.3;
    surface.soft = 0.35;
  };
}

/** Speckles: 1 in the middle of a spot, 0 outside. Spots are `fine` to the unit on the sphere. */
export function spots(point: Point, fine: number, size: number): number {
  const length = Math.hypot(point.x, point.y, point.z) || 1;
  const row = Math.floor((Math.asin(point.y / length) / Math.PI + 0.5) * fine);
  const ring = Math.max(
    3,
    Math.round(Math.cos(((row + 0.5) / fine) * Math.PI - Math.PI / 2) * fine * 2),
  );
  const around = (Math.atan2(point.x, point.z) / TURN + 0.5) * ring + (row % 2) * 0.5;
  const dx = (around - Math.floor(around) - 0.5) * 0.9;
  const up = (Math.asin(point.y / length) / Math.PI + 0.5) * fine - row - 0.5;
  const shift = (scatter(row * 131 + Math.floor(around) * 17) - 0.5) * 0.25;
  return smooth(size, size * 0.55, Math.hypot(dx + shift, up * 0.75 + shift));
}

/** Segments around the middle with pale walls between them, as in an orange. 1 in a wall. */
export function segmentWalls(angle: number, edge: number, count: number): number {
  const around = (angle / TURN) * count + count + 0.1 * noise(edge * 4, count);
  const gap = Math.abs(around - Math.round(around)) * edge * (6.3 / count);
  return smooth(0.022, 0.008, gap);
}

/** Seeds lying in a ring. 1 in a seed; `long` stretches them outward. */
export function seedRing(
  angle: number,
  edge: number,
  count: number,
  at: number,
  size: number,
  long = 1.6,
): number {
  const around = (angle / TURN) * count + count;
  const side = (around - Math.round(around)) * edge * (6.3 / count);
  const out = (edge - at - (scatter(Math.round(around) + count * 7) - 0.5) * 0.08) / long;
  return smooth(size, size * 0.7, Math.hypot(side, out));
}

/** Fibres that run outward. */
export function fibres(angle: number, edge: number, fine: number): number {
  return fractal(angle * fine, edge * 3 + 9, 3);
}

export function mottle(point: Point, fine: number): number {
  return spaceNoise(point.x * fine, point.y * fine, point.z * fine, 3);
}

/** Wet flesh. */
export function moist(surface: Surface, gloss = 0.45) {
  surface.gloss = gloss;
  surface.soft = 0.55;
  surface.rim = 0.3;
}
