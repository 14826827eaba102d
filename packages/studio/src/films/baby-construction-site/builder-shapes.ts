import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ball, blend, ellipsoid, melted, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, type Painter, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { paintCotton, paintFlannel, paintFluff, plain, spot } from '../_babies/cloth.ts';
import { skinOf } from '../_babies/head.ts';
import { armShapes, both, litShapes } from '../_babies/shapes.ts';
import { type Builder, builders } from './crew.ts';
import { siteLight } from './light.ts';

const skull = ellipsoid([0, 0.06, 0], [0.56, 0.6, 0.54]);
const ears = ball(0.56, 0, -0.02, 0.13);
const jaw = melted(0.1, [
  ellipsoid([0, -0.46, 0.16], [0.52, 0.4, 0.42]),
  ellipsoid([0, -0.78, 0.14], [0.34, 0.26, 0.28]),
  ...both((side) => ellipsoid([side * 0.44, -0.16, 0.06], [0.14, 0.3, 0.26])),
]);
const mustache = union(
  both((side) => rod([side * 0.05, -0.24, 0.58], [side * 0.3, -0.33, 0.48], 0.1, 0.05)),
);
const mop = ellipsoid([0, 0.42, -0.08], [0.58, 0.34, 0.52]);
const beard: Solid = (x, y, z) => {
  const hole = ellipsoid([0, 0.16, 0.6], [0.44, 0.42, 0.4])(x, y, z);
  const hairy = Math.min(blend(jaw(x, y, z), mustache(x, y, z), 0.03), mop(x, y, z));
  const strand = near(hairy) ? 0.03 * (fractal(x * 12, y * 7, 2) - 0.5) : 0;
  return (Math.max(hairy, -hole) + strand) * 0.85;
};
const near = (gap: number) => gap < 0.1;
const flesh: Solid = (x, y, z) => blend(skull(x, y, z), ears(Math.abs(x), y, z), 0.04);

const barrel = melted(0.08, [
  rod([0, 0.3, 0], [0, -0.5, 0], 0.5, 0.54),
  ellipsoid([0, -0.42, 0.14], [0.52, 0.44, 0.44]),
  ...both((side) => rod([side * 0.26, -0.8, 0], [side * 0.27, -1.7, 0], 0.26, 0.22)),
  ...both((side) => ellipsoid([side * 0.29, -1.86, 0.1], [0.24, 0.15, 0.34])),
]);

const teddy = melted(0.03, [
  ellipsoid([0, -0.16, 0], [0.2, 0.21, 0.17]),
  ellipsoid([0, 0.16, 0.02], [0.2, 0.18, 0.17]),
  ...both((side) => ball(side * 0.16, 0.31, 0, 0.08)),
  ...both((side) => rod([side * 0.16, -0.06, 0.04], [side * 0.3, -0.1, 0.08], 0.075, 0.075)),
  ...both((side) => ellipsoid([side * 0.13, -0.33, 0.1], [0.09, 0.08, 0.11])),
]);
const snout = ellipsoid([0, 0.11, 0.16], [0.09, 0.07, 0.07]);
const paintTeddy: Painter = (point, surface) => {
  paintFluff(surface, point, '#c98a4e');
  if (snout(point.x, point.y, point.z) < 0.012) tint(surface, linearRgb('#f4dcb4'), 0.9);
  tint(surface, linearRgb('#f4dcb4'), spot(point, 0, -0.18, 0.18, 0.13) * 0.7);
  if (Math.hypot(point.x, point.y - 0.14) < 0.035 && point.z > 0.1)
    plain('#2a1810', 0.7)(point, surface);
  if (Math.hypot(Math.abs(point.x) - 0.08, point.y - 0.21) < 0.024 && point.z > 0.1)
    plain('#1c100c', 0.8)(point, surface);
};

function paintBody(it: Builder): Painter {
  return (point, surface) => {
    const { x, y, z } = point;
    if (y < -1.64) return plain('#9a6a34', 0.2)(point, surface);
    if (y < -0.72) return paintCotton(surface, point, '#42557a');
    const open = 0.1 + Math.max(0, y + 0.4) * 0.16;
    if (z > 0 && Math.abs(x) < open) return paintFlannel(point, surface, it.shirt, 5);
    paintCotton(surface, point, '#ff7a1f');
    const strip = Math.min(Math.abs(y + 0.3), z > 0 ? Math.abs(Math.abs(x) - 0.33) : 1);
    tint(surface, linearRgb('#d8ff3a'), smooth(0.085, 0.078, strip));
    if (strip < 0.045) plain('#e4ebf2', 0.9)(point, surface);
  };
}

const paintSleeve: Painter = (point, surface) => paintFlannel(point, surface, '#44689c', 6);
const arms = armShapes([0.16, 0.15, 0.15, 0.14], paintSleeve, '#e0a84a', ['soft']);

/** What the builders look like: bodies and heads by name, arms, gloves and a teddy bear they share. */
export const builderShapes: Record<string, CastShape> = litShapes(siteLight, {
  bigUpper: arms.armUpper,
  bigLower: arms.armLower,
  glove: arms.soft,
  teddy: { solid: (x, y, z) => Math.min(teddy(x, y, z), snout(x, y, z)), paint: paintTeddy },
  ...Object.fromEntries(builders.flatMap(partsOf)),
});

function partsOf(it: Builder) {
  const skin = skinOf(it.skin, 0.8);
  const paintFace: Painter = (point, surface) => {
    const { x, y, z } = point;
    if (beard(x, y, z) < flesh(x, y, z)) paintFluff(surface, point, it.beard);
    else skin(point, surface);
  };
  const face: Solid = (x, y, z) => Math.min(flesh(x, y, z), beard(x, y, z));
  return [
    [`body-${it.name}`, { solid: barrel, paint: paintBody(it) }],
    [`face-${it.name}`, { solid: face, paint: paintFace }],
  ] as const;
}
