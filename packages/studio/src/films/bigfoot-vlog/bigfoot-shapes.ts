import type { Bakes } from '../../engine/sprites.ts';
import { patch } from '../../kit/cast/fur.ts';
import type { Light } from '../../kit/cast/light.ts';
import { peltBake } from '../../kit/cast/pelt.ts';
import { ball, blend, ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linear, type Painter, type Point, setColor, tint } from '../../kit/cast/surface.ts';
import type { Features } from '../../kit/face/features.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, spaceNoise } from '../../kit/math/noise.ts';

/** Colors of a coat: in light and in shade (#rrggbb). */
export type Coat = { name: string; light: string; dark: string };
export const coats: readonly Coat[] = [
  { name: 'auburn', light: '#7a4526', dark: '#38180b' },
  { name: 'chestnut', light: '#5c3a28', dark: '#24120c' },
];

const leather = linear('#8a5436');
const crease = linear('#3c1a10');

const skull = union(
  [
    ellipsoid([0, 0.12, 0], [0.7, 0.76, 0.6]),
    ellipsoid([0, 0.62, -0.06], [0.36, 0.42, 0.36]),
    ellipsoid([-0.4, -0.42, 0.05], [0.42, 0.36, 0.4]),
    ellipsoid([0.4, -0.42, 0.05], [0.42, 0.36, 0.4]),
    ellipsoid([0, -0.66, 0.1], [0.42, 0.34, 0.4]),
  ],
  0.2,
);
const face = union(
  [
    rod([-0.34, 0.2, 0.5], [0.34, 0.2, 0.5], 0.2, 0.2),
    ellipsoid([0, -0.02, 0.42], [0.5, 0.4, 0.24]),
    ellipsoid([0, -0.36, 0.5], [0.46, 0.32, 0.28]),
  ],
  0.1,
);
const nose = union(
  [ball(-0.1, -0.1, 0.82, 0.085), ball(0.1, -0.1, 0.82, 0.085), ball(0, -0.06, 0.82, 0.1)],
  0.06,
);
const head: Solid = (x, y, z) =>
  blend(blend(skull(x, y, z), face(x, y, z), 0.06), nose(x, y, z), 0.05);

/** How bare the face is at a place of the head, seen from the front: 1 skin, 0 fur. */
function bare(x: number, y: number): number {
  const upper = smooth(1.08, 0.9, Math.hypot(x / 0.58, (y - 0.06) / 0.34));
  const lower = smooth(1.08, 0.9, Math.hypot(x / 0.5, (y + 0.34) / 0.34));
  return Math.max(upper, lower);
}

function furry(coat: Coat): Painter {
  const light = linear(coat.light);
  const dark = linear(coat.dark);
  return (point, surface) => {
    setColor(surface, dark);
    tint(surface, light, smooth(0.3, 0.62, spaceNoise(point.x * 3, point.y * 3, point.z * 3, 2)));
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
  tint(
    surface,
    crease,
    patch(point, -0.09, -0.15, 0.9, 0.07) + patch(point, 0.09, -0.15, 0.9, 0.07),
  );
  surface.gloss = 0.22;
  surface.soft = 0.4;
  surface.rim = 0.8;
}

const shoulders = union(
  [
    ellipsoid([0, -0.1, 0], [0.86, 0.8, 0.5]),
    ellipsoid([-0.78, 0.02, 0], [0.42, 0.5, 0.42]),
    ellipsoid([0.78, 0.02, 0], [0.42, 0.5, 0.42]),
    ellipsoid([0, -0.8, 0.2], [0.8, 0.7, 0.5]),
  ],
  0.15,
);
const forearm = rod([0, -0.5, 0], [0, 0.22, 0.1], 0.3, 0.2);
const fingers = [-0.2, -0.07, 0.07, 0.19].map((x, i) =>
  rod([x * 0.9, 0.42, 0.16], [x * 1.2, 0.66 + 0.04 * (i % 3), 0.2], 0.085, 0.07),
);
const palm = union(
  [
    ellipsoid([0, 0.36, 0.12], [0.26, 0.22, 0.14]),
    ...fingers,
    rod([-0.22, 0.3, 0.18], [-0.4, 0.46, 0.24], 0.09, 0.075),
  ],
  0.04,
);

/** The furry pieces, cast at `scale` pixels per unit. */
export function bigfootBakes(coat: Coat, light: Light, scale: number): Bakes {
  const paintFur = furry(coat);
  const common = { light, scale, pitch: 0.1 };
  const usual = { density: 5200, width: 0.022, wild: 0.5 };
  return {
    head: peltBake({
      ...usual,
      cast: {
        ...common,
        name: `bigfoot/head-${coat.name}`,
        solid: head,
        paint: (point, surface) => {
          if (bare(point.x, point.y) * smooth(0, 0.2, point.z) > 0.5) paintSkin(point, surface);
          else paintFur(point, surface);
        },
        reach: [1.05, 1.25],
      },
      length: (x, y) => (bare(x, y) > 0.3 ? 0 : 0.2 + 0.1 * smooth(0, -0.6, y)),
      crown: [0, 0.75],
      hang: 0.3,
    }),
    body: peltBake({
      ...usual,
      density: 3200,
      width: 0.028,
      cast: {
        ...common,
        name: `bigfoot/body-${coat.name}`,
        solid: shoulders,
        paint: paintFur,
        reach: [1.4, 1.3],
      },
      length: () => 0.32,
      crown: [0, 1],
      hang: 0.5,
    }),
    hand: peltBake({
      ...usual,
      cast: {
        ...common,
        name: `bigfoot/hand-${coat.name}`,
        solid: (x, y, z) => blend(forearm(x, y, z), palm(x, y, z), 0.08),
        paint: (point, surface) => {
          if (palm(point.x, point.y, point.z) < 0.02 && point.y > 0.24) paintSkin(point, surface);
          else paintFur(point, surface);
        },
        reach: [0.6, 0.95],
      },
      length: (_x, y) => (y > 0.26 ? 0 : 0.2),
      crown: [0, 0.9],
      hang: 0.6,
    }),
  };
}

export const bigfootFeatures: Features = {
  colors: {
    iris: '#7a4a1c',
    irisLight: '#e8a850',
    line: '#24100a',
    lid: '#8a5235',
    brow: '#2e1208',
  },
  eye: { x: 0.27, y: -0.06, width: 0.165, height: 0.165 },
  brow: { y: -0.3, length: 0.2, thick: 0.07 },
  mouth: { y: 0.4, size: 0.27 },
  cheek: { x: 0.42, y: 0.2, size: 0.2 },
};
