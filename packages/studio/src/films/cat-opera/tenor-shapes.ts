import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { catShapes } from '../../kit/cast/cat-shapes.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { ball, ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';

// What the tenor's pieces look like, for the workshop alone: renders open the sprites that ship.

const follow: Light = {
  key: { direction: direction(-0.25, 0.95, 0.6), color: [1.9, 1.75, 1.5] },
  rim: { direction: direction(0.7, 0.2, -0.6), color: [0.8, 1.0, 2.2] },
  sky: [0.34, 0.3, 0.5],
  ground: [0.75, 0.42, 0.2],
  window: 1.4,
};
const gold = linearRgb('#f0b83a');
const fur = linearRgb('#d8762a');
const lace = linearRgb('#fdf6ec');

/** The velvet of a doublet. */
const velvets = { plum: linearRgb('#4a1450'), midnight: linearRgb('#1c2266') } as const;
export type VelvetName = keyof typeof velvets;

const belly = melted(0.16, [
  ellipsoid([0, 0, 0], [0.74, 0.66, 0.6]),
  ellipsoid([0, 0.42, 0], [0.5, 0.4, 0.4]),
]);
const legs = [-0.32, 0.32];
const breeches = melted(
  0.06,
  legs.map((x) => ellipsoid([x, -0.56, 0.02], [0.34, 0.3, 0.34])),
);
const feet = union(legs.map((x) => ellipsoid([x, -0.94, 0.16], [0.25, 0.15, 0.32])));
const shins = union(legs.map((x) => rod([x, -0.6, 0], [x, -0.9, 0.04], 0.17, 0.15)));
const buttons = union(
  [0.36, 0.14, -0.08, -0.3].map((y) => ball(0, y, 0.6 - 0.26 * y * y - (y > 0.2 ? 0.1 : 0), 0.06)),
);
const belt: Solid = (x, y, z) =>
  Math.max(ellipsoid([0, -0.36, 0], [0.68, 0.24, 0.58])(x, y, z), Math.abs(y + 0.36) - 0.055);

const ruff: Solid = (x, y, z) => {
  const pleat = Math.sin(Math.atan2(x, z) * 17);
  const out = Math.sqrt(x * x + z * z);
  const beyond = Math.max(0, out - 0.5) * 0.8;
  const above = y - 0.05 * pleat * smooth(0.2, 0.6, out);
  return (Math.sqrt(beyond ** 2 + above ** 2) - 0.11) * 0.6;
};

const sleeve = melted(0.08, [ball(0, -0.06, 0, 0.26), rod([0, 0, 0], [0, -0.6, 0.06], 0.2, 0.17)]);
const cuff = ellipsoid([0, -0.62, 0.06], [0.22, 0.08, 0.2]);
const hand = melted(0.05, [
  ellipsoid([0, -0.78, 0.1], [0.2, 0.19, 0.17]),
  ...[-0.12, 0, 0.12].map((x) => ball(x, -0.92, 0.16, 0.08)),
]);

const paintGold: Painter = (_point, surface) => {
  setColor(surface, gold);
  surface.gloss = 0.85;
};

const paintFur: Painter = (point, surface) => {
  setColor(surface, fur);
  darken(surface, 0.7 + 0.6 * fractal(point.x * 40, point.y * 14, 2));
  surface.soft = 0.5;
};

export const gingerShapes = catShapes(
  { coat: '#d8762a', stripe: '#9a4210', muzzle: '#fff0dc', fluff: 0.12, round: 1.3 },
  follow,
);

export type TenorShapes = Record<'body' | 'ruff' | 'arm', CastShape>;

/** A doublet with a ruff for a very round tomcat. */
export function tenorShapes(velvet: VelvetName): TenorShapes {
  const color = velvets[velvet];
  const paintVelvet: Painter = (point, surface) => {
    setColor(surface, color);
    darken(surface, 0.7 + 0.6 * fractal(point.x * 30, point.y * 30, 2));
    surface.gloss = 0.12;
    surface.soft = 0.3;
    surface.rim = 2.4;
  };
  return {
    body: {
      light: follow,
      solid: union([belly, breeches, feet, shins, buttons, belt]),
      paint(point, surface) {
        const { x, y, z } = point;
        if (buttons(x, y, z) < 0.01 || belt(x, y, z) < 0.01) return paintGold(point, surface);
        if (feet(x, y, z) < 0.01) return paintFur(point, surface);
        paintVelvet(point, surface);
        if (shins(x, y, z) < 0.01 && breeches(x, y, z) > 0.02) return setColor(surface, lace);
        const trim = smooth(0.035, 0.02, Math.abs(Math.abs(x) - 0.16 - 0.1 * y));
        if (z > 0) tint(surface, gold, trim);
        const stripe = smooth(0.5, 0.8, Math.sin(Math.atan2(x - Math.sign(x) * 0.32, z) * 9));
        if (y < -0.46) tint(surface, gold, stripe * 0.8);
      },
    },
    ruff: {
      light: follow,
      solid: ruff,
      paint(point, surface) {
        setColor(surface, lace);
        tint(surface, gold, smooth(0.66, 0.7, Math.hypot(point.x, point.z)) * 0.7);
        surface.soft = 0.7;
        surface.gloss = 0.05;
      },
    },
    arm: {
      light: follow,
      solid: union([sleeve, cuff, hand]),
      paint(point, surface) {
        const { x, y, z } = point;
        if (hand(x, y, z) < 0.01) return paintFur(point, surface);
        if (cuff(x, y, z) < 0.01) return setColor(surface, lace);
        paintVelvet(point, surface);
        if (y > -0.26) tint(surface, gold, smooth(0.4, 0.8, Math.sin(Math.atan2(x, z) * 8)) * 0.8);
      },
    },
  };
}
