import { ball, blend, ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { scatter, spaceNoise } from '../../kit/math/noise.ts';
import { finish, paintCotton, paintKnit, plain } from '../_babies/cloth.ts';
import { bareHead, dome, skinOf } from '../_babies/head.ts';
import { armShapes, litShapes } from '../_babies/shapes.ts';
import { morningLight } from './light.ts';

const SKIN = '#b97f60';
const HAIR = '#3a2016';
const WOOL = '#ece8e0';

/** Tight curls: little balls spread evenly over the crown. */
const COUNT = 190;
const locks = union(
  Array.from({ length: COUNT }, (_, i) => {
    const up = 1 - (2 * (i + 0.5)) / COUNT;
    const turn = i * 2.39996;
    const flat = Math.sqrt(1 - up * up);
    return { x: flat * Math.sin(turn), y: up, z: flat * Math.cos(turn), size: scatter(i + 40) };
  })
    .filter(({ x, y, z }) => y > 0.08 + z * 0.42 - 0.1 * Math.abs(x))
    .map(({ x, y, z, size }) => ball(x * 0.7, 0.1 + y * 0.66, z * 0.63 - 0.02, 0.1 + 0.035 * size)),
);
const near = dome(0.2);
const curls: Solid = (x, y, z) => {
  const far = near(x, y, z);
  return far > 0.15 ? far : locks(x, y, z);
};
const headSolid: Solid = (x, y, z) => Math.min(bareHead(x, y, z), curls(x, y, z));
const skin = skinOf(SKIN, 0.9);
const paintHead: Painter = (point, surface) => {
  const { x, y, z } = point;
  if (curls(x, y, z) > bareHead(x, y, z)) return skin(point, surface);
  setColor(surface, linearRgb(HAIR));
  const coil = Math.sin(Math.hypot(x, z) * 90 + y * 70);
  tint(surface, linearRgb('#8a5a38'), smooth(0.2, 1, coil) * 0.35);
  darken(surface, 0.7 + 0.6 * spaceNoise(x * 14, y * 14, z * 14, 2));
  finish(surface, { gloss: 0.3, soft: 0.4, rim: 1.6 });
};

const torso = rod([0, -0.36, 0], [0, 0.14, 0], 0.43, 0.28);
const buttons = union([0.1, -0.1, -0.3].map((y) => ball(0, y, 0.335 - y * 0.16, 0.048)));
const torsoSolid: Solid = (x, y, z) => Math.min(torso(x, y, z / 0.88) * 0.88, buttons(x, y, z));

const wing = melted(
  0.03,
  [0, 1, 2, 3].map((i) => {
    const angle = 0.9 - i * 0.42;
    const long = 0.5 - i * 0.07;
    const tip = [Math.cos(angle) * long, Math.sin(angle) * long, 0] as const;
    const quill = rod([0, 0, 0], tip, 0.13 * 0.7, 0.13);
    return (x, y, z) => quill(x, y, z * 1.7) * 0.6;
  }),
);

const leg = melted(0.06, [
  rod([0, 0.2, -0.1], [0, -0.14, 0.06], 0.18, 0.15),
  ellipsoid([0, -0.25, 0.12], [0.15, 0.13, 0.19]),
]);

const crumbly = (x: number, y: number, z: number) =>
  0.02 * (spaceNoise(x * 9 + 4, y * 9, z * 9, 2) - 0.5) * 2;
const disc = ellipsoid([0, 0, 0], [0.24, 0.24, 0.075]);
const chips = union(
  Array.from({ length: 11 }, (_, i) => {
    const angle = i * 2.4;
    const out = 0.19 * Math.sqrt((i + 0.6) / 11);
    return ball(Math.cos(angle) * out, Math.sin(angle) * out, 0.062, 0.032);
  }),
);
const cookie: Solid = (x, y, z) =>
  Math.min(disc(x, y, z) - crumbly(x, y, z), chips(x, y, z)) * 0.85;

const paintSleeve: Painter = (point, surface) => paintKnit(surface, point, WOOL, 16);

/** What the boy with wings looks like, and his cookie. */
export const angelShapes = litShapes(morningLight, {
  head: { solid: headSolid, paint: paintHead },
  torso: {
    solid: torsoSolid,
    paint(point, surface) {
      if (buttons(point.x, point.y, point.z) < 0.004) plain('#d9a25a', 0.4)(point, surface);
      else paintKnit(surface, point, WOOL, 15);
    },
  },
  wing: {
    solid: (x, y, z) => blend(wing(x, y, z), ball(0, 0, 0, 0.12)(x, y, z), 0.05),
    paint(point, surface) {
      paintCotton(surface, point, '#fffaf0');
      surface.soft = 0.7;
      surface.rim = 1.6;
    },
  },
  leg: {
    solid: leg,
    paint(point, surface) {
      if (point.y < -0.2) plain('#e8d9be', 0.1, 0.6)(point, surface);
      else paintSleeve(point, surface);
    },
  },
  cookie: {
    solid: cookie,
    paint(point, surface) {
      if (chips(point.x, point.y, point.z) < 0.004) return plain('#4a2412', 0.5)(point, surface);
      setColor(surface, linearRgb('#d8964a'));
      const out = Math.hypot(point.x, point.y);
      tint(surface, linearRgb('#a8602a'), smooth(0.13, 0.25, out) * 0.7);
      darken(surface, 0.75 + 0.5 * spaceNoise(point.x * 16, point.y * 16, point.z * 16, 2));
      surface.soft = 0.4;
    },
  },
  ...armShapes([0.15, 0.13, 0.13, 0.12], paintSleeve, SKIN, ['soft', 'point']),
});
