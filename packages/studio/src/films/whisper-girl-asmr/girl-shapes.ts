import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { smoothSkin } from '../../kit/cast/fur.ts';
import type { Triple } from '../../kit/cast/light.ts';
import { ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, scatter } from '../../kit/math/noise.ts';
import { lamplight as light } from './light.ts';

// What the woman's pieces look like, for the workshop alone: renders open the sprites that ship.

/** Colors of hair and sweater. */
const women = {
  auburn: { hair: '#451a0c', sweater: '#c8a878' },
  copper: { hair: '#7a3a14', sweater: '#a890b8' },
} as const;
export type WomanName = keyof typeof women;

const skin = linearRgb('#e8a888');
const flush = linearRgb('#e07868');
const freckle = linearRgb('#a8583a');
const nail = linearRgb('#f0a8a0');

const skull = ellipsoid([0, 0.1, -0.02], [0.48, 0.54, 0.48]);
const jaw = ellipsoid([0, -0.24, 0.1], [0.33, 0.36, 0.32]);
const nose = rod([0, 0.02, 0.44], [0, -0.13, 0.5], 0.035, 0.062);
const neck = rod([0, -0.4, -0.1], [0, -1, -0.14], 0.17, 0.2);
const flesh = union([melted(0.07, [melted(0.22, [skull, jaw]), nose]), neck]);

const freckles = Array.from({ length: 34 }, (_, i) => ({
  x: (scatter(i) - 0.5) * 0.62,
  y: -0.06 - 0.16 * scatter(i + 50),
  size: 0.009 + 0.008 * scatter(i + 90),
}));

const paintSkin: Painter = (point, surface) => {
  smoothSkin(surface, skin, 0.2);
  surface.rim = 1.1;
  const cheek = smooth(0.2, 0.06, Math.hypot(Math.abs(point.x) - 0.27, point.y + 0.16));
  const tip = smooth(0.09, 0.04, Math.hypot(point.x, point.y + 0.13));
  tint(surface, flush, cheek * 0.4 + tip * 0.35);
  for (const { x, y, size } of point.z > 0.2 ? freckles : [])
    tint(surface, freckle, 0.6 * smooth(size, size * 0.5, Math.hypot(point.x - x, point.y - y)));
};

/** Where the face shows between the locks, seen from the front: below 0 is face. */
function faceEdge(x: number, y: number): number {
  const across = x + 0.1 * smooth(-0.2, 0.5, y);
  return Math.hypot(across / 0.4, (y + 0.16) / 0.58) - 1;
}
const shell = ellipsoid([0, 0.14, -0.04], [0.55, 0.6, 0.52]);
const cap: Solid = (x, y, z) => Math.max(shell(x, y, z), -faceEdge(x, y) * 0.32);
const locks = melted(0.12, [
  rod([-0.44, 0.25, 0.14], [-0.52, -0.35, 0.16], 0.12, 0.13),
  rod([-0.52, -0.35, 0.16], [-0.46, -0.9, 0.12], 0.13, 0.06),
  rod([0.44, 0.25, 0.14], [0.56, -0.35, 0.2], 0.13, 0.17),
  rod([0.56, -0.35, 0.2], [0.5, -0.95, 0.3], 0.17, 0.17),
  rod([0.5, -0.95, 0.3], [0.42, -1.4, 0.3], 0.17, 0.08),
]);
const mane = melted(0.2, [
  ellipsoid([0, 0.08, -0.2], [0.62, 0.66, 0.4]),
  ellipsoid([0.04, -0.5, -0.25], [0.6, 0.6, 0.3]),
]);
const shoulders = melted(0.2, [
  ellipsoid([0, -0.4, 0], [0.86, 0.7, 0.42]),
  ...[-0.62, 0.62].map((x) => ellipsoid([x, -0.16, 0], [0.36, 0.36, 0.34])),
  rod([0, -0.9, 0.05], [0, -1.6, 0.05], 0.74, 0.76),
]);
const collar: Solid = (x, y, z) => {
  const out = Math.max(0, Math.hypot(x, z * 1.1) - 0.2);
  return (Math.hypot(out, Math.max(0, Math.abs(y - 0.36) - 0.1)) - 0.11) * 0.8;
};

/** Cables, side by side or around the upright axis. */
function knitted(wool: Triple, around: boolean): Painter {
  return (point, surface) => {
    setColor(surface, wool);
    const along = around ? Math.atan2(point.x, point.z) * 12 : point.x * 26;
    const cable = Math.sin(along) * 0.5 + 0.5;
    const stitch = Math.sin(point.y * 95 + Math.abs(Math.sin(along / 2)) * 5);
    darken(surface, 0.6 + 0.34 * cable + 0.12 * stitch);
    point.nx += Math.cos(along) * 0.35;
    surface.gloss = 0.02;
    surface.soft = 0.5;
    surface.rim = 1;
  };
}

const palm = melted(0.06, [
  ellipsoid([0, 0, 0], [0.17, 0.15, 0.08]),
  rod([0.1, -0.06, 0.04], [0.2, 0.1, 0.08], 0.06, 0.05),
]);
const hand = melted(0.05, [palm, rod([0, 0, 0], [0, -0.24, 0], 0.1, 0.1)]);
const sleeve = union([
  rod([0, -0.2, 0], [0, -0.28, 0], 0.15, 0.155),
  rod([0, -0.26, 0], [0, -0.86, 0], 0.17, 0.24),
]);

type WomanPart = 'mane' | 'head' | 'hair' | 'sweater' | 'palm' | 'finger';
export type WomanShapes = Record<WomanPart, CastShape>;

/** Hair, head, sweater and the pieces of a hand. */
export function womanShapes(woman: WomanName): WomanShapes {
  const hairColor = linearRgb(women[woman].hair);
  const wool = linearRgb(women[woman].sweater);
  const [paintCollar, paintWool] = [knitted(wool, true), knitted(wool, false)];
  const paintHair: Painter = (point, surface) => {
    setColor(surface, hairColor);
    darken(surface, 0.6 + 0.8 * fractal(point.x * 16, point.y * 1.6, 2));
    surface.gloss = 0.32;
    surface.soft = 0.35;
    surface.rim = point.x > 0.3 ? 0.35 : 0.06;
    // The cut around the face must not catch the light of the window.
    if (point.z > -0.3 && Math.abs(faceEdge(point.x, point.y)) < 0.03) {
      darken(surface, 0.3);
      surface.rim = 0;
      surface.gloss = 0;
    }
  };
  const combed = { density: 3600, width: 0.02, wild: 0.1, hang: 0.55 };
  return {
    mane: {
      light,
      solid: mane,
      paint: paintHair,
      hair: { ...combed, length: () => 0.42, crown: [-0.08, 1.2] },
    },
    head: { light, solid: flesh, paint: paintSkin },
    hair: {
      light,
      solid: melted(0.06, [cap, locks]),
      paint: paintHair,
      hair: {
        ...combed,
        // The picture's middle lies 0.4 below the head's.
        length: (x, y) => 0.3 * smooth(-0.05, 0.25, faceEdge(x, y - 0.4)) + 0.06,
        crown: [-0.1, 1.05],
      },
    },
    sweater: {
      light,
      solid: union([shoulders, collar]),
      paint(point, surface) {
        if (collar(point.x, point.y, point.z) < 0.02) paintCollar(point, surface);
        else paintWool(point, surface);
      },
    },
    palm: {
      light,
      solid: union([hand, sleeve]),
      paint(point, surface) {
        if (point.y < -0.14 && sleeve(point.x, point.y, point.z) < 0.01)
          return paintWool(point, surface);
        paintSkin({ ...point, z: 0 }, surface);
      },
    },
    finger: {
      light,
      solid: rod([0, -0.14, 0], [0, 0.14, 0], 0.055, 0.043),
      paint(point, surface) {
        setColor(surface, skin);
        surface.soft = 0.6;
        surface.gloss = 0.15;
        if (Math.hypot(point.x / 0.032, (point.y - 0.145) / 0.045) > 1) return;
        setColor(surface, nail);
        surface.gloss = 0.8;
      },
    },
  };
}
