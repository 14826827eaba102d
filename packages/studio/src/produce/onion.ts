import { rod, turned, union } from '../cast/solid.ts';
import { darken, linear, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../parts/easing.ts';
import { fractal } from '../parts/noise.ts';
import { moist, mottle } from './paint.ts';
import type { Produce } from './produce.ts';

const amber = linear('#d98a3a');
const copper = linear('#9a4d1c');
const straw = linear('#f0c98a');
const white = linear('#fbf4e2');
const green = linear('#cfd68a');

export const onion: Produce = {
  body: turned([
    [-90, 0.86],
    [-78, 0.84],
    [-50, 0.94],
    [-10, 1.03],
    [20, 1.02],
    [48, 0.9],
    [66, 0.86],
    [78, 1.0],
    [86, 1.25],
    [90, 1.36],
  ]),
  skin(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    const vein = fractal(angle * 22, point.y * 0.7, 2);
    const fine = fractal(angle * 60, point.y * 1.2, 2);
    setColor(surface, amber);
    tint(surface, copper, smooth(0.52, 0.66, vein) * 0.8 + clamp(mottle(point, 1.6) - 0.5));
    tint(surface, straw, smooth(0.6, 1.2, point.y) * 0.7 + smooth(0.62, 0.75, fine) * 0.4);
    const tilt = (fine - 0.5) * 0.3;
    point.nx += tilt * Math.cos(angle);
    point.nz -= tilt * Math.sin(angle);
    surface.gloss = 0.55;
    surface.soft = 0.4;
  },
  trim: {
    solid: union(
      [-0.9, -0.4, 0.2, 0.7, 1.1].map((a, i) =>
        rod([Math.sin(a) * 0.1, -0.8, 0.2], [Math.sin(a) * 0.34, -0.9, 0.5 - i * 0.04], 0.02, 0.01),
      ),
    ),
    paint: (_point, surface) => setColor(surface, straw),
  },
  flesh(_point, surface, edge, angle) {
    const ring = edge * 6.4 + 0.12 * Math.sin(angle * 2) + 0.1 * fractal(angle * 3, edge * 3, 2);
    const gap = Math.abs(ring - Math.round(ring));
    setColor(surface, white);
    tint(surface, green, 0.35 + 0.3 * smooth(0.5, 0, edge));
    tint(surface, white, smooth(0.05, 0.3, gap) * 0.8);
    darken(surface, 0.62 + 0.38 * smooth(0.02, 0.09, gap));
    tint(surface, copper, smooth(0.96, 0.985, edge));
    moist(surface, 0.5);
  },
  cut: 0.42,
  bottom: -0.92,
  top: 1.38,
  half: 1.08,
  size: 0.98,
  face: { y: -0.12, size: 1 },
  juice: '#f6fbe0',
  lid: '#c07a34',
  iris: '#7a4a17',
};
