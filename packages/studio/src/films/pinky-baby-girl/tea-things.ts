import { ball, blend, ellipsoid, melted, rod, type Solid } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { paintFluff, plain, spot } from '../_babies/cloth.ts';
import { both, handShape, litShapes } from '../_babies/shapes.ts';
import { nurseryLight } from './light.ts';

const cupWall = rod([0, -0.16, 0], [0, 0.16, 0], 0.13, 0.19);
const cupHollow = rod([0, -0.04, 0], [0, 0.4, 0], 0.11, 0.19);
const handle: Solid = (x, y, z) => {
  const ring = Math.sqrt((x - 0.2) ** 2 + y * y) - 0.105;
  return Math.sqrt(ring * ring + z * z) - 0.034;
};
const cup: Solid = (x, y, z) =>
  Math.min(
    Math.max(cupWall(x, y, z), y - 0.16, -0.2 - y, -cupHollow(x, y, z)),
    Math.max(handle(x, y, z), -cupWall(x, y, z)),
  ) * 0.85;

/** A toy cup of the given color (#rrggbb) with a white heart on it. */
function cupShape(color: string): { solid: Solid; paint: Painter } {
  return {
    solid: cup,
    paint(point, surface) {
      plain(color, 0.75, 0.4)(point, surface);
      const x = Math.abs(point.x) * 9;
      const y = (point.y + 0.01) * 9 - Math.sqrt(x) * 0.62;
      if (point.z > 0.05)
        tint(surface, linearRgb('#ffffff'), smooth(0.9, 0.7, Math.hypot(x, y)) * 0.95);
      tint(surface, linearRgb('#ffffff'), smooth(0.13, 0.145, point.y) * 0.7);
    },
  };
}

const pot = ellipsoid([0, 0, 0], [0.36, 0.32, 0.36]);
const potParts: Solid = (x, y, z) => {
  const ring = Math.sqrt((x + 0.4) ** 2 + (y - 0.02) ** 2) - 0.18;
  const grip = Math.sqrt(ring * ring + z * z) - 0.045;
  const spout = blend(
    rod([0.28, -0.08, 0], [0.5, 0.1, 0], 0.1, 0.07)(x, y, z),
    rod([0.5, 0.1, 0], [0.58, 0.26, 0], 0.07, 0.055)(x, y, z),
    0.05,
  );
  return Math.min(blend(pot(x, y, z), spout, 0.06), grip);
};
const lid = melted(0.03, [ellipsoid([0, 0.28, 0], [0.2, 0.08, 0.2]), ball(0, 0.39, 0, 0.07)]);

const board = (x: number, y: number, z: number) => {
  const out = Math.sqrt(x * x + z * z);
  const top = Math.max(out - 1.5, Math.abs(y) - 0.04);
  const scallop = 0.34 + 0.06 * Math.abs(Math.sin(Math.atan2(x, z) * 11));
  const sheet = Math.abs(out - 1.48 - 0.03 * Math.sin(Math.atan2(x, z) * 22)) - 0.03;
  const skirt = Math.max(sheet, y - 0.03, -y - scallop);
  return Math.min(top, skirt) * 0.8;
};

const body = melted(0.05, [
  ellipsoid([0, -0.42, 0], [0.34, 0.38, 0.3]),
  ...both((side) => ellipsoid([side * 0.2, -0.72, 0.16], [0.15, 0.11, 0.2])),
  ...both((side) => rod([side * 0.3, -0.26, 0.1], [side * 0.26, -0.54, 0.22], 0.1, 0.11)),
]);
const face = ellipsoid([0, 0.12, 0.04], [0.36, 0.32, 0.32]);
const ears = rod([0.16, 0.36, 0], [0.25, 0.92, -0.02], 0.11, 0.12);
const rabbit: Solid = (x, y, z) =>
  Math.min(
    blend(blend(body(x, y, z), face(x, y, z), 0.06), ears(Math.abs(x), y, z / 0.7) * 0.7, 0.05),
    ball(0, 0.04, 0.36, 0.045)(x, y, z),
  );
const paintRabbit =
  (coat: string): Painter =>
  (point, surface) => {
    paintFluff(surface, point, coat);
    const side = Math.abs(point.x);
    const middle = smooth(0.075, 0.055, Math.abs(side - 0.2 - (point.y - 0.65) * 0.15));
    if (point.y > 0.4 && point.nz > 0.45) tint(surface, linearRgb('#ff9cc0'), middle * 0.8);
    if (spot(point, Math.sign(point.x) * 0.14, 0.16, 0.33, 0.055) > 0.5) {
      setColor(surface, linearRgb('#2a1018'));
      surface.gloss = 0.9;
    }
    if (point.z > 0.345 && Math.hypot(point.x, point.y - 0.04) < 0.06)
      plain('#e8568c', 0.5)(point, surface);
    if (point.y < -0.08 && point.y > -0.24 && point.z > 0.18) {
      const knot = smooth(0.2, 0.18, Math.abs(point.y + 0.16) * 2 + side * 0.55);
      tint(surface, linearRgb('#ff4f94'), knot * 0.9);
    }
  };

/** What a tea party needs: table, pot, the cup of her color and the wrong one, rabbits, a grown-up's arm. */
export const teaShapes = (pink: string, wrong: string, coat: string) =>
  litShapes(nurseryLight, {
    table: {
      solid: board,
      paint(point, surface) {
        const out = Math.hypot(point.x, point.z);
        plain(point.y > 0.02 ? '#ffc9df' : '#ff86ba', 0.2, 0.5)(point, surface);
        const petal = Math.abs(Math.sin(Math.atan2(point.x, point.z) * 11));
        if (point.y > 0.02)
          tint(surface, linearRgb('#ff5a9e'), smooth(1.3 + 0.07 * petal, 1.32 + 0.07 * petal, out));
        if (point.y < 0) tint(surface, linearRgb('#fff0f6'), smooth(-0.28, -0.3, point.y));
        if (point.y < 0.02) darken(surface, 0.88 + 0.14 * petal);
      },
    },
    pot: {
      solid: (x, y, z) => Math.min(potParts(x, y, z), lid(x, y, z)),
      paint(point, surface) {
        plain('#ffd6e6', 0.8, 0.4)(point, surface);
        const { x, y, z } = point;
        if (lid(x, y, z) < 0.004) plain('#f23d8c', 0.8)(point, surface);
        const angle = Math.atan2(x, z);
        const dot = Math.hypot(Math.sin(angle * 4) * 0.5, y * 2.4 + 0.1);
        if (Math.hypot(x, y, z) < 0.4 && dot < 0.24) plain('#ff4f98', 0.8)(point, surface);
        if (point.x < -0.28 || point.x > 0.5) tint(surface, linearRgb('#f23d8c'), 0.9);
      },
    },
    cup: cupShape(pink),
    wrong: cupShape(wrong),
    rabbit: { solid: rabbit, paint: paintRabbit(coat) },
    sleeve: {
      solid: rod([0, 0, 0], [0, 1.7, 0], 0.2, 0.3),
      paint(point, surface) {
        plain(towards('#ffffff', '#8f7ad8', smooth(0.14, 0.16, point.y)), 0.1, 0.5)(point, surface);
      },
    },
    grown: handShape('open', '#d8946a'),
  });
