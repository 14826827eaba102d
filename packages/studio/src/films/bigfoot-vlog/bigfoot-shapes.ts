import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { patch } from '../../kit/cast/fur.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { ball, ellipsoid, melted, rod } from '../../kit/cast/solid.ts';
import { linearRgb, type Painter, type Point, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, spaceNoise } from '../../kit/math/noise.ts';

// What bigfoot's pieces look like, for the workshop alone: renders open the sprites that ship.

/** Colors of a coat: in light and in shade (#rrggbb). */
const coats = {
  auburn: { light: '#7a4526', dark: '#38180b' },
  chestnut: { light: '#5c3a28', dark: '#24120c' },
} as const;
export type CoatName = keyof typeof coats;

const light: Light = {
  key: { direction: direction(-0.4, 0.85, 0.62), color: [1.7, 1.6, 1.2] },
  rim: { direction: direction(0.75, 0.5, -0.6), color: [1.5, 1.7, 0.8] },
  sky: [0.5, 0.58, 0.44],
  ground: [0.3, 0.3, 0.18],
  window: 1,
};

const leather = linearRgb('#8a5436');
const crease = linearRgb('#3c1a10');

const skull = melted(0.2, [
  ellipsoid([0, 0.12, 0], [0.7, 0.76, 0.6]),
  ellipsoid([0, 0.62, -0.06], [0.36, 0.42, 0.36]),
  ...[-0.4, 0.4].map((x) => ellipsoid([x, -0.42, 0.05], [0.42, 0.36, 0.4])),
  ellipsoid([0, -0.66, 0.1], [0.42, 0.34, 0.4]),
]);
const face = melted(0.1, [
  rod([-0.34, 0.2, 0.5], [0.34, 0.2, 0.5], 0.2, 0.2),
  ellipsoid([0, -0.02, 0.42], [0.5, 0.4, 0.24]),
  ellipsoid([0, -0.36, 0.5], [0.46, 0.32, 0.28]),
]);
const nose = melted(0.06, [
  ...[-0.1, 0.1].map((x) => ball(x, -0.1, 0.82, 0.085)),
  ball(0, -0.06, 0.82, 0.1),
]);

/** How bare the face is at a place of the head, seen from the front: 1 skin, 0 fur. */
function bare(x: number, y: number): number {
  const upper = smooth(1.08, 0.9, Math.hypot(x / 0.58, (y - 0.06) / 0.34));
  const lower = smooth(1.08, 0.9, Math.hypot(x / 0.5, (y + 0.34) / 0.34));
  return Math.max(upper, lower);
}

function furry(coat: CoatName): Painter {
  const lit = linearRgb(coats[coat].light);
  const shaded = linearRgb(coats[coat].dark);
  return (point, surface) => {
    setColor(surface, shaded);
    tint(surface, lit, smooth(0.3, 0.62, spaceNoise(point.x * 3, point.y * 3, point.z * 3, 2)));
    surface.gloss = 0.02;
    surface.soft = 0.5;
    surface.rim = 0.8;
  };
}

function paintSkin(point: Point, surface: Parameters<Painter>[1]) {
  setColor(surface, leather);
  const wrinkle = fractal(point.x * 5, point.y * 26, 3);
  tint(surface, crease, smooth(0.5, 0.75, wrinkle) * 0.45);
  point.ny += (wrinkle - 0.5) * 0.25;
  const [left, right] = [-0.09, 0.09].map((x) => patch(point, x, -0.15, 0.9, 0.07));
  tint(surface, crease, left! + right!);
  surface.gloss = 0.22;
  surface.soft = 0.4;
  surface.rim = 0.8;
}

const shoulders = melted(0.15, [
  ellipsoid([0, -0.1, 0], [0.86, 0.8, 0.5]),
  ...[-0.78, 0.78].map((x) => ellipsoid([x, 0.02, 0], [0.42, 0.5, 0.42])),
  ellipsoid([0, -0.8, 0.2], [0.8, 0.7, 0.5]),
]);
const forearm = rod([0, -0.5, 0], [0, 0.22, 0.1], 0.3, 0.2);
const fingers = [-0.2, -0.07, 0.07, 0.19].map((x, i) =>
  rod([x * 0.9, 0.42, 0.16], [x * 1.2, 0.66 + 0.04 * (i % 3), 0.2], 0.085, 0.07),
);
const palm = melted(0.04, [
  ellipsoid([0, 0.36, 0.12], [0.26, 0.22, 0.14]),
  ...fingers,
  rod([-0.22, 0.3, 0.18], [-0.4, 0.46, 0.24], 0.09, 0.075),
]);

export type BigfootShapes = Record<'head' | 'body' | 'hand', CastShape>;

export function bigfootShapes(coat: CoatName): BigfootShapes {
  const paintFur = furry(coat);
  const usual = { density: 5200, width: 0.022, wild: 0.5 };
  return {
    head: {
      light,
      solid: melted(0.05, [melted(0.06, [skull, face]), nose]),
      paint: (point, surface) => {
        if (bare(point.x, point.y) * smooth(0, 0.2, point.z) > 0.5) paintSkin(point, surface);
        else paintFur(point, surface);
      },
      hair: {
        ...usual,
        length: (x, y) => (bare(x, y) > 0.3 ? 0 : 0.2 + 0.1 * smooth(0, -0.6, y)),
        crown: [0, 0.75],
        hang: 0.3,
      },
    },
    body: {
      light,
      solid: shoulders,
      paint: paintFur,
      hair: { ...usual, density: 3200, width: 0.028, length: () => 0.32, crown: [0, 1], hang: 0.5 },
    },
    hand: {
      light,
      solid: melted(0.08, [forearm, palm]),
      paint: (point, surface) => {
        if (palm(point.x, point.y, point.z) < 0.02 && point.y > 0.24) paintSkin(point, surface);
        else paintFur(point, surface);
      },
      hair: { ...usual, length: (_x, y) => (y > 0.26 ? 0 : 0.2), crown: [0, 0.9], hang: 0.6 },
    },
  };
}
