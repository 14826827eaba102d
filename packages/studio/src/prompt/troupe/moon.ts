import { rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { dot, sum } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { glow, lit, marked, painted } from './body/paints.ts';
import { egg, moved, slab, starOutline } from './body/solids.ts';

const fullMoon = egg([0, 0, 0], [1.06, 1.06, 0.56]);

const crescent = (x: number, y: number, z: number) =>
  Math.max(fullMoon(x, y, z), 0.84 - Math.sqrt((x - 0.92) ** 2 + (y - 0.2) ** 2));

export const moon = morsel(['#fff0b8', '#e8ecff'], (coat) => ({
  shape: [
    painted(coat, 0.15, crescent, [
      marked(
        towards(coat, '#8a7a4a', 0.4),
        sum(dot(-0.36, 0.74, 0.16, 0.13), dot(-0.3, -0.8, 0.12, 0.09), dot(0.1, -0.86, 0.09, 0.06)),
        0.7,
      ),
      glow(0.15),
    ]),
    painted('#c8b88a', 0.3, [rod([0.42, 0.86, 0], [0.66, 0.5, 0.1], 0.012, 0.012)]),
    lit('#ffd23a', 0.4, moved(slab(starOutline(5, 0.24, 0.11), 0.08, 0.06), [0.68, 0.3, 0.1])),
  ],
  build: { bottom: -1.06, side: 0.9, size: 0.94 },
  face: { x: -0.42, y: 0, size: 0.72 },
  iris: '#4a4a9a',
  armless: true,
  hovers: true,
  speech: 'airy',
  inside: '#fffbe0',
  juice: '#ffe9a0',
}));
