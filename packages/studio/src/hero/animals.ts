import { ball, blend, ellipsoid, rod, type Solid, union } from '../cast/solid.ts';
import { linear, type Painter, setColor, tint } from '../cast/surface.ts';
import { towards } from '../parts/colors.ts';
import { smooth } from '../parts/easing.ts';
import { fractal } from '../parts/noise.ts';
import { fur, patch } from './fur.ts';
import type { Hero } from './hero.ts';

const pink = linear('#f7a3a8');
const skull = ellipsoid([0, 0, 0], [0.74, 0.64, 0.62]);
const trunk = ellipsoid([0, -0.05, 0], [0.5, 0.52, 0.44]);
const feet = union([
  ellipsoid([-0.25, -0.54, 0.14], [0.2, 0.13, 0.26]),
  ellipsoid([0.25, -0.54, 0.14], [0.2, 0.13, 0.26]),
]);

export const plushBody: Solid = (x, y, z) => blend(trunk(x, y, z), feet(x, y, z), 0.1);
export const plushArm = rod([0, 0, 0], [0.02, -0.42, 0.04], 0.13, 0.165);

/** What sets one animal apart; colors as #rrggbb. */
type Animal = {
  ears: Solid;
  coat: string;
  belly: string;
  iris: string;
  nose: string;
  top: number;
  half?: number;
  /** How strongly the insides of the ears are pink. */
  earPink?: number;
  markings?: (point: Parameters<Painter>[0]) => number;
  markColor?: string;
  muzzle?: boolean;
};

function mirrored(solid: Solid): Solid {
  return (x, y, z) => solid(Math.abs(x), y, z);
}

function animal(it: Animal): Hero {
  const coat = linear(it.coat);
  const belly = linear(it.belly);
  const mark = linear(it.markColor ?? towards(it.coat, '#3a1c0c', 0.5));
  const muzzle = ellipsoid([0, -0.24, 0.5], [0.26, 0.19, 0.16]);
  const head: Solid = (x, y, z) => {
    const face = it.muzzle ? blend(skull(x, y, z), muzzle(x, y, z), 0.08) : skull(x, y, z);
    return blend(face, it.ears(x, y, z), 0.07);
  };
  return {
    head,
    paintHead(point, surface) {
      fur(surface, point, coat);
      if (it.markings) tint(surface, mark, it.markings(point));
      tint(surface, belly, patch(point, 0, -0.3, 0.62, 0.36) * (it.muzzle === false ? 0 : 0.95));
      const inEar =
        smooth(0.5, 0.62, point.y + Math.abs(point.x) * 0.3) * smooth(0.02, 0.12, point.nz - 0.55);
      if (skull(point.x, point.y, point.z) > 0.07) tint(surface, pink, inEar * (it.earPink ?? 0.8));
    },
    body: plushBody,
    paintBody(point, surface) {
      fur(surface, point, coat);
      tint(surface, belly, patch(point, 0, -0.12, 0.5, 0.36));
      if (point.y < -0.5 && point.z > 0.32) tint(surface, belly, 0.5);
    },
    arm: plushArm,
    paintArm(point, surface) {
      fur(surface, point, coat);
      tint(surface, belly, smooth(-0.32, -0.46, point.y) * 0.7);
    },
    face: {
      iris: it.iris,
      irisLight: towards(it.iris, '#ffe9a0', 0.55),
      line: '#24120c',
      lid: towards(it.coat, '#2a1208', 0.18),
      brow: towards(it.coat, '#1c0c06', 0.72),
    },
    nose: it.nose,
    top: it.top,
    half: it.half ?? 0.78,
  };
}

const stripes = (point: { x: number; y: number; z: number }) =>
  smooth(
    0.25,
    0.6,
    Math.sin(Math.abs(point.x) * 15 + point.y * 3 + fractal(point.y * 5, point.x * 5, 2)),
  ) * smooth(0.18, 0.42, point.y + Math.abs(point.x) * 0.12);

export const cat = (coat: string): Hero =>
  animal({
    ears: mirrored(rod([0.44, 0.4, 0], [0.56, 0.92, 0.02], 0.25, 0.04)),
    coat,
    belly: '#fff3e2',
    iris: '#3f8a4a',
    nose: '#e8727c',
    top: 0.98,
    markings: (point) => stripes(point) * 0.75,
  });

export const dog = (coat: string): Hero =>
  animal({
    ears: mirrored(ellipsoid([0.72, 0.0, 0.05], [0.17, 0.44, 0.22])),
    coat,
    belly: '#fff4e6',
    iris: '#6a3d1c',
    nose: '#2a1a18',
    top: 0.7,
    half: 0.95,
    earPink: 0,
    muzzle: true,
    markings: (point) =>
      Math.max(patch(point, 0.32, 0.12, 0.5, 0.3), smooth(0.66, 0.72, Math.abs(point.x))),
  });

export const bear = (coat: string, belly: string): Hero =>
  animal({
    ears: mirrored(ball(0.52, 0.52, 0, 0.23)),
    coat,
    belly,
    iris: '#5a3414',
    nose: '#33201a',
    top: 0.8,
    muzzle: true,
    earPink: 0.55,
  });

export const bunny = (coat: string): Hero =>
  animal({
    ears: mirrored(rod([0.26, 0.45, -0.02], [0.38, 1.22, -0.05], 0.17, 0.13)),
    coat,
    belly: '#ffffff',
    iris: '#7a4a8a',
    nose: '#f08a98',
    top: 1.38,
  });

export const fox: Hero = animal({
  ears: mirrored(rod([0.46, 0.38, 0], [0.62, 0.98, 0], 0.24, 0.03)),
  coat: '#e8762a',
  belly: '#fff3e4',
  iris: '#8a5a1c',
  nose: '#2a1a18',
  top: 1.0,
  muzzle: true,
});

/** Nobody has seen one before: a round creature with a sprout. */
export function sprite(coat: string): Hero {
  const sprout = union([
    rod([0, 0.5, 0], [0.02, 0.92, 0], 0.045, 0.035),
    ellipsoid([-0.17, 0.98, 0], [0.2, 0.08, 0.12]),
    ellipsoid([0.2, 1.02, 0], [0.2, 0.08, 0.12]),
  ]);
  const horns = mirrored(rod([0.56, 0.3, 0], [0.76, 0.6, 0.02], 0.16, 0.09));
  const hero = animal({
    ears: (x, y, z) => Math.min(sprout(x, y, z), horns(x, y, z)),
    coat,
    belly: '#fff6e8',
    iris: '#3a5a9a',
    nose: '#e0707c',
    top: 1.12,
    earPink: 0,
    muzzle: false,
  });
  const green = linear('#6fc04a');
  return {
    ...hero,
    nose: undefined,
    paintHead(point, surface) {
      hero.paintHead(point, surface);
      if (sprout(point.x, point.y, point.z) < 0.02 && point.y > 0.64) {
        setColor(surface, green);
        surface.gloss = 0.3;
      }
      const spot =
        patch(point, 0.4, 0.38, 0.42, 0.1) +
        patch(point, -0.3, 0.48, 0.36, 0.07) +
        patch(point, -0.46, 0.34, 0.4, 0.05);
      tint(surface, linear('#fff6e8'), Math.min(1, spot) * 0.6);
    },
  };
}

const beak = ellipsoid([0, -0.16, 0.6], [0.17, 0.1, 0.16]);
export function chick(coat: string): Hero {
  const tuft = union([
    rod([0, 0.55, 0], [-0.08, 0.86, 0], 0.07, 0.03),
    rod([0, 0.55, 0], [0.1, 0.92, 0], 0.07, 0.03),
  ]);
  const hero = animal({
    ears: tuft,
    coat,
    belly: '#fff6d8',
    iris: '#3a2a1a',
    nose: '#f59a1e',
    top: 0.98,
    earPink: 0,
    muzzle: false,
  });
  return {
    ...hero,
    nose: undefined,
    head: (x, y, z) => Math.min(hero.head(x, y, z), beak(x, y, z)),
    paintHead(point, surface) {
      hero.paintHead(point, surface);
      if (beak(point.x, point.y, point.z) > 0.01) return;
      setColor(surface, linear('#f8a024'));
      surface.gloss = 0.4;
    },
    arm: ellipsoid([0.02, -0.24, 0], [0.15, 0.34, 0.1]),
  };
}
