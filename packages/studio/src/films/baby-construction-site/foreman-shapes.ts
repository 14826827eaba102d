import { blend, ellipsoid, melted, rod, type Solid } from '../../kit/cast/solid.ts';
import {
  linearRgb,
  type Painter,
  type Point,
  type Surface,
  setColor,
  tint,
} from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { paintCotton, paintFlannel, paintHair, plain } from '../_babies/cloth.ts';
import { bareHead, dome, skinOf } from '../_babies/head.ts';
import { armShapes, litShapes } from '../_babies/shapes.ts';
import { siteLight } from './light.ts';

const SKIN = '#f2b48c';
const ORANGE = '#ff6a1a';

const shell = dome(0.1);
const helmetSolid: Solid = (x, y, z) => {
  const bowl = Math.max(shell(x, y - 0.04, z), 0.36 - y);
  const brim = ellipsoid([0, 0.36, 0.12], [0.86, 0.055, 0.86])(x, y, z);
  const ridge = Math.max(shell(x * 0.9, y - 0.1, z), Math.abs(x) - 0.1, 0.4 - y);
  const ribs = Math.max(shell(x * 0.96, y - 0.07, z), Math.abs(Math.abs(x) - 0.34) - 0.05, 0.4 - y);
  return Math.min(blend(blend(bowl, brim, 0.05), ridge, 0.03), ribs) * 0.85;
};
/** A hard hat of the given color (#rrggbb) with a sticker in front. */
function paintHelmet(color: string): Painter {
  return (point, surface) => {
    plain(color, 0.75, 0.25)(point, surface);
    const badge = Math.hypot(point.x, point.y - 0.54);
    if (point.z > 0.2) tint(surface, linearRgb('#ffffff'), smooth(0.12, 0.105, badge));
    if (point.z > 0.2) tint(surface, linearRgb('#e8403a'), smooth(0.075, 0.06, badge));
  };
}

const crop = dome(0.025);
const locks = melted(0.03, [
  rod([-0.66, 0.34, 0.12], [-0.73, 0.08, 0.2], 0.12, 0.04),
  rod([0.66, 0.34, 0.12], [0.73, 0.08, 0.2], 0.12, 0.04),
  rod([-0.4, 0.4, 0.5], [-0.28, 0.26, 0.58], 0.09, 0.03),
  rod([-0.1, 0.42, 0.58], [-0.02, 0.25, 0.64], 0.09, 0.03),
  rod([0.3, 0.42, 0.54], [0.24, 0.26, 0.6], 0.09, 0.03),
]);
const hair: Solid = (x, y, z) =>
  Math.min(Math.max(crop(x, y, z), 0.3 - y + Math.max(0, z) * 0.2), locks(x, y, z));
const skin = skinOf(SKIN);

/** An orange vest with reflecting strips over flannel; the opening in front is narrow. */
function paintVest(point: Point, surface: Surface, shirt: string) {
  const { x, y, z } = point;
  const open = 0.055 + Math.max(0, y) * 0.32;
  if ((z > 0 && Math.abs(x) < open) || y < -0.36) return paintFlannel(point, surface, shirt);
  paintCotton(surface, point, ORANGE);
  surface.glow = 0.1;
  const brace = z > 0 ? Math.abs(Math.abs(x) - 0.24) + (y < -0.2 ? 1 : 0) : 1;
  const band = Math.min(Math.abs(y + 0.2), brace);
  tint(surface, linearRgb('#d8ff3a'), smooth(0.072, 0.066, band));
  if (band < 0.036) {
    setColor(surface, linearRgb('#e4ebf2'));
    surface.gloss = 0.9;
    surface.glow = 0.35;
  }
}

const torso = rod([0, -0.34, 0], [0, 0.18, 0], 0.41, 0.3);
const seat = ellipsoid([0, -0.42, 0], [0.4, 0.2, 0.34]);
const torsoSolid: Solid = (x, y, z) => blend(torso(x, y, z / 0.9) * 0.9, seat(x, y, z), 0.06);

const trouser = rod([0, 0, 0], [0, -0.26, 0], 0.18, 0.16);
const cuffs = rod([0, -0.22, 0], [0, -0.27, 0], 0.175, 0.175);
const bootTop = rod([0, -0.3, 0], [0, -0.36, 0], 0.14, 0.15);
const bootToe = ellipsoid([0, -0.42, 0.1], [0.17, 0.12, 0.25]);
const boot: Solid = (x, y, z) =>
  Math.max(blend(bootTop(x, y, z), bootToe(x, y, z), 0.08), -0.5 - y);
const legSolid: Solid = (x, y, z) => Math.min(trouser(x, y, z), cuffs(x, y, z), boot(x, y, z));

const paintLeg: Painter = (point, surface) => {
  const { x, y, z } = point;
  if (boot(x, y, z) >= Math.min(trouser(x, y, z), cuffs(x, y, z)))
    return paintCotton(surface, point, cuffs(x, y, z) < 0.004 ? '#7fa2d8' : '#3a62a8');
  plain(y < -0.45 ? '#3a2a20' : '#c98a3a', 0.25)(point, surface);
  const laced = Math.abs(((y * 26 + 50) % 1) - 0.5) < 0.2 && Math.abs(x) < 0.09;
  if (y > -0.4 && z > 0.1 && laced) setColor(surface, linearRgb('#7a2a1a'));
};

const roll = rod([-0.42, 0, 0], [0.42, 0, 0], 0.11, 0.11);

const paintBlueprint: Painter = (point, surface) => {
  plain('#2f6fd0', 0.2)(point, surface);
  const across = Math.abs(((point.x * 11 + 50) % 1) - 0.5);
  const around = Math.abs(((Math.atan2(point.y, point.z) * 1.6 + 50) % 1) - 0.5);
  const grid = Math.min(across, around);
  tint(surface, linearRgb('#cfe6ff'), smooth(0.08, 0.05, grid) * 0.7);
  const scrawl = Math.abs(point.y * 0.8 - 0.05 * Math.sin(point.x * 22));
  tint(surface, linearRgb('#ff5a4a'), smooth(0.03, 0.018, scrawl));
  if (Math.abs(point.x) > 0.415) plain('#eaf3ff', 0.1)(point, surface);
};

/** What the small foreman looks like, his hat apart, and his blueprint; colors as #rrggbb. */
export function foremanShapes(hat: string, shirt: string) {
  const sleeve: Painter = (point, surface) => paintFlannel(point, surface, shirt, 8);
  return litShapes(siteLight, {
    head: {
      solid: (x, y, z) => Math.min(bareHead(x, y, z), hair(x, y, z)),
      paint(point, surface) {
        const { x, y, z } = point;
        if (hair(x, y, z) < bareHead(x, y, z)) paintHair(surface, x * 2, y, '#b5742e');
        else skin(point, surface);
      },
    },
    hat: { solid: helmetSolid, paint: paintHelmet(hat) },
    torso: {
      solid: torsoSolid,
      paint(point, surface) {
        if (point.y < -0.42) paintCotton(surface, point, '#3a62a8');
        else paintVest(point, surface, shirt);
      },
    },
    leg: { solid: legSolid, paint: paintLeg },
    blueprint: {
      solid: (x, y, z) => Math.max(roll(x, y, z), Math.abs(x) - 0.42) * 0.9,
      paint: paintBlueprint,
    },
    ...armShapes([0.155, 0.14, 0.14, 0.13], sleeve, SKIN, ['soft', 'point', 'thumb']),
  });
}
