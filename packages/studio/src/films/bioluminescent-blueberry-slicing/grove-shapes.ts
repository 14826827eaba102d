import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { spots } from '../../kit/cast/paint.ts';
import { rod, type Solid } from '../../kit/cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, spaceNoise } from '../../kit/math/noise.ts';

// What the stone and the mushrooms look like, for the workshop alone.

const grovelight: Light = {
  key: { direction: direction(-0.4, 0.85, 0.3), color: [0.5, 0.68, 1.2] },
  rim: { direction: direction(0.6, 0.5, -0.7), color: [0.6, 0.9, 2] },
  sky: [0.12, 0.18, 0.4],
  ground: [0.04, 0.1, 0.2],
  window: 0.9,
};

/** A flat wet river stone. */
export const riverStone: CastShape = {
  solid(x, y, z) {
    const out = Math.sqrt((x / 1.62) ** 2 + ((y + 0.26) / 0.28) ** 2 + (z / 1.3) ** 2) - 1;
    return (out - 0.1 * (spaceNoise(x * 1.3 + 8, y * 2, z * 1.3, 3) - 0.5)) * 0.24;
  },
  paint(point, surface) {
    const { x, y, z } = point;
    const moss =
      smooth(0.42, 0.6, spaceNoise(x * 2.4 + 5, y * 4, z * 2.4, 3)) *
      smooth(0.75, 1.25, Math.hypot(x / 1.2, z));
    const vein = smooth(0.03, 0.005, Math.abs(fractal(x * 1.2 + 30, z * 2 + 30, 3) - 0.5));
    setColor(surface, linearRgb('#3c4c8c'));
    darken(surface, 0.55 + 0.9 * spaceNoise(x * 7, y * 7, z * 7, 3));
    tint(surface, linearRgb('#1a2250'), vein * 0.8);
    tint(surface, linearRgb('#1f8a6a'), moss);
    roughen(point, 0.25 + 1.2 * moss, 8 + 14 * moss);
    surface.gloss = 0.75 * (1 - moss);
    surface.soft = 0.3 + 0.4 * moss;
    surface.rim = 1.6;
  },
  light: grovelight,
};

const moon: Light = {
  key: { direction: direction(-0.4, 0.8, 0.5), color: [0.45, 0.6, 0.9] },
  rim: { direction: direction(0.8, 0.4, -0.5), color: [0.6, 0.9, 1.8] },
  sky: [0.16, 0.22, 0.4],
  ground: [0.1, 0.4, 0.5],
  window: 0.5,
};

const stem = rod([0.06, -0.9, 0], [0, 0.3, 0], 0.2, 0.13);
const cap: Solid = (x, y, z) => {
  const out = Math.sqrt(x * x + z * z);
  const dome = Math.sqrt((out / 0.72) ** 2 + ((y - 0.18) / 0.62) ** 2) - 1;
  return Math.max(dome * 0.55, 0.12 + 0.35 * out * out - y);
};

/** A little mushroom whose gills and spots glow, of a color (#rrggbb). */
export function mushroomShape(color: string): CastShape {
  const own = linearRgb(color);
  return {
    solid: (x, y, z) => Math.min(stem(x, y, z), cap(x, y, z)),
    paint(point, surface) {
      if (cap(point.x, point.y, point.z) < stem(point.x, point.y, point.z)) {
        setColor(surface, own);
        const spot = spots({ ...point, y: point.y - 0.1 }, 7, 0.3);
        tint(surface, linearRgb('#eaffff'), spot);
        surface.glow = 0.35 + spot * 0.9 + 0.8 * smooth(0.3, 0.1, point.y);
        surface.gloss = 0.4;
      } else {
        setColor(surface, linearRgb('#cfe6ff'));
        tint(surface, own, smooth(-0.2, 0.3, point.y) * 0.8);
        surface.glow = 0.15 + 0.7 * smooth(-0.3, 0.25, point.y);
      }
      surface.soft = 0.7;
      surface.rim = 1.4;
    },
    alpha: ({ y }) => smooth(-0.9, -0.55, y),
    light: moon,
  };
}
