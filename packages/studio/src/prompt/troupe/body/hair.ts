import { ball, melted, rod, type Solid, union } from '../../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor } from '../../../kit/cast/surface.ts';
import { fractal } from '../../../kit/math/noise.ts';
import { painted } from './paints.ts';
import type { Shape } from './shape.ts';
import { bent, egg, mirrored } from './solids.ts';

/** A person's head without hair and ears. */
export const personSkull = egg([0, 0, 0], [0.7, 0.64, 0.6]);

function strands(hex: string): Painter {
  const color = linearRgb(hex);
  return (point, surface) => {
    setColor(surface, color);
    darken(surface, 0.72 + 0.56 * fractal(Math.atan2(point.x, point.y + 0.5) * 22, point.z * 3, 2));
    surface.gloss = 0.4;
    surface.rim = 1.2;
  };
}

const shellOfHair = egg([0, 0.03, -0.03], [0.75, 0.69, 0.65]);

/** A larger skull cut away in front of the face; `fringe` is its height over the middle of the face. */
function cap(fringe: number, bow: number, wave = 0.04): Solid {
  return (x, y, z) => {
    const shell = shellOfHair(x, y, z);
    const edge = y - fringe + bow * x * x + wave * Math.sin(x * 14);
    return Math.max(shell, Math.min(0.25, z - 0.1 - edge * 3) * 0.3);
  };
}

const spikes = melted(
  0.05,
  [-0.5, -0.26, 0, 0.26, 0.5].map((x, i) =>
    rod([x * 0.8, 0.48, 0.16], [x * 1.3 + 0.1, 0.78 - (i % 2) * 0.06, 0.3], 0.17, 0.03),
  ),
);
const bunches = mirrored(
  melted(0.1, [ball(0.72, 0.42, -0.08, 0.27), egg([0.86, 0.12, -0.08], [0.16, 0.26, 0.16])]),
);
const curl = bent(0.05, [
  [0, 0.6, 0.1, 0.09],
  [0.13, 0.78, 0.16, 0.06],
  [0, 0.84, 0.24, 0.025],
]);
const long = melted(0.16, [
  egg([0, -0.12, -0.2], [0.84, 0.84, 0.36]),
  mirrored(egg([0.62, -0.62, -0.1], [0.26, 0.4, 0.24])),
]);
const bun = ball(0, 0.84, -0.1, 0.3);
const sides = mirrored(melted(0.08, [ball(0.66, 0.1, -0.1, 0.22), ball(0.6, 0.28, -0.2, 0.2)]));

type HairCut = 'curl' | 'bunches' | 'tousled' | 'long' | 'bun' | 'sides' | 'short';
const cuts: Record<HairCut, Solid> = {
  curl: union([cap(0.46, -0.1), curl]),
  bunches: union([cap(0.3, 0.5), bunches]),
  tousled: melted(0.03, [cap(0.36, 0.1), spikes]),
  long: cap(0.34, 0.62, 0.01),
  bun: melted(0.03, [cap(0.36, 0.5, 0.02), bun]),
  sides,
  short: cap(0.42, 0.2, 0.02),
};

/** A haircut in a color (#rrggbb). */
export function hair(cut: HairCut, color: string): Shape {
  return { solid: cuts[cut], paint: strands(color) };
}

/** What falls down behind the shoulders. */
export function backHair(color: string): Shape {
  return { solid: long, paint: strands(color) };
}

/** A full beard around the mouth; `long` reaches that far below the middle of the face. */
export function beard(color: string, long: number): Shape {
  const lumpy = melted(0.12, [
    egg([0, -0.36, 0.26], [0.56, 0.34, 0.4]),
    egg([0, -0.36 - (long - 0.6) / 2, 0.34], [0.42, 0.28 + (long - 0.6) / 2, 0.3]),
    mirrored(egg([0.56, -0.12, 0.16], [0.16, 0.3, 0.26])),
  ]);
  return {
    solid: (x, y, z) => lumpy(x, y, z) - 0.018 * Math.sin(x * 18) * Math.sin(y * 15),
    paint: strands(color),
  };
}

/** Two tips under the nose. */
export function mustache(color: string): Shape {
  return painted(
    color,
    0.3,
    mirrored(
      melted(0.05, [
        egg([0.12, -0.24, 0.58], [0.16, 0.08, 0.08]),
        rod([0.2, -0.24, 0.58], [0.38, -0.16, 0.5], 0.06, 0.02),
      ]),
    ),
  );
}
