import { fractal } from '../math/noise.ts';
import { mottle } from './paint.ts';
import { darken, type Painter, roughen, type Surface, setColor } from './surface.ts';

export type Color = readonly [number, number, number];

/** Short soft fur, combed downward. */
export function fur(surface: Surface, point: Parameters<Painter>[0], color: Color) {
  setColor(surface, color);
  const strand = fractal(Math.atan2(point.x, point.z) * 26, point.y * 7, 2);
  darken(surface, 0.78 + 0.28 * strand + 0.14 * mottle(point, 3));
  roughen(point, 0.5, 17);
  surface.gloss = 0.04;
  surface.soft = 0.55;
  surface.rim = 1.4;
}

/** Smooth soft skin or vinyl. */
export function smoothSkin(surface: Surface, color: Color, gloss = 0.25) {
  setColor(surface, color);
  surface.gloss = gloss;
  surface.soft = 0.6;
  surface.rim = 0.9;
}

export function knit(surface: Surface, point: Parameters<Painter>[0], color: Color) {
  setColor(surface, color);
  const wave =
    Math.sin(Math.atan2(point.x, point.z) * 60 + Math.sin(point.y * 60)) * Math.sin(point.y * 60);
  darken(surface, 0.88 + 0.12 * wave);
  surface.gloss = 0.03;
  surface.soft = 0.5;
  surface.rim = 0.9;
}

/** A patch that fades at its edge: 1 inside the ball around the centre. */
export function patch(
  point: Parameters<Painter>[0],
  x: number,
  y: number,
  z: number,
  radius: number,
): number {
  const away = Math.sqrt((point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2);
  const share = Math.min(1, Math.max(0, (radius - away) / 0.06));
  return share * share * (3 - 2 * share);
}
