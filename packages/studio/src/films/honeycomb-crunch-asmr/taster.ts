import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { smoothSkin } from '../../kit/cast/fur.ts';
import { direction } from '../../kit/cast/light.ts';
import { ball, ellipsoid, melted, rod, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { backlight } from './light.ts';
import type { Complexion } from './looks.ts';

const fingers = melted(0.03, [
  ...[0.16, -0.03, -0.22, -0.4].map((y, i) =>
    rod([-0.5, y - 0.04, 0.3], [0.06 - 0.05 * Math.abs(i - 1), y, 0.42], 0.115, 0.095),
  ),
  rod([-0.5, 0.26, 0.16], [-0.06, 0.42, 0.14], 0.13, 0.105),
]);
const hand = melted(0.1, [
  fingers,
  ellipsoid([-0.66, -0.06, 0.12], [0.36, 0.46, 0.24]),
  rod([-0.8, -0.1, 0], [-1.5, -0.7, -0.1], 0.28, 0.33),
]);

const nails = rows(3, [-0.06, 0.2, 0.46, 0.02, 0.02, 0.52, -0.02, -0.17, 0.52, -0.06, -0.36, 0.5]);

const paintNails: Painter = (point, surface) => {
  for (const [x, y, z] of nails) {
    const [dx, dy, dz] = [point.x - x - 0.06, point.y - y + 0.03, point.z - z];
    if (Math.hypot(dx / 0.075, dy / 0.06, dz / 0.14) >= 1) continue;
    setColor(surface, linearRgb('#f4b0a4'));
    surface.gloss = 0.8;
  }
};

const visage = melted(0.3, [
  ellipsoid([0, 0.3, 0], [1.08, 1.4, 0.7]),
  ellipsoid([0, -0.72, 0.22], [0.5, 0.36, 0.42]),
  ellipsoid([0, -0.14, 0.5], [0.6, 0.34, 0.26]),
]);
const nose = melted(0.16, [
  ball(0, 0.56, 0.86, 0.19),
  ...[-0.17, 0.17].map((x) => ball(x, 0.52, 0.76, 0.13)),
  rod([0, 0.62, 0.74], [0, 1.4, 0.5], 0.2, 0.26),
]);
const profile = melted(0.22, [visage, nose]);
const throat = rod([0, -0.7, -0.3], [0, -2, -0.4], 0.62, 0.8);

/** Light on the face: softer and more from the front than on the table. */
const candle = { direction: direction(-0.45, 0.35, 0.9), color: [1.05, 0.8, 0.56] } as const;
/** A hand, and a face from nose to chin; for the workshop alone. */
export function tasterShapes(complexion: Complexion): Record<'hand' | 'face', CastShape> {
  const skin = linearRgb(complexion.skin);
  const lip = linearRgb(complexion.lip);
  const paintSkin: Painter = (_point, surface) => {
    smoothSkin(surface, skin, 0.2);
    surface.rim = 1.3;
  };
  return {
    hand: {
      light: backlight,
      solid: hand,
      paint(point, surface) {
        paintSkin(point, surface);
        paintNails(point, surface);
      },
    },
    face: {
      light: { ...backlight, key: candle, sky: [0.55, 0.42, 0.36] },
      solid: union([profile, throat]),
      paint(point, surface) {
        const { x, y, z } = point;
        paintSkin(point, surface);
        const out = Math.abs(x);
        const nostril = Math.hypot((out - 0.1) / 1.4, y - 0.385);
        darken(surface, 1 - 0.7 * smooth(0.05, 0.02, nostril) * smooth(0.6, 0.7, z));
        tint(surface, lip, 0.22 * smooth(0.4, 0.1, Math.hypot(out - 0.66, y - 0.2)));
        const philtrum = smooth(0.07, 0.02, out) * smooth(0.06, 0.12, y) * smooth(0.4, 0.3, y);
        darken(surface, 1 - 0.18 * philtrum);
      },
      alpha: ({ y }) => smooth(-1.28, -0.95, y),
    },
  };
}
