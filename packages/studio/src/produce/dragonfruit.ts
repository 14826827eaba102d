import { leafRing } from '../cast/leaves.ts';
import { turned, union } from '../cast/solid.ts';
import { darken, linear, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../parts/easing.ts';
import { moist, mottle, spots } from './paint.ts';
import type { Produce } from './produce.ts';

const pink = linear('#e0186a');
const hot = linear('#ff4f98');
const lime = linear('#b8d848');
const white = linear('#fdf7fa');
const seed = linear('#17101a');

const rings = [-0.62, -0.3, 0.05, 0.4, 0.7].map((height, i) =>
  leafRing({
    count: 6,
    height,
    start: 0.78 * Math.sqrt(1 - height * height * 0.8),
    length: 0.42,
    width: 0.2,
    thickness: 0.03,
    rise: 0.85,
    droop: -0.6,
    turn: i * 0.5,
  }),
);
const crown = leafRing({
  count: 6,
  height: 0.92,
  start: 0.06,
  length: 0.4,
  width: 0.15,
  thickness: 0.03,
  rise: 2.2,
  droop: 0.8,
});
const scales = union([...rings, crown]);

export const dragonfruit: Produce = {
  body: turned([
    [-90, 0.98],
    [-50, 0.94],
    [0, 0.9],
    [50, 0.96],
    [90, 1.04],
  ]),
  skin(point, surface) {
    setColor(surface, pink);
    tint(surface, hot, mottle(point, 2) * 0.7);
    surface.gloss = 0.5;
    surface.soft = 0.4;
  },
  trim: {
    // A face needs a clear place: no scales at the front of the lower rings.
    solid: (x, y, z) =>
      z > 0.45 && y < 0.42 && y > -0.55 && Math.abs(x) < 0.72
        ? Math.max(scales(x, y, z), 0.06)
        : scales(x, y, z),
    paint(point, surface) {
      const out = Math.hypot(point.x, point.z) + Math.max(0, point.y - 0.8) * 0.8;
      setColor(surface, hot);
      tint(surface, lime, clamp(smooth(0.86, 1.12, out)));
      surface.gloss = 0.4;
      surface.soft = 0.4;
    },
  },
  flesh(point, surface, edge) {
    setColor(surface, white);
    darken(surface, 0.9 + 0.12 * mottle(point, 6));
    const pip = spots({ ...point, x: point.x * 1.02, y: point.z, z: point.x + 1.6 }, 44, 0.24);
    tint(surface, seed, pip * smooth(0.86, 0.8, edge));
    tint(surface, pink, smooth(0.88, 0.92, edge));
    moist(surface, 0.45);
  },
  cut: 0.44,
  bottom: -0.98,
  top: 1.6,
  half: 1.22,
  size: 0.95,
  face: { y: -0.1, size: 0.95 },
  juice: '#ff6fb0',
  lid: '#c01460',
  iris: '#7a1450',
};
