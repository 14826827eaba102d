import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ellipsoid, rod, type Solid } from '../../kit/cast/solid.ts';
import { linear, setColor } from '../../kit/cast/surface.ts';
import { softbox } from './softbox.ts';

// What the gear looks like, for the workshop alone: renders open the sprites that ship.

const phoneColors = { red: '#f0403a', white: '#f0ece8', blue: '#2a6af0', pink: '#ff7ab8' } as const;
export type PhonesName = keyof typeof phoneColors;

/** Headphones for a head about 1.3 units wide. */
function headphones(name: PhonesName): CastShape {
  const own = linear(phoneColors[name]);
  const band: Solid = (x, y, z) => {
    const ring = Math.sqrt(x * x + (y * 0.92) ** 2) - 0.68;
    return Math.max(Math.sqrt(ring * ring + z * z * 0.4) - 0.055, -y);
  };
  const cup: Solid = (x, y, z) =>
    ellipsoid([0.68, -0.04, 0.1], [0.13, 0.24, 0.22])(Math.abs(x), y, z);
  const pad: Solid = (x, y, z) =>
    ellipsoid([0.6, -0.04, 0.12], [0.08, 0.2, 0.2])(Math.abs(x), y, z);
  return {
    light: softbox,
    solid: (x, y, z) => Math.min(band(x, y, z) * 0.8, cup(x, y, z), pad(x, y, z)),
    paint(point, surface) {
      setColor(surface, pad(point.x, point.y, point.z) < 0.01 ? linear('#2a2830') : own);
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
    solid: (x, y, z) =>
      Math.min(basket(x, y, z), ring(x, y, z), body(x, y, z), stand(x, y, z), foot(x, y, z)),
    paint(point, surface) {
      const net = Math.sin(Math.atan2(point.x, point.z) * 26) * Math.sin(point.y * 90);
      setColor(surface, linear(basket(point.x, point.y, point.z) < 0.01 ? '#9aa0ac' : '#26262e'));
      surface.gloss = 0.75;
      if (basket(point.x, point.y, point.z) < 0.01) {
        const dark = net > 0 ? 0.3 : 1;
        setColor(surface, [0.35 * dark, 0.37 * dark, 0.42 * dark]);
        surface.gloss = 0.4;
      }
      if (ring(point.x, point.y, point.z) < 0.006 && point.y < -0.1)
        setColor(surface, linear('#e8b84a'));
      surface.rim = 1.4;
    },
  };
}

export function gearShapes(dog: PhonesName, cat: PhonesName) {
  return { mic: microphone(), dogPhones: headphones(dog), catPhones: headphones(cat) };
}
