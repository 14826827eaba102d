import {
  darken,
  linearRgb,
  type Painter,
  type Point,
  roughen,
  type Surface,
  setColor,
  tint,
} from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';

const flush = linearRgb('#f2594e');

type Finish = Pick<Surface, 'gloss' | 'soft' | 'rim'>;

/** How the surface takes light. */
export function finish(surface: Surface, { gloss, soft, rim }: Finish) {
  surface.gloss = gloss;
  surface.soft = soft;
  surface.rim = rim;
}

/** Baby skin (#rrggbb): waxy, redder on `flushed` places (0 to 1). */
export function paintSkin(surface: Surface, skin: string, flushed = 0) {
  setColor(surface, linearRgb(skin));
  tint(surface, flush, flushed * 0.32);
  finish(surface, { gloss: 0.16, soft: 0.75, rim: 1 });
}

/** Matte cloth with a fine weave. */
export function paintCotton(surface: Surface, point: Point, color: string) {
  setColor(surface, linearRgb(color));
  const weave = fractal(point.x * 46, point.y * 46 + point.z * 30, 2);
  const fold = fractal(point.x * 4 + 9, point.y * 3 + point.z * 2, 2);
  darken(surface, 0.84 + 0.14 * weave + 0.18 * fold);
  finish(surface, { gloss: 0.03, soft: 0.4, rim: 0.9 });
}

/** Checked flannel, `fine` checks to the unit. */
export function paintFlannel(point: Point, surface: Surface, color: string, fine = 7) {
  paintCotton(surface, point, color);
  const across = Math.abs(((Math.atan2(point.x, point.z) * fine * 0.4 + 50) % 1) - 0.5);
  const down = Math.abs(((point.y * fine + 50) % 1) - 0.5);
  darken(surface, 1 - 0.42 * smooth(0.2, 0.26, across));
  darken(surface, 1 - 0.42 * smooth(0.2, 0.26, down));
  if (Math.abs(across - 0.1) < 0.03 || Math.abs(down - 0.1) < 0.03)
    tint(surface, linearRgb('#ffe9a0'), 0.5);
}

/** Shiny waterproof cloth with soft creases. */
export function paintVinyl(surface: Surface, point: Point, color: string) {
  setColor(surface, linearRgb(color));
  const crease = fractal(point.x * 3.4 + point.z * 2, point.y * 2.2 + 7, 2);
  darken(surface, 0.9 + 0.2 * crease);
  roughen(point, 0.16, 3.2);
  finish(surface, { gloss: 0.5, soft: 0.35, rim: 1.1 });
}

/** Rows of knitted stitches, `fine` of them to the unit. */
export function paintKnit(surface: Surface, point: Point, color: string, fine = 13) {
  setColor(surface, linearRgb(color));
  const around = Math.atan2(point.x, point.z) * fine * 0.62;
  const row = point.y * fine + 0.35 * Math.abs(Math.sin(around * Math.PI));
  const stitch = Math.abs(Math.sin(row * Math.PI)) * Math.abs(Math.sin(around * Math.PI)) ** 0.5;
  darken(surface, 0.74 + 0.34 * stitch);
  roughen(point, 0.2, 24);
  finish(surface, { gloss: 0.02, soft: 0.6, rim: 1.1 });
}

/** Long soft fluff, as of angora or plush. */
export function paintFluff(surface: Surface, point: Point, color: string) {
  setColor(surface, linearRgb(color));
  const strand = fractal(point.x * 20 + point.z * 14, point.y * 22, 3);
  darken(surface, 0.84 + 0.34 * strand);
  roughen(point, 0.6, 11);
  finish(surface, { gloss: 0.02, soft: 0.75, rim: 1.6 });
}

/** Smooth hair: strands run along the given coordinate. */
export function paintHair(surface: Surface, across: number, along: number, color: string) {
  setColor(surface, linearRgb(color));
  const strand = fractal(across * 24, along * 2.2, 3);
  darken(surface, 0.6 + 0.75 * strand);
  finish(surface, { gloss: 0.42, soft: 0.3, rim: 1.3 });
}

/** A plain material. */
export function plain(color: string, gloss = 0.25, soft = 0.35): Painter {
  const rgb = linearRgb(color);
  return (_point, surface) => {
    setColor(surface, rgb);
    finish(surface, { gloss, soft, rim: 1 });
  };
}

/** 1 in a ball around the point, 0 outside, with a soft edge. */
export function spot(point: Point, x: number, y: number, z: number, radius: number): number {
  const away = Math.sqrt((point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2);
  return smooth(radius, radius * 0.82, away);
}
