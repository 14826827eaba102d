import type { Point } from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { fractal } from '../../../kit/math/noise.ts';

/** Stripes down the forehead and along the cheeks, 0 to 1. */
export function tabby(point: Point): number {
  const wave = Math.sin(
    Math.abs(point.x) * 14 + point.y * 3 + 1.3 * fractal(point.y * 5, point.x * 5, 2),
  );
  const forehead = smooth(0.24, 0.42, point.y + Math.abs(point.x) * 0.1);
  const cheek = smooth(0.5, 0.62, Math.abs(point.x)) * smooth(0.1, 0.5, Math.sin(point.y * 16 + 1));
  return Math.max(smooth(0.25, 0.6, wave) * forehead, cheek * 0.8);
}
