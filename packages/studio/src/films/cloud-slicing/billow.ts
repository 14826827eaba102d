import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import { linearRgb, roughen, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';

const dawnLight: Light = {
  key: { direction: direction(0.55, 0.75, 0.45), color: [1.5, 1.38, 1.2] },
  rim: { direction: direction(0.7, 0.5, -0.5), color: [1.5, 1.0, 0.6] },
  sky: [0.55, 0.58, 0.72],
  ground: [0.4, 0.34, 0.5],
  window: 0,
};

function billow(variant: number): Solid {
  return (x, y, z) => {
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length > 1.25) return length - 1.05;
    const bump = spaceNoise(x * 1.9 + variant * 9, y * 1.9 + variant, z * 1.9, 3) - 0.5;
    return (length - 0.82 - 0.5 * bump) * 0.55;
  };
}

/** A billow of a tone (#rrggbb), for the workshop alone; the variant changes its bumps. */
export function billowShape(variant: number, color: string): CastShape {
  return {
    solid: billow(variant),
    paint(point, surface) {
      setColor(surface, linearRgb(color));
      tint(surface, linearRgb('#aeb4e8'), smooth(0.1, -0.8, point.y) * 0.6);
      roughen(point, 0.18, 5);
      surface.soft = 0.9;
      surface.gloss = 0;
      surface.rim = 0.9;
    },
    alpha: (_point, facing) => smooth(0.05, 0.5, facing),
    light: dawnLight,
  };
}
