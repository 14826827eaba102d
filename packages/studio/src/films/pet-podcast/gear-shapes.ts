import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, setColor } from '../../kit/cast/surface.ts';
import { softbox } from './light.ts';

// What the gear looks like, for the workshop alone: renders open the sprites that ship.

const phoneColors = { red: '#f0403a', white: '#f0ece8', blue: '#2a6af0', pink: '#ff7ab8' } as const;
export type PhonesName = keyof typeof phoneColors;

/** Headphones for a head about 1.3 units wide. */
function headphones(name: PhonesName): CastShape {
  const own = linearRgb(phoneColors[name]);
  const band: Solid = (x, y, z) => {
    const ring = Math.sqrt(x * x + (y * 0.92) ** 2) - 0.68;
    return Math.max(Math.sqrt(ring * ring + z * z * 0.4) - 0.055, -y) * 0.8;
  };
  const atBothEars =
    (right: Solid): Solid =>
    (x, y, z) =>
      right(Math.abs(x), y, z);
  const cup = atBothEars(ellipsoid([0.68, -0.04, 0.1], [0.13, 0.24, 0.22]));
  const pad = atBothEars(ellipsoid([0.6, -0.04, 0.12], [0.08, 0.2, 0.2]));
  return {
    light: softbox,
    solid: union([band, cup, pad]),
    paint(point, surface) {
      setColor(surface, pad(point.x, point.y, point.z) < 0.01 ? linearRgb('#2a2830') : own);
      surface.gloss = 0.65;
      surface.rim = 1.2;
    },
  };
}

/** A big studio microphone, seen from the front; the middle of its basket lies in the middle. */
function microphone(): CastShape {
  const basket = rod([0, 0, 0], [0, 0.12, 0], 0.2, 0.2);
  const ring: Solid = (x, y, z) =>
    Math.max(Math.sqrt(x * x + z * z) - 0.2, Math.abs(y + 0.17) - 0.035) * 0.9;
  const body = rod([0, -0.3, 0], [0, -0.5, 0], 0.15, 0.11);
  const stand = rod([0, -0.6, 0], [0, -0.86, 0], 0.035, 0.035);
  const foot = ellipsoid([0, -0.88, 0], [0.2, 0.05, 0.2]);
  return {
    light: softbox,
    solid: union([basket, ring, body, stand, foot]),
    paint({ x, y, z }, surface) {
      setColor(surface, linearRgb('#26262e'));
      surface.gloss = 0.75;
      if (basket(x, y, z) < 0.01) {
        const dark = Math.sin(Math.atan2(x, z) * 26) * Math.sin(y * 90) > 0 ? 0.3 : 1;
        setColor(surface, [0.35 * dark, 0.37 * dark, 0.42 * dark]);
        surface.gloss = 0.4;
      }
      if (ring(x, y, z) < 0.006 && y < -0.1) setColor(surface, linearRgb('#e8b84a'));
      surface.rim = 1.4;
    },
  };
}

export function gearShapes(dog: PhonesName, cat: PhonesName) {
  return { mic: microphone(), dogPhones: headphones(dog), catPhones: headphones(cat) };
}
