import type { Picture } from '../../engine/sprites.ts';
import { rows } from '../math/rows.ts';
import * as pen from '../pen/pen.ts';

/** Room at the tip and at the end of the handle, as a share of the length. */
export const PAD = 0.03;

/** Room for a knife that is 0.2 of its length high: the picture's height, and where its top is. */
export const usual = { height: 0.2 + 2 * PAD, top: PAD };

/** A knife `length` pixels long, painted in shares of its length, its tip at x = 0. */
export function knifePicture(
  length: number,
  { height, top }: { height: number; top: number },
  paint: (context: pen.Context) => void,
): Picture {
  return {
    width: Math.ceil(length * (1 + 2 * PAD)),
    height: Math.ceil(length * height),
    paint(context) {
      context.scale(length, length);
      context.translate(PAD, top);
      paint(context);
    },
  };
}

/** Light that sweeps over a blade from (x1, y1) to (x2, y2): by turns a place and its opacity. */
export function gleam(
  context: pen.Context,
  way: readonly [x1: number, y1: number, x2: number, y2: number],
  glints: readonly number[],
  rgb = '255,252,244',
): pen.Ink {
  const stops = rows(2, glints).flatMap(([at, alpha]) => [at, `rgba(${rgb},${alpha})`]);
  return pen.linear(context, way, stops);
}
