import { turned } from '../cast/solid.ts';
import { darken, linear, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../parts/easing.ts';
import { moist, mottle, spots } from './paint.ts';
import type { Produce } from './produce.ts';

const skin = linear('#c0935a');
const soil = linear('#8a5f34');
const pale = linear('#dcb67c');
const flesh = linear('#f7e08c');

export const potato: Produce = {
  body: turned(
    [
      [-90, 1.02],
      [-45, 0.95],
      [0, 0.88],
      [45, 0.94],
      [90, 1.08],
    ],
    undefined,
    (x, y, z) =>
      0.07 * Math.sin(x * 3.1 + y * 2.2 + 0.5) +
      0.05 * Math.cos(y * 4.3 - z * 2.7) +
      0.04 * Math.sin(z * 5 + x * 2),
  ),
  skin(point, surface) {
    setColor(surface, skin);
    tint(surface, pale, mottle(point, 2.2) * 0.9 - 0.15);
    tint(surface, soil, smooth(0.55, 0.7, mottle(point, 7)) * 0.7);
    const eye = spots(point, 6, 0.14);
    const speck = spots(point, 24, 0.13);
    tint(surface, soil, speck * 0.7);
    darken(surface, 1 - eye * 0.55);
    roughen(point, 0.5, 14);
    surface.gloss = 0.14;
  },
  flesh(point, surface, edge) {
    setColor(surface, flesh);
    darken(surface, 0.88 + 0.2 * mottle(point, 9));
    tint(surface, linear('#fff3b8'), smooth(0.06, 0.02, Math.abs(edge - 0.82)) * 0.6);
    tint(surface, soil, smooth(0.955, 0.98, edge));
    moist(surface, 0.35);
  },
  cut: 0.48,
  bottom: -1,
  top: 1.16,
  half: 1.06,
  size: 0.98,
  face: { y: -0.08, size: 0.95 },
  juice: '#fff3c4',
  lid: '#a87e4a',
  iris: '#6a3d14',
};
