import { castBake } from '../cast/cast.ts';
import type { Light } from '../cast/light.ts';
import { darken, linear, setColor, tint } from '../cast/surface.ts';
import type { Bake } from '../pipeline/bake.ts';
import { smooth } from './easing.ts';
import { fractal, scatter } from './noise.ts';
import { PITCH, type Stage } from './stage.ts';

export const BOARD_RADIUS = 1.5;
const HALF_HEIGHT = 0.085;
const ROUNDING = 0.05;
const wood = linear('#b87c42');
const dark = linear('#744218');
const honey = linear('#cf9a5c');

/** A round chopping board; the middle of its top lies in the middle of the picture. */
export function boardBake(stage: Stage, light: Light): Bake {
  return castBake({
    solid(x, y, z) {
      const out = Math.sqrt(x * x + z * z) - BOARD_RADIUS + ROUNDING;
      const up = Math.abs(y + HALF_HEIGHT) - HALF_HEIGHT + ROUNDING;
      return (
        Math.hypot(Math.max(0, out), Math.max(0, up)) + Math.min(0, Math.max(out, up)) - ROUNDING
      );
    },
    paint(point, surface) {
      const strip = Math.floor(point.x * 3.2 + 50.5);
      const own = scatter(strip + 9);
      const inStrip = point.x * 3.2 + 50.5 - strip;
      const grain = fractal(point.x * 9 + own * 50, point.z * 1.1 + own * 30, 3);
      const fine = fractal(point.x * 60 + point.y * 40, point.z * 4 + own * 20, 2);
      setColor(surface, wood);
      tint(surface, dark, smooth(0.48, 0.8, grain) * 0.5);
      tint(surface, honey, smooth(0.5, 0.25, grain) * 0.6);
      darken(surface, (0.84 + 0.3 * own) * (0.85 + 0.3 * fine));
      darken(surface, 0.75 + 0.25 * smooth(0, 0.03, Math.min(inStrip, 1 - inStrip)));
      const out = Math.hypot(point.x, point.z);
      const groove = smooth(0.03, 0.012, Math.abs(out - BOARD_RADIUS * 0.9));
      if (point.y > -0.02) {
        darken(surface, 1 - 0.45 * groove);
        const slope = groove * Math.sign(out - BOARD_RADIUS * 0.9) * -0.5;
        point.nx += (slope * point.x) / out;
        point.nz += (slope * point.z) / out;
      }
      surface.gloss = 0.22;
    },
    light,
    scale: stage.scale,
    reach: [BOARD_RADIUS + 0.04, 0.62],
    pitch: PITCH,
  });
}
