import { ball, ellipsoid, rod, type Solid, union } from '../cast/solid.ts';
import { linear, type Painter, setColor } from '../cast/surface.ts';
import type { Hero } from './hero.ts';

export type HatName =
  | 'bow'
  | 'chef'
  | 'helmet'
  | 'halo'
  | 'headphones'
  | 'party'
  | 'flower'
  | 'crown';
type Hat = { solid: Solid; paint: Painter; top: number; half: number };

function torus(cy: number, large: number, small: number, upright = false): Solid {
  return (x, y, z) => {
    const ring = upright
      ? Math.sqrt(x * x + (y - cy) ** 2) - large
      : Math.sqrt(x * x + z * z) - large;
    const off = upright ? z : y - cy;
    return Math.sqrt(ring * ring + off * off) - small;
  };
}

function plain(hex: string, gloss = 0.2, glow = 0): Painter {
  const color = linear(hex);
  return (_point, surface) => {
    setColor(surface, color);
    surface.gloss = gloss;
    surface.glow = glow;
    surface.rim = 1;
  };
}

const brim = ellipsoid([0, 0.4, 0.16], [0.78, 0.06, 0.74]);
const petals = union(
  Array.from({ length: 5 }, (_, i) =>
    ball(0.46 + Math.cos(i * 1.2566) * 0.14, 0.5 + Math.sin(i * 1.2566) * 0.14, 0.38, 0.11),
  ),
);
const pollen = ball(0.46, 0.5, 0.44, 0.1);

const hats: Record<HatName, Hat> = {
  bow: {
    solid: union([
      ellipsoid([-0.2, 0.68, 0.18], [0.2, 0.15, 0.1]),
      ellipsoid([0.2, 0.68, 0.18], [0.2, 0.15, 0.1]),
      ball(0, 0.68, 0.22, 0.1),
    ]),
    paint: plain('#ff4f86', 0.35),
    top: 0.86,
    half: 0.5,
  },
  chef: {
    solid: union(
      [
        rod([0, 0.46, 0], [0, 0.78, 0], 0.4, 0.4),
        ball(-0.28, 0.98, 0, 0.3),
        ball(0.28, 0.98, 0, 0.3),
        ball(0, 1.08, 0.08, 0.32),
        ball(0, 0.98, -0.24, 0.3),
      ],
      0.06,
    ),
    paint: plain('#f3efe8', 0.05),
    top: 1.4,
    half: 0.62,
  },
  helmet: {
    solid: (x, y, z) =>
      Math.min(
        Math.max(ellipsoid([0, 0.36, 0], [0.7, 0.5, 0.66])(x, y, z), 0.34 - y),
        brim(x, y, z),
        Math.max(
          rod([0, 0.4, -0.6], [0, 0.4, 0.6], 0.5, 0.5)(x, y, z),
          Math.abs(x) - 0.07,
          0.4 - y,
        ),
      ),
    paint: plain('#ffc21a', 0.7),
    top: 0.95,
    half: 0.84,
  },
  halo: { solid: torus(0.98, 0.4, 0.055), paint: plain('#ffdf7a', 0.8, 1.1), top: 1.06, half: 0.5 },
  headphones: {
    solid: (x, y, z) =>
      Math.min(
        Math.max(torus(0, 0.8, 0.07, true)(x, y, z), 0.02 - y),
        ellipsoid([0.78, -0.02, 0.02], [0.14, 0.26, 0.25])(Math.abs(x), y, z),
      ),
    paint: plain('#3a3f5c', 0.6),
    top: 0.9,
    half: 0.96,
  },
  party: {
    solid: rod([0, 0.5, 0], [0.06, 1.12, 0], 0.34, 0.02),
    paint(point, surface) {
      setColor(
        surface,
        Math.sin((point.y + point.x * 0.5) * 26) > 0 ? linear('#ff5a7a') : linear('#ffe27a'),
      );
      surface.gloss = 0.3;
    },
    top: 1.18,
    half: 0.4,
  },
  flower: {
    solid: (x, y, z) => Math.min(petals(x, y, z), pollen(x, y, z)),
    paint: (point, surface) =>
      setColor(surface, linear(pollen(point.x, point.y, point.z) < 0.01 ? '#ffd23a' : '#ff8fb8')),
    top: 0.8,
    half: 0.75,
  },
  crown: {
    solid: (x, y, z) => {
      const ring = Math.abs(Math.sqrt(x * x + z * z) - 0.38) - 0.03;
      const points = 0.16 * Math.abs(Math.sin(Math.atan2(x, z) * 2.5)) + 0.72;
      return Math.max(ring, y - points, 0.5 - y) * 0.7;
    },
    paint: plain('#ffc83a', 0.9, 0.1),
    top: 0.92,
    half: 0.45,
  },
};

/** The same hero, wearing it. */
export function withHat(hero: Hero, name: HatName): Hero {
  const hat = hats[name];
  return {
    ...hero,
    head: (x, y, z) => Math.min(hero.head(x, y, z), hat.solid(x, y, z)),
    paintHead(point, surface) {
      if (hat.solid(point.x, point.y, point.z) < hero.head(point.x, point.y, point.z))
        hat.paint(point, surface);
      else hero.paintHead(point, surface);
    },
    top: Math.max(hero.top, hat.top),
    half: Math.max(hero.half, hat.half),
  };
}
