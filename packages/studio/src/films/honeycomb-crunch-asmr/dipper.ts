import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { backlight } from './light.ts';

const body = ellipsoid([0, 0, 0], [0.3, 0.42, 0.3]);
const grooves: Solid = (x, y, z) => (body(x, y, z) + 0.05 * (0.5 + 0.5 * Math.cos(y * 42))) * 0.7;
const drop = ellipsoid([0, -0.34, 0], [0.16, 0.2, 0.16]);
const handle = rod([0, 0.36, 0], [0, 1.6, 0], 0.07, 0.06);
const honey = linearRgb('#c06404');
const wood = linearRgb('#b87434');

/** A wooden dipper heavy with honey, tip down; for the workshop alone. */
export const dipperShape: CastShape = {
  solid: union([grooves, handle, drop]),
  paint(point, surface) {
    setColor(surface, wood);
    surface.rim = 1.4;
    surface.gloss = 0.3;
    const coated = smooth(0.34, 0.16, point.y + 0.05 * Math.sin(Math.atan2(point.x, point.z) * 5));
    tint(surface, honey, coated);
    surface.gloss += 0.65 * coated;
    surface.glow = 0.3 * coated;
    surface.soft = 0.2 + 0.6 * coated;
  },
  light: backlight,
};
