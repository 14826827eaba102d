import { direction, type Light } from '../../kit/cast/light.ts';
import { ball, blend, ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { LOWER } from '../_babies/arms.ts';
import { paintCotton, paintHair, paintVinyl, spot } from '../_babies/cloth.ts';
import { bareHead, dome, skinOf } from '../_babies/head.ts';
import { armShapes, litShapes } from '../_babies/shapes.ts';

/** Bright overcast turning to sun, from the upper left. */
const light: Light = {
  key: { direction: direction(-0.45, 0.8, 0.7), color: [1.3, 1.2, 1.06] },
  rim: { direction: direction(0.8, 0.5, -0.55), color: [1.5, 1.2, 1.1] },
  sky: [0.46, 0.5, 0.58],
  ground: [0.34, 0.33, 0.38],
  window: 1.3,
};

const SKIN = '#f2b78f';
const GREEN = '#4a9340';
const HEM = '#a3cf5e';
const HAIR = '#221a20';

const opening = ellipsoid([0, -0.07, 0.78], [0.575, 0.57, 0.86]);
const shell = dome(0.14);
const hood: Solid = (x, y, z) => {
  const cut = Math.max(shell(x, y, z), -opening(x, y, z));
  return blend(cut, brows(Math.abs(x), y, z), 0.1) * 0.9;
};
const brows = ball(0.37, 0.72, 0.14, 0.2);
const pearls = ball(0.38, 0.77, 0.22, 0.185);
const crown = dome(-0.01);
const wisps: Solid = (x, y, z) => {
  const fringe = 0.29 + 0.4 * x * x + 0.025 * Math.sin(x * 23 + 1);
  return Math.max(crown(x, y, z), (fringe - y) * 0.6, -z);
};

const paintHood: Painter = (point, surface) => {
  paintVinyl(surface, point, GREEN);
  const edge = Math.abs(opening(point.x, point.y, point.z));
  if (point.z > 0) tint(surface, linearRgb(HEM), smooth(0.085, 0.07, edge));
  const side = Math.abs(point.x);
  tint(
    surface,
    linearRgb('#ff9a9a'),
    0.75 * spot(point, Math.sign(point.x) * 0.6, 0.42, 0.36, 0.1),
  );
  const grin = Math.abs(point.y - 0.56 - 0.5 * side * side) + Math.max(0, side - 0.3);
  if (point.z > 0.3 && side < 0.34) tint(surface, linearRgb('#2c7a1c'), smooth(0.022, 0.012, grin));
};
const paintPearl: Painter = (point, surface) => {
  const side = Math.abs(point.x) - 0.38;
  const away = Math.hypot(side + 0.02, point.y - 0.79);
  setColor(surface, linearRgb('#fffdf4'));
  tint(surface, linearRgb('#1c2a16'), point.z > 0.22 ? smooth(0.098, 0.085, away) : 0);
  if (Math.hypot(side + 0.05, point.y - 0.83) < 0.032) setColor(surface, linearRgb('#ffffff'));
  surface.gloss = 0.9;
};

const skin = skinOf(SKIN);
const face: Solid = (x, y, z) => bareHead(x * 1.1, (y - 0.02) * 1.1, z * 1.04) * 0.9;
const headSolid: Solid = (x, y, z) =>
  Math.min(hood(x, y, z), face(x, y, z), wisps(x, y, z), pearls(Math.abs(x), y, z));
const paintHead: Painter = (point, surface) => {
  const { x, y, z } = point;
  const near = headSolid(x, y, z) + 0.002;
  if (pearls(Math.abs(x), y, z) < near) paintPearl(point, surface);
  else if (wisps(x, y, z) < near) paintHair(surface, x * 2, y, HAIR);
  else if (face(x, y, z) < near) skin(point, surface);
  else paintHood(point, surface);
};

const bell = rod([0, -0.4, 0], [0, 0.3, 0], 0.53, 0.3);
const hem = (x: number, y: number, z: number) => {
  const ring = Math.sqrt(x * x + (z / 0.86) ** 2) - 0.53;
  return Math.sqrt(ring * ring + (y + 0.4) ** 2) - 0.035;
};
const coat: Solid = (x, y, z) =>
  Math.min(Math.max(bell(x, y, z / 0.86), -0.42 - y), hem(x, y, z)) * 0.85;
const toggles = union([0.16, -0.06, -0.27].map((y) => ball(0, y, 0.36 - y * 0.27, 0.052)));
const pockets = ellipsoid([0.28, -0.2, 0.36], [0.13, 0.1, 0.07]);
const coatSolid: Solid = (x, y, z) =>
  Math.min(blend(coat(x, y, z), pockets(Math.abs(x), y, z), 0.02), toggles(x, y, z));
const paintCoat: Painter = (point, surface) => {
  const { x, y, z } = point;
  if (toggles(x, y, z) < 0.006) {
    setColor(surface, linearRgb('#ffd02e'));
    surface.gloss = 0.6;
    return;
  }
  paintVinyl(surface, point, GREEN);
  tint(
    surface,
    linearRgb(HEM),
    Math.max(smooth(-0.35, -0.365, y), smooth(0.02, 0.008, Math.abs(x))),
  );
};

const leg = rod([0, 0, 0], [0, -0.2, 0], 0.15, 0.14);
const sole: Solid = (x, y, z) => Math.max(boot(x * 0.96, y, z * 0.97), y + 0.44);
const toe = ellipsoid([0, -0.42, 0.11], [0.185, 0.14, 0.27]);
const shaft = rod([0, -0.18, 0], [0, -0.4, 0], 0.165, 0.15);
function boot(x: number, y: number, z: number) {
  return Math.max(blend(shaft(x, y, z), toe(x, y, z), 0.08), -0.51 - y);
}

const paintSleeve: Painter = (point, surface) => {
  paintVinyl(surface, point, GREEN);
  if (point.y < -LOWER + 0.06) tint(surface, linearRgb(HEM), 1);
};

/** What the girl in the frog coat looks like; her boots are colored #rrggbb. */
export const frogShapes = (boots: string) =>
  litShapes(light, {
    head: { solid: headSolid, paint: paintHead },
    coat: { solid: coatSolid, paint: paintCoat },
    leg: {
      solid: (x, y, z) => Math.min(leg(x, y, z), boot(x, y, z), sole(x, y, z)),
      paint(point, surface) {
        const { x, y, z } = point;
        if (leg(x, y, z) < boot(x, y, z)) paintCotton(surface, point, '#3f6db5');
        else paintVinyl(surface, point, y < -0.44 ? towards(boots, '#7a3a10', 0.35) : boots);
        surface.gloss = y < -0.18 ? 0.65 : surface.gloss;
      },
    },
    ...armShapes([0.15, 0.14, 0.135, 0.15], paintSleeve, SKIN, ['open', 'soft']),
  });
