import { ball, blend, ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, scatter } from '../../kit/math/noise.ts';
import { LOWER } from '../_babies/arms.ts';
import { finish, paintCotton, paintFluff, paintKnit, plain } from '../_babies/cloth.ts';
import { bareHead, dome, skinOf } from '../_babies/head.ts';
import { armShapes, both, litShapes } from '../_babies/shapes.ts';
import { nurseryLight } from './light.ts';

const SKIN = '#f9c09c';
const HAIR = '#c9622a';

const fringe = melted(
  0.05,
  Array.from({ length: 13 }, (_, i) => {
    const angle = -1.42 + (i / 12) * 2.84;
    const low = 0.34 + 0.06 * Math.cos(angle * 2) - 0.3 * Math.abs(Math.sin(angle)) ** 2.2;
    const y = low + 0.04 * (i % 2);
    return ball(Math.sin(angle) * 0.62, y, Math.cos(angle) * 0.52, 0.115 + 0.03 * (i % 3));
  }),
);
const tails = melted(0.06, [
  ball(0.78, 0.5, -0.02, 0.25),
  ball(0.95, 0.42, 0.02, 0.19),
  ball(0.86, 0.28, 0.08, 0.2),
  ball(0.98, 0.62, -0.04, 0.16),
  ball(0.78, 0.7, -0.02, 0.16),
  ball(0.92, 0.2, 0.06, 0.13),
]);
const bobble = ball(0.62, 0.5, 0.12, 0.12);
const shell = dome(0.06);
const curl = (x: number, y: number, z: number) =>
  Math.sin(x * 21 + Math.sin(y * 17) * 1.4) * Math.sin(y * 19 + z * 14);
const curls: Solid = (x, y, z) => {
  const cap = Math.max(shell(x, y, z), (0.16 - y + Math.max(0, z) * 0.3) * 0.7);
  const near = blend(blend(cap, fringe(x, y, z), 0.06), tails(Math.abs(x), y, z), 0.03);
  if (near > 0.1) return near - 0.05;
  return (near - 0.022 * curl(x, y, z)) * 0.72;
};
const headSolid: Solid = (x, y, z) =>
  Math.min(bareHead(x, y, z), curls(x, y, z), bobble(Math.abs(x), y, z));

const skin = skinOf(SKIN);
const paintHead: Painter = (point, surface) => {
  const { x, y, z } = point;
  const near = headSolid(x, y, z) + 0.002;
  if (bobble(Math.abs(x), y, z) < near) plain('#ff3f8e', 0.85)(point, surface);
  else if (bareHead(x, y, z) < near) skin(point, surface);
  else {
    setColor(surface, linearRgb(HAIR));
    const bright = curl(x, y, z);
    const strand = fractal(x * 34 + y * 20, y * 9 + z * 30, 2);
    tint(surface, linearRgb('#f7a45e'), smooth(0.1, 1, bright) * 0.55);
    darken(surface, 0.72 + 0.5 * strand + 0.15 * bright);
    finish(surface, { gloss: 0.3, soft: 0.45, rim: 1.5 });
  }
};

const torso = rod([0, -0.3, 0], [0, 0.16, 0], 0.4, 0.27);
const collar = (x: number, y: number, z: number) => {
  const ring = Math.sqrt(x * x + z * z) - 0.26;
  return Math.sqrt(ring * ring + (y - 0.34) ** 2) - 0.085;
};
const buttons = union([0.14, -0.04, -0.22].map((y) => ball(0, y, 0.335 - y * 0.16, 0.055)));
const torsoSolid: Solid = (x, y, z) =>
  Math.min(torso(x, y, z / 0.86) * 0.86, collar(x, y, z), buttons(x, y, z));

/** Layers of ruffled tulle spread out over a cushion, seen from before it. */
const tulle: Solid = (x, y, z) => {
  const angle = Math.atan2(x, z);
  const out = Math.sqrt(x * x + z * z * 1.3);
  let near = 9;
  for (let layer = 0; layer < 3; layer++) {
    const reach = 0.95 - layer * 0.17;
    const drop = -0.5 * (out / reach) ** 2 * 0.52 + layer * 0.1;
    const ruffle = 0.05 * Math.sin(angle * (15 + layer * 4) + layer) * smooth(0.25, 0.9, out);
    const sheet = Math.abs(y - drop - ruffle - 0.02) - 0.03;
    near = Math.min(near, Math.max(sheet * 0.6, (out - reach) * 0.8));
  }
  return near * 0.75;
};

const glitter: Painter = (point, surface) => {
  setColor(surface, linearRgb('#ff5fa2'));
  const cell =
    Math.floor(point.x * 90) * 7 + Math.floor(point.y * 90) * 57 + Math.floor(point.z * 60) * 13;
  const spark = scatter(cell);
  tint(surface, linearRgb('#fff0f8'), spark > 0.84 ? 0.9 : spark * 0.25);
  surface.gloss = 0.8;
  surface.glow = spark > 0.93 ? 0.9 : 0;
};

const ankle = rod([0, 0.1, -0.2], [0, -0.02, 0.06], 0.15, 0.13);
const shoe = melted(0.08, [ellipsoid([0, 0.02, 0.16], [0.15, 0.2, 0.1]), ball(0, -0.1, 0.1, 0.13)]);
const bow = union([
  ...both((side) => ellipsoid([side * 0.09, 0.2, 0.17], [0.085, 0.06, 0.05])),
  ball(0, 0.2, 0.2, 0.042),
]);

const cushionBody = ellipsoid([0, 0, 0], [1.12, 0.3, 0.85]);
const cushion: Solid = (x, y, z) => {
  const pinch = Math.min(0.1, 0.02 / (0.1 + x * x + z * z * 0.6));
  return cushionBody(x, y + (y > 0 ? pinch : 0), z) * 0.9;
};

const paintSleeve: Painter = (point, surface) => {
  paintFluff(surface, point, '#ef4592');
  if (point.y < -LOWER + 0.02) paintKnit(surface, point, '#c9246e', 20);
};

/** What the girl in pink and her cushion look like. */
export const pinkGirlShapes = litShapes(nurseryLight, {
  head: { solid: headSolid, paint: paintHead },
  torso: {
    solid: torsoSolid,
    paint(point, surface) {
      const { x, y, z } = point;
      if (buttons(x, y, z) < 0.004) plain('#fff4fa', 0.8)(point, surface);
      else if (collar(x, y, z) < 0.004) paintFluff(surface, point, '#ffc4df');
      else paintFluff(surface, point, '#ef4592');
    },
  },
  skirt: {
    solid: tulle,
    paint(point, surface) {
      paintCotton(surface, point, '#ff9fcc');
      const out = Math.hypot(point.x, point.z);
      tint(surface, linearRgb('#ff6aae'), 0.6 * smooth(0.9, 0.2, out));
      const cell = scatter(Math.floor(point.x * 80) * 31 + Math.floor(point.z * 80) * 17);
      surface.glow = cell > 0.975 ? 1 : 0;
      surface.soft = 0.6;
      surface.rim = 0.8;
    },
  },
  foot: {
    solid: (x, y, z) => Math.min(ankle(x, y, z), shoe(x, y, z), bow(x, y, z)),
    paint(point, surface) {
      const { x, y, z } = point;
      if (bow(x, y, z) < 0.004) plain('#ffe3f0', 0.6)(point, surface);
      else if (shoe(x, y, z) < ankle(x, y, z)) glitter(point, surface);
      else paintKnit(surface, point, '#f57fb4', 18);
    },
  },
  cushion: {
    solid: cushion,
    paint(point, surface) {
      paintCotton(surface, point, '#c93a9a');
      tint(surface, linearRgb('#ffb0dc'), smooth(0.045, 0.025, Math.abs(point.y)));
      surface.gloss = 0.3;
      surface.soft = 0.5;
    },
  },
  ...armShapes([0.15, 0.14, 0.14, 0.13], paintSleeve, SKIN, ['soft']),
});
