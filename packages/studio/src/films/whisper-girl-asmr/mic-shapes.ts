import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { blend, ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { lamplight } from './light.ts';

// What the microphone looks like, for the workshop alone: renders open the sprite that ships.

const ear: Solid = (x, y, z) => {
  const side = Math.abs(x) - 0.86;
  const shell = ellipsoid([0, 0.04, 0.1], [0.25, 0.42, 0.13])(side, y, z);
  const bowl = ellipsoid([-0.01, 0.08, 0.24], [0.15, 0.26, 0.14])(side, y, z);
  const ridge = rod([0.03, 0.22, 0.2], [0.05, -0.06, 0.2], 0.035, 0.04)(side, y, z);
  const lobe = ellipsoid([-0.05, -0.3, 0.12], [0.11, 0.11, 0.09])(side, y, z);
  return Math.min(Math.max(blend(shell, lobe, 0.08), -bowl), ridge);
};

const box: Solid = (x, y, z) => {
  const gap = [Math.abs(x) - 0.56, Math.abs(y) - 0.2, Math.abs(z) - 0.16] as const;
  const [a, b, c] = gap.map((value) => Math.max(0, value)) as [number, number, number];
  return Math.sqrt(a * a + b * b + c * c) + Math.min(0, Math.max(...gap)) - 0.09;
};

const plate: Solid = (x, y, z) => ellipsoid([0, 0, 0], [0.1, 0.3, 0.3])(Math.abs(x) - 0.68, y, z);

const stand = rod([0, -0.3, 0], [0, -1, 0], 0.07, 0.07);

const silicone = linearRgb('#9a94a8');
const metal = linearRgb('#3a3a48');

/** A gray microphone with a silicone ear at each side. */
const mic: CastShape = {
  light: lamplight,
  solid: union([ear, box, plate, stand]),
  paint({ x, y, z }, surface) {
    setColor(surface, metal);
    surface.gloss = 0.6;
    surface.rim = 1.4;
    const mesh = Math.sin(x * 90) * Math.sin(y * 90);
    if (Math.abs(x) < 0.4 && Math.abs(y) < 0.17 && z > 0.2)
      tint(surface, [0.01, 0.01, 0.02], mesh > 0.1 ? 0.85 : 0.1);
    if (z > 0.2 && Math.hypot(x - 0.5, y) < 0.03) {
      setColor(surface, linearRgb('#ff5ac0'));
      surface.glow = 3;
    }
    if (ear(x, y, z) > 0.012) return;
    setColor(surface, silicone);
    surface.gloss = 0.25;
    surface.soft = 0.7;
  },
};

export const micShapes = { mic };
