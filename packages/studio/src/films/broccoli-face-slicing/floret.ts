import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { rod, union } from '../../kit/cast/solid.ts';
import { linearRgb, roughen, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { floretDome } from '../../kit/produce/florets.ts';
import { vanityLight } from './barbershop.ts';

const green = linearRgb('#2f9a36');
const bud = linearRgb('#9be060');
const stalk = linearRgb('#cbe88a');
const crown = floretDome(0.2, 0.45, 0.3, 12);
const stem = rod([0, -0.8, 0], [0, 0.1, 0], 0.2, 0.26);

/** One floret that came off: a little tree. */
export const floret: CastShape = {
  solid: union([crown, stem]),
  paint(point, surface) {
    const { x, y, z } = point;
    if (crown(x, y, z) > stem(x, y, z)) return setColor(surface, stalk);
    setColor(surface, green);
    tint(surface, bud, smooth(0.42, 0.6, spaceNoise(x * 9, y * 9, z * 9, 2)) * 0.8);
    roughen(point, 0.7, 24);
    surface.soft = 0.4;
    surface.rim = 0.9;
  },
  light: vanityLight,
};
