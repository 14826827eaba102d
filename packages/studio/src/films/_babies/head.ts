import { ball, blend, ellipsoid, type Solid } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { paintSkin } from './cloth.ts';

const skull = ellipsoid([0, 0.09, -0.02], [0.68, 0.63, 0.62]);
const cheek = ellipsoid([0.3, -0.25, 0.16], [0.4, 0.33, 0.4]);
const chin = ellipsoid([0, -0.47, 0.24], [0.2, 0.14, 0.18]);
const ear = ellipsoid([0.69, -0.08, -0.02], [0.12, 0.17, 0.09]);
const hollow = ball(0.73, -0.09, 0.09, 0.075);

/** The head without anything on it, round and with full cheeks; about 0.7 in radius. */
export const bareHead: Solid = (x, y, z) => {
  const side = Math.abs(x);
  const round = blend(skull(x, y, z), cheek(side, y, z), 0.16);
  const full = blend(round, chin(x, y, z), 0.12);
  const lobe = Math.max(ear(side, y, z), -hollow(side, y, z));
  return blend(full, lobe, 0.04) * 0.92;
};

/** Only the dome, for hair and hats to sit on; `more` units larger. */
export function dome(more: number): Solid {
  return ellipsoid([0, 0.09, -0.02], [0.68 + more, 0.63 + more, 0.62 + more]);
}

/** Skin (#rrggbb) with warm cheeks and ears. */
export function skinOf(skin: string, flushed = 1): Painter {
  return (point, surface) => {
    const side = Math.abs(point.x);
    const cheeks = smooth(0.42, 0.08, Math.hypot(side - 0.4, point.y + 0.23));
    const ears = smooth(0.62, 0.74, side) * smooth(0.16, 0, Math.abs(point.y + 0.08) - 0.06);
    const chinGlow = smooth(0.3, 0.05, Math.hypot(point.x, point.y + 0.5)) * 0.4;
    paintSkin(surface, skin, flushed * Math.max(cheeks * 0.75, ears, chinGlow));
  };
}
