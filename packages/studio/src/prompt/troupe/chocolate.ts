import { mottle } from '../../kit/cast/paint.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { byHeight, stripe, sum } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box } from './body/solids.ts';

const bar = box([0, 0.16, 0], [0.86, 1.18, 0.26], 0.08);

const foil = box([0, -0.44, 0], [0.92, 0.74, 0.31], 0.06);

export const chocolate = morsel(['#6a361c'], (coat, accent = '#e02a4a') => ({
  shape: [
    painted(coat, 0.6, (x, y, z) => {
      const grid = Math.max(
        smooth(0.09, 0.03, Math.abs(((x + 1.8) % 0.6) - 0.3)),
        smooth(0.09, 0.03, Math.abs(((y + 2.1) % 0.6) - 0.3)),
      );
      return (bar(x, y, z) + (z > 0 ? 0.05 * grid : 0)) * 0.85;
    }),
    painted(
      accent,
      0.6,
      (x, y, z) => Math.max(foil(x, y, z), (y + 0.04 - 0.05 * Math.sin(x * 24)) * 0.6),
      [
        marked('#ffd24a', sum(byHeight(-0.22, -0.16), stripe(-0.94, 0.05, 0.03))),
        (p, surface) => darken(surface, 0.92 + 0.1 * mottle(p, 4)),
      ],
    ),
  ],
  build: { bottom: -1.2, side: 0.86, shoulder: -0.4, size: 0.78 },
  face: { y: 0.5, size: 0.98 },
  skin: '#8a4a28',
  limbs: { limb: coat, shoe: accent },
  speech: 'grown',
  inside: '#8a4a26',
  juice: '#6a3418',
}));
