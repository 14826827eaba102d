import { direction, type Light } from '../../kit/cast/light.ts';
import { ball, blend, ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { LOWER } from '../_babies/arms.ts';
import { paintCotton, paintFluff, paintHair, plain } from '../_babies/cloth.ts';
import { bareHead, skinOf } from '../_babies/head.ts';
import { armShapes, handShape, litShapes } from '../_babies/shapes.ts';

/** Soft daylight from a window at the left. */
const light: Light = {
  key: { direction: direction(-0.7, 0.5, 0.7), color: [1.12, 1.02, 0.9] },
  rim: { direction: direction(0.8, 0.4, -0.5), color: [0.9, 1.1, 1.2] },
  sky: [0.4, 0.42, 0.44],
  ground: [0.3, 0.29, 0.29],
  window: 1.2,
};

const SKIN = '#f3a184';
const SUIT = '#3d4556';

/** Wider than it is tall: an hour ago it was squeezed. */
const head: Solid = (x, y, z) => bareHead(x * 0.95, y * 1.05 - 0.02, z) * 0.92;
const wisp = melted(0.05, [
  rod([0.26, 0.62, 0.16], [0.06, 0.76, 0.24], 0.075, 0.08),
  rod([0.06, 0.76, 0.24], [-0.22, 0.7, 0.34], 0.08, 0.06),
  rod([-0.22, 0.7, 0.34], [-0.42, 0.52, 0.38], 0.06, 0.012),
  rod([0.06, 0.7, 0.3], [-0.24, 0.6, 0.42], 0.06, 0.012),
]);
const skin = skinOf(SKIN, 1.15);
const headSolid: Solid = (x, y, z) => Math.min(head(x, y, z), wisp(x, y, z));
const paintHead: Painter = (point, surface) => {
  const { x, y, z } = point;
  if (wisp(x, y, z) < head(x, y, z)) return paintHair(surface, y * 2 + z, x, '#5a3a22');
  skin(point, surface);
  const fuzz = fractal(x * 30, y * 30 + z * 12, 2);
  tint(surface, linearRgb('#8a5a3a'), smooth(0.3, 0.62, y - z * 0.2) * 0.3 * (0.5 + fuzz));
};

const torso = rod([0, -0.42, 0], [0, 0.14, 0], 0.42, 0.32);
const collar = (x: number, y: number, z: number) => {
  const ring = Math.sqrt(x * x + z * z) - 0.235;
  return Math.sqrt(ring * ring + ((y - 0.36 + Math.max(0, z) * 0.22) * 0.7) ** 2) - 0.07;
};
const lapel = (x: number, y: number, z: number) => {
  const strip = Math.abs(Math.abs(x) - (0.27 - (0.3 - y) * 0.44)) - 0.075;
  return Math.max(torso(x, y, z / 0.84) * 0.84 - 0.035, strip, y - 0.3, -0.3 - y, -z) * 0.8;
};
const suitSolid: Solid = (x, y, z) =>
  Math.min(torso(x, y, z / 0.84) * 0.84, collar(x, y, z), lapel(x, y, z));
const paintSuit: Painter = (point, surface) => {
  const { x, y, z } = point;
  const opening = 0.22 - (0.3 - y) * 0.42;
  const shirt =
    collar(x, y, z) < 0.004 || (z > 0 && Math.abs(x) < opening && lapel(x, y, z) > 0.01);
  if (shirt) return paintCotton(surface, point, '#f4f6fa');
  paintCotton(surface, point, SUIT);
  const stripe = Math.abs(((x * 9 + 50) % 1) - 0.5);
  tint(surface, linearRgb('#8f9ab0'), smooth(0.06, 0.03, stripe) * 0.35);
  if (lapel(x, y, z) < 0.006) tint(surface, linearRgb('#5a6478'), 0.45);
};

const knot = ellipsoid([0, 0, 0], [0.095, 0.085, 0.08]);
const blade = (x: number, y: number, z: number) => {
  const half = 0.055 + 0.075 * smooth(0, -0.5, y) - 0.25 * Math.max(0, -0.48 - y);
  return Math.max(Math.abs(x) - half, Math.abs(z) - 0.04, y, -0.62 - y) * 0.8 - 0.012;
};

const pillowBody = ellipsoid([0, 0, 0], [1.14, 0.82, 0.34]);
const blanketBody: Solid = (x, y, z) => {
  const out = Math.max(Math.abs(x) - 0.92 - 0.02 * Math.sin(y * 9), Math.abs(y) - 0.42);
  const up = Math.abs(z - bump(x, y)) - 0.1;
  return (Math.sqrt(Math.max(0, out + 0.1) ** 2 + Math.max(0, up) ** 2) - 0.1) * 0.6;
};
function bump(x: number, y: number) {
  const legs = Math.exp(-(((Math.abs(x) - 0.28) / 0.24) ** 2)) * 0.26 * smooth(0.5, 0.1, y);
  return legs + 0.018 * Math.sin(x * 16 + y * 6);
}

const paintSleeve: Painter = (point, surface) =>
  paintCotton(surface, point, point.y < -LOWER - 0.02 ? '#f4f6fa' : SUIT);

/** What a newborn in a suit looks like, with pillow and striped blanket, and a nurse's finger. */
export const newbornShapes = litShapes(light, {
  head: { solid: headSolid, paint: paintHead },
  suit: { solid: suitSolid, paint: paintSuit },
  tie: {
    solid: (x, y, z) => Math.min(knot(x, y, z), blend(blade(x, y, z), knot(x, y, z), 0.02)),
    paint(point, surface) {
      paintCotton(surface, point, '#9c1f3c');
      const stripe = Math.sin((point.y + point.x * 0.8) * 34);
      tint(surface, linearRgb('#e88a4a'), smooth(0.8, 0.95, stripe) * 0.8);
      surface.gloss = 0.35;
    },
  },
  pillow: {
    solid: (x, y, z) => pillowBody(x, y, z) * 0.9,
    paint(point, surface) {
      paintCotton(surface, point, '#ffffff');
      const dent = Math.hypot(point.x, point.y);
      darken(surface, 0.8 + 0.2 * smooth(0.2, 0.9, dent));
      surface.soft = 0.6;
    },
  },
  blanket: {
    solid: blanketBody,
    paint(point, surface) {
      paintFluff(surface, point, '#fbfaf4');
      const band = point.y * 7.2 + 0.1 * Math.sin(point.x * 4);
      const share = band - Math.floor(band);
      const color = Math.floor(band) % 2 ? '#2fa4cc' : '#f2557c';
      tint(surface, linearRgb(color), smooth(0.24, 0.19, Math.abs(share - 0.5)) * 0.9);
    },
  },
  ...armShapes([0.16, 0.145, 0.145, 0.15], paintSleeve, SKIN, ['soft', 'point', 'two', 'three']),
  finger: handShape('point', '#c98a64'),
  cuff: {
    solid: union([rod([0, 0, 0], [0, 1.4, 0], 0.2, 0.3), ball(0, 0, 0, 0.2)]),
    paint: plain('#4fb8a8', 0.1, 0.5),
  },
});
