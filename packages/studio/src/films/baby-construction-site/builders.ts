import type { Bakes } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { ball, blend, ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linear, type Painter, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { paintCotton, paintFlannel, paintFluff, plain, spot } from '../_babies/cloth.ts';
import type { BabyFace } from '../_babies/face.ts';
import { skinOf } from '../_babies/head.ts';
import { handBake, LOWER, sleeveBake, UPPER } from '../_babies/limbs.ts';

/** A big bearded man; colors as #rrggbb. */
type Builder = { name: string; skin: string; beard: string; shirt: string };
/** The crew. */
export const builders: readonly Builder[] = [
  { name: 'red', skin: '#f0a982', beard: '#93401c', shirt: '#3f7fc0' },
  { name: 'dark', skin: '#a86e4a', beard: '#2a1c18', shirt: '#d8a02a' },
  { name: 'gray', skin: '#d98f68', beard: '#d4d4da', shirt: '#4a9a62' },
];

/** The face that goes on a builder's head. */
export function builderFace(it: Builder): BabyFace {
  return {
    iris: '#4a3424',
    irisLight: '#a8805a',
    line: '#2a1810',
    lid: it.skin,
    brow: it.beard,
    lips: '#7a2a24',
    nose: it.name === 'dark' ? '#9a5c3e' : '#ea8a68',
    blush: '255,96,70',
    lashes: false,
    teeth: 4,
  };
}

const skull = ellipsoid([0, 0.06, 0], [0.56, 0.6, 0.54]);
const ears = ball(0.56, 0, -0.02, 0.13);
const jaw = union(
  [
    ellipsoid([0, -0.46, 0.16], [0.52, 0.4, 0.42]),
    ellipsoid([0, -0.78, 0.14], [0.34, 0.26, 0.28]),
    ellipsoid([0.44, -0.16, 0.06], [0.14, 0.3, 0.26]),
    ellipsoid([-0.44, -0.16, 0.06], [0.14, 0.3, 0.26]),
  ],
  0.1,
);
const mustache = union([
  rod([0.05, -0.24, 0.58], [0.3, -0.33, 0.48], 0.1, 0.05),
  rod([-0.05, -0.24, 0.58], [-0.3, -0.33, 0.48], 0.1, 0.05),
]);
const mop = ellipsoid([0, 0.42, -0.08], [0.58, 0.34, 0.52]);
const beard: Solid = (x, y, z) => {
  const hole = ellipsoid([0, 0.16, 0.6], [0.44, 0.42, 0.4])(x, y, z);
  const hairy = Math.min(blend(jaw(x, y, z), mustache(x, y, z), 0.03), mop(x, y, z));
  const strand = near(hairy) ? 0.03 * (fractal(x * 12, y * 7, 2) - 0.5) : 0;
  return (Math.max(hairy, -hole) + strand) * 0.85;
};
const near = (gap: number) => gap < 0.1;
const flesh: Solid = (x, y, z) => blend(skull(x, y, z), ears(Math.abs(x), y, z), 0.04);

const barrel = union(
  [
    rod([0, 0.3, 0], [0, -0.5, 0], 0.5, 0.54),
    ellipsoid([0, -0.42, 0.14], [0.52, 0.44, 0.44]),
    rod([0.26, -0.8, 0], [0.27, -1.7, 0], 0.26, 0.22),
    rod([-0.26, -0.8, 0], [-0.27, -1.7, 0], 0.26, 0.22),
    ellipsoid([0.29, -1.86, 0.1], [0.24, 0.15, 0.34]),
    ellipsoid([-0.29, -1.86, 0.1], [0.24, 0.15, 0.34]),
  ],
  0.08,
);

const teddy = union(
  [
    ellipsoid([0, -0.16, 0], [0.2, 0.21, 0.17]),
    ellipsoid([0, 0.16, 0.02], [0.2, 0.18, 0.17]),
    ball(0.16, 0.31, 0, 0.08),
    ball(-0.16, 0.31, 0, 0.08),
    rod([0.16, -0.06, 0.04], [0.3, -0.1, 0.08], 0.075, 0.075),
    rod([-0.16, -0.06, 0.04], [-0.3, -0.1, 0.08], 0.075, 0.075),
    ellipsoid([0.13, -0.33, 0.1], [0.09, 0.08, 0.11]),
    ellipsoid([-0.13, -0.33, 0.1], [0.09, 0.08, 0.11]),
  ],
  0.03,
);
const snout = ellipsoid([0, 0.11, 0.16], [0.09, 0.07, 0.07]);
const paintTeddy: Painter = (point, surface) => {
  paintFluff(surface, point, '#c98a4e');
  if (snout(point.x, point.y, point.z) < 0.012) tint(surface, linear('#f4dcb4'), 0.9);
  tint(surface, linear('#f4dcb4'), spot(point, 0, -0.18, 0.18, 0.13) * 0.7);
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
    tint(surface, linear('#d8ff3a'), smooth(0.085, 0.078, strip));
    if (strip < 0.045) plain('#e4ebf2', 0.9)(point, surface);
  };
}

/** Sprites of the builders: bodies and heads by name, arms, gloves and a teddy bear they share. */
export function builderBakes(light: Light, scale: number): Bakes {
  const base = { light, scale };
  const sleeve: Painter = (point, surface) => paintFlannel(point, surface, '#44689c', 6);
  const bakes: Bakes = {
    bigUpper: sleeveBake('baby/builder-upper', sleeve, [0.16, 0.15], UPPER, light, scale * 1.3),
    bigLower: sleeveBake('baby/builder-lower', sleeve, [0.15, 0.14], LOWER, light, scale * 1.3),
    glove: handBake('baby/builder-glove', 'soft', '#e0a84a', light, scale * 1.3),
    teddy: castBake({
      ...base,
      solid: (x, y, z) => Math.min(teddy(x, y, z), snout(x, y, z)),
      paint: paintTeddy,
      reach: [0.42, 0.46],
      pitch: 0.05,
      name: 'baby/teddy',
    }),
  };
  for (const it of builders) {
    const skin = skinOf(it.skin, 0.8);
    bakes[`body-${it.name}`] = castBake({
      ...base,
      solid: barrel,
      paint: paintBody(it),
      middle: -0.64,
      reach: [0.64, 1.44],
      pitch: -0.04,
      name: `baby/builder-body-${it.name}`,
    });
    bakes[`face-${it.name}`] = castBake({
      ...base,
      solid: (x, y, z) => Math.min(flesh(x, y, z), beard(x, y, z)),
      paint(point, surface) {
        const { x, y, z } = point;
        if (beard(x, y, z) < flesh(x, y, z)) paintFluff(surface, point, it.beard);
        else skin(point, surface);
      },
      middle: -0.14,
      reach: [0.74, 0.96],
      pitch: -0.08,
      name: `baby/builder-face-${it.name}`,
    });
  }
  return bakes;
}
