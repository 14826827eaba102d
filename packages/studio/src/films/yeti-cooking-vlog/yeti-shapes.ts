import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { ball, blend, ellipsoid, melted, rod, union } from '../../kit/cast/solid.ts';
import { linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, spaceNoise } from '../../kit/math/noise.ts';

// What the yeti's pieces look like, for the workshop alone: renders open the sprites that ship.

const light: Light = {
  key: { direction: direction(-0.45, 0.85, 0.6), color: [1.25, 1.35, 1.5] },
  rim: { direction: direction(0.7, -0.1, -0.5), color: [2.2, 1.1, 0.4] },
  sky: [0.42, 0.56, 0.8],
  ground: [0.62, 0.4, 0.3],
  window: 1.1,
};
const white = linearRgb('#eef4ff');
const icy = linearRgb('#a9c6ea');
const horn = linearRgb('#5a6a86');

const skull = melted(0.16, [
  ellipsoid([0, 0.05, 0], [0.82, 0.72, 0.6]),
  ...[-0.5, 0.5].map((x) => ellipsoid([x, -0.3, 0.05], [0.42, 0.4, 0.4])),
  ellipsoid([0, -0.52, 0.1], [0.6, 0.36, 0.4]),
  ...[-0.82, 0.82].map((x) => ball(x, 0.18, 0, 0.2)),
]);
const horns = union(
  [-1, 1].map((side) => rod([side * 0.42, 0.55, 0.1], [side * 0.66, 0.86, 0.14], 0.13, 0.04)),
);
const face = melted(0.1, [
  ellipsoid([0, 0.06, 0.4], [0.56, 0.36, 0.28]),
  ellipsoid([0, -0.22, 0.46], [0.46, 0.3, 0.28]),
  ellipsoid([0, -0.02, 0.72], [0.17, 0.12, 0.14]),
]);
const body = melted(0.15, [
  ellipsoid([0, -0.2, 0], [1.0, 1.0, 0.6]),
  ...[-0.82, 0.82].map((x) => ellipsoid([x, 0.2, 0], [0.42, 0.46, 0.42])),
]);
const arm = rod([0, 0.5, 0], [0, -0.34, 0.1], 0.28, 0.24);
const paw = melted(0.05, [
  ellipsoid([0, -0.5, 0.16], [0.27, 0.24, 0.2]),
  ...[-0.18, 0, 0.18].map((x) => ball(x, -0.68, 0.22, 0.1)),
  rod([0.2, -0.46, 0.22], [0.3, -0.28, 0.3], 0.1, 0.085),
]);

const fist = melted(0.03, [
  ellipsoid([0, 0, 0], [0.25, 0.22, 0.2]),
  ...[-0.14, 0, 0.14].map((y) => ellipsoid([0.06, y, 0.16], [0.16, 0.075, 0.1])),
  rod([-0.1, 0.14, 0.06], [-0.12, 0.42, 0.06], 0.1, 0.085),
]);

const paintSnow: Painter = (point, surface) => {
  setColor(surface, white);
  tint(surface, icy, smooth(0.45, 0.7, spaceNoise(point.x * 2.6, point.y * 2.6, point.z, 2)) * 0.8);
  surface.gloss = 0.03;
  surface.soft = 0.6;
  surface.rim = 1;
};

function leathery(hex: string): Painter {
  const color = linearRgb(hex);
  const [red, green, blue] = color;
  const deep = [red * 0.5, green * 0.5, blue * 0.5] as const;
  return (point, surface) => {
    setColor(surface, color);
    const wrinkle = fractal(point.x * 4, point.y * 20 + 4 * point.x * point.x, 3);
    tint(surface, deep, smooth(0.52, 0.8, wrinkle) * 0.5);
    if (point.z > 0.68) tint(surface, deep, 0.55);
    surface.gloss = 0.3;
    surface.soft = 0.5;
    surface.rim = 1;
  };
}

const skin = leathery('#5f86b8');
const usual = { density: 4600, width: 0.026, wild: 0.42 };

/** A snow-white giant; the face comes cool and hot. */
type YetiPart = 'head' | 'faceCool' | 'faceHot' | 'fist' | 'body' | 'arm';
export const yetiShapes: Record<YetiPart, CastShape> = {
  head: {
    light,
    solid: (x, y, z) => Math.min(blend(skull(x, y, z), face(x, y, z) + 0.05, 0.08), horns(x, y, z)),
    paint(point, surface) {
      paintSnow(point, surface);
      if (horns(point.x, point.y, point.z) > 0.01) return;
      setColor(surface, horn);
      surface.gloss = 0.5;
    },
    hair: {
      ...usual,
      length: (x, y) =>
        Math.hypot(x / 0.5, (y + 0.06) / 0.42) < 1 || horns(x, y, 0.12) < 0.03 ? 0 : 0.25,
      crown: [0, 0.55],
      hang: 0.15,
    },
  },
  faceCool: { light, solid: face, paint: skin },
  faceHot: { light, solid: face, paint: leathery('#ff5a6e') },
  fist: { light, solid: fist, paint: skin },
  body: {
    light,
    solid: body,
    paint: paintSnow,
    hair: { ...usual, density: 2600, width: 0.034, length: () => 0.32, crown: [0, 1.1], hang: 0.5 },
  },
  arm: {
    light,
    solid: melted(0.05, [arm, paw]),
    paint(point, surface) {
      if (point.y < -0.44 && paw(point.x, point.y, point.z) < 0.03) skin(point, surface);
      else paintSnow(point, surface);
    },
    hair: {
      ...usual,
      length: (x, y) => (y < -0.36 && Math.abs(x) < 0.42 ? (y < -0.46 ? 0 : 0.12) : 0.22),
      crown: [0, 1],
      hang: 0.7,
    },
  },
};
