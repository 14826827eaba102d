import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { daylight } from '../../kit/cast/light.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import {
  darken,
  linearRgb,
  type Painter,
  roughen,
  setColor,
  tint,
} from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { inWedge, isDark } from './coat.ts';

// What the watermelon looks like under its curls, for the workshop alone.

const RADIUS = 0.93;
const lime = linearRgb('#7fb83a');
const leaf = linearRgb('#1f6a2c');
const plush = linearRgb('#ff4f70');
const deep = linearRgb('#d4254e');
const cream = linearRgb('#fff0d6');

const ball: Solid = (x, y, z) => Math.sqrt(x * x + y * y + z * z) - RADIUS;
const wedge: Solid = (x, y, z) => Math.max(ball(x, y, z), -inWedge(x, z));
const notched: Solid = (x, y, z) => Math.max(ball(x, y, z), inWedge(x, z));

const paintPlush: Painter = (point, surface) => {
  const { x, y, z } = point;
  const out = Math.sqrt(x * x + y * y + z * z);
  if (out > RADIUS - 0.012) {
    setColor(surface, isDark(x, y, z) ? leaf : lime);
    darken(surface, 0.5);
  } else {
    setColor(surface, plush);
    tint(surface, deep, smooth(0.35, 0, Math.hypot(x, z)) * 0.7);
    tint(surface, cream, smooth(0.8, 0.84, out));
  }
  roughen(point, 1.2, 16);
  surface.gloss = 0.02;
  surface.soft = 0.8;
};

/** The wedge that is cut out, and what remains. */
export const plushShapes: Record<'wedge' | 'notched', CastShape> = {
  wedge: { solid: wedge, paint: paintPlush, light: daylight },
  notched: { solid: notched, paint: paintPlush, light: daylight },
};
