import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { mottle } from '../../kit/cast/paint.ts';
import { ball, blend, ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { bedroomLight } from './watermelon.ts';

const toes = union([
  ball(-0.25, -0.5, 0.22, 0.16),
  ball(-0.085, -0.56, 0.3, 0.17),
  ball(0.095, -0.56, 0.3, 0.17),
  ball(0.26, -0.5, 0.22, 0.16),
]);
const limb = melted(0.1, [
  rod([0, -0.3, 0], [0.95, 4.4, -0.3], 0.22, 0.46),
  ellipsoid([0, -0.4, 0.06], [0.37, 0.29, 0.32]),
]);
const paw: Solid = (x, y, z) => blend(limb(x, y, z), toes(x, y, z), 0.03);

/** A kitten's arm that reaches in from above, its coat plain and tabby (#rrggbb). */
export function pawShape(coat: string, tabby: string): CastShape {
  return {
    solid: paw,
    paint(point, surface) {
      const sock = point.y < -0.1 + 0.05 * Math.sin(point.x * 20);
      const stripe = Math.sin(point.y * 11 + point.x * 3) > 0.35;
      setColor(surface, linearRgb(sock ? '#fff8ee' : stripe ? tabby : coat));
      darken(surface, 0.8 + 0.4 * mottle(point, 9));
      const between = Math.min(Math.abs(point.x), Math.abs(Math.abs(point.x) - 0.175));
      if (point.y < -0.4 && point.z > 0.2)
        tint(surface, linearRgb('#d8a08a'), smooth(0.03, 0.005, between));
      roughen(point, 0.7, 22);
      surface.gloss = 0.03;
      surface.soft = 0.7;
      surface.rim = 1;
    },
    light: bedroomLight,
  };
}
