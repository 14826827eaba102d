import { ball, blend, ellipsoid, rod, type Solid, union } from '../cast/solid.ts';
import { darken, linear, setColor, tint } from '../cast/surface.ts';
import { towards } from '../parts/colors.ts';
import { smooth } from '../parts/easing.ts';
import { fractal } from '../parts/noise.ts';
import { plushArm, plushBody } from './animals.ts';
import { knit, smoothSkin, steel } from './fur.ts';
import type { Hero } from './hero.ts';

const skull = ellipsoid([0, 0, 0], [0.7, 0.64, 0.6]);
const ears = union([ball(-0.69, -0.08, 0, 0.13), ball(0.69, -0.08, 0, 0.13)]);

export type Person = {
  skin: string;
  hair: string;
  clothes: string;
  iris: string;
  bunches: boolean;
};

/** A baby or a small child; with bunches, or with a single curl. */
export function child(it: Person): Hero {
  const skin = linear(it.skin);
  const hairColor = linear(it.hair);
  const clothes = linear(it.clothes);
  const bunches = union([ball(-0.66, 0.5, -0.08, 0.25), ball(0.66, 0.5, -0.08, 0.25)]);
  const curl = union([
    rod([0, 0.58, 0.1], [0.12, 0.74, 0.16], 0.08, 0.05),
    rod([0.12, 0.74, 0.16], [0.02, 0.8, 0.24], 0.05, 0.02),
  ]);
  // Hair is a slightly larger skull, cut away in front of the face.
  const cap: Solid = (x, y, z) => {
    const shell = skull(x / 1.05, (y - 0.03) / 1.05, (z + 0.03) / 1.06);
    const fringe =
      y -
      (it.bunches ? 0.3 : 0.42) +
      0.5 * x * x * (it.bunches ? 1 : -0.2) +
      0.04 * Math.sin(x * 14);
    return Math.max(shell, Math.min(0.25, z - 0.1 - fringe * 3) * 0.3);
  };
  const hair: Solid = (x, y, z) =>
    Math.min(cap(x, y, z), it.bunches ? bunches(x, y, z) : curl(x, y, z));
  const flesh: Solid = (x, y, z) => blend(skull(x, y, z), ears(x, y, z), 0.04);
  return {
    head: (x, y, z) => Math.min(flesh(x, y, z), hair(x, y, z)),
    paintHead(point, surface) {
      if (hair(point.x, point.y, point.z) < flesh(point.x, point.y, point.z)) {
        setColor(surface, hairColor);
        const strand = fractal(Math.atan2(point.x, point.y + 0.5) * 22, point.z * 3, 2);
        darken(surface, 0.7 + 0.6 * strand);
        surface.gloss = 0.4;
        surface.rim = 1.2;
        return;
      }
      smoothSkin(surface, skin);
      tint(surface, linear('#ff8a80'), smooth(0.06, -0.06, ears(point.x, point.y, point.z)) * 0.25);
    },
    body: plushBody,
    paintBody(point, surface) {
      if (point.y > 0.33) smoothSkin(surface, skin);
      else knit(surface, point, clothes);
      const button = Math.hypot(point.x, (((point.y + 1.1) % 0.2) - 0.1) * 1.1);
      if (button < 0.042 && point.z > 0.2) setColor(surface, linear('#fff8e8'));
    },
    arm: plushArm,
    paintArm(point, surface) {
      if (point.y < -0.36) smoothSkin(surface, skin);
      else knit(surface, point, clothes);
    },
    face: {
      iris: it.iris,
      irisLight: towards(it.iris, '#ffd9a0', 0.5),
      line: '#2a130c',
      lid: towards(it.skin, '#a04a30', 0.15),
      brow: towards(it.hair, '#2a1208', 0.3),
    },
    nose: towards(it.skin, '#e0604a', 0.45),
    top: it.bunches ? 0.8 : 0.88,
    half: it.bunches ? 0.95 : 0.86,
  };
}

function box(
  cx: number,
  cy: number,
  cz: number,
  hx: number,
  hy: number,
  hz: number,
  round: number,
): Solid {
  return (x, y, z) => {
    const dx = Math.abs(x - cx) - hx + round;
    const dy = Math.abs(y - cy) - hy + round;
    const dz = Math.abs(z - cz) - hz + round;
    const outside = Math.sqrt(Math.max(0, dx) ** 2 + Math.max(0, dy) ** 2 + Math.max(0, dz) ** 2);
    return outside + Math.min(0, Math.max(dx, dy, dz)) - round;
  };
}

export function robot(coat: string): Hero {
  const color = linear(coat);
  const dark = linear('#22303f');
  const lamp = ball(0, 0.98, 0, 0.1);
  const shell = box(0, 0, 0, 0.74, 0.58, 0.55, 0.26);
  const fittings = union([
    rod([0, 0.5, 0], [0, 0.92, 0], 0.035, 0.03),
    ball(-0.78, 0, 0, 0.16),
    ball(0.78, 0, 0, 0.16),
  ]);
  return {
    head: (x, y, z) => Math.min(shell(x, y, z), fittings(x, y, z), lamp(x, y, z)),
    paintHead(point, surface) {
      steel(surface, color);
      if (fittings(point.x, point.y, point.z) < 0.01) setColor(surface, linear('#c9d2da'));
      if (lamp(point.x, point.y, point.z) < 0.01) {
        setColor(surface, linear('#ff6a4a'));
        surface.glow = 1.2;
      }
      const screen = smooth(
        0.03,
        0,
        box(0, -0.02, 0.5, 0.6, 0.43, 0.2, 0.2)(point.x, point.y, point.z),
      );
      if (point.nz > 0.5) tint(surface, linear('#eaf6ff'), screen * 0.75);
    },
    body: (x, y, z) =>
      Math.min(box(0, -0.03, 0, 0.46, 0.45, 0.38, 0.18)(x, y, z), plushBody(x, y + 0.02, z)),
    paintBody(point, surface) {
      steel(surface, color);
      if (point.y < -0.42) setColor(surface, dark);
      const light = Math.hypot(point.x, point.y - 0.05);
      if (light < 0.13 && point.z > 0.2) {
        setColor(surface, linear('#5affc8'));
        surface.glow = 1 - light * 4;
      }
    },
    arm: union([
      ball(0, 0, 0, 0.14),
      rod([0, -0.08, 0], [0.02, -0.36, 0.03], 0.075, 0.075),
      ball(0.02, -0.42, 0.04, 0.15),
    ]),
    paintArm(point, surface) {
      steel(surface, point.y < -0.1 && point.y > -0.31 ? dark : color);
    },
    face: {
      iris: '#1f7ab8',
      irisLight: '#7ae8ff',
      line: '#14202c',
      lid: towards(coat, '#14202c', 0.15),
      brow: '#22303f',
    },
    nose: undefined,
    top: 1.1,
    half: 0.96,
  };
}
