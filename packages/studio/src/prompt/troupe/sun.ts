import { smooth, TURN } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { glow, lit, marked, painted } from './body/paints.ts';
import { egg, slab } from './body/solids.ts';

const rays = slab(
  (x, y) => {
    const angle = Math.atan2(x, y);
    const point = Math.abs((((angle / TURN) * 12 + 12) % 1) - 0.5) * 2;
    return (Math.sqrt(x * x + y * y) - 0.92 - 0.36 * point) * 0.62;
  },
  0.12,
  0.08,
);

export const sun = morsel(['#ffc81e', '#ffae1e'], (coat) => ({
  shape: [
    painted(coat, 0.2, egg([0, 0, 0.06], [0.9, 0.9, 0.5]), [
      marked('#ffe98a', (p) => smooth(0.2, 0.9, p.y) * 0.6),
      glow(0.25),
    ]),
    lit('#ff8a1e', 0.25, rays),
  ],
  build: { bottom: -1.26, side: 0.96, shoulder: -0.34, size: 0.84 },
  face: { y: 0, size: 1.02 },
  limbs: { limb: '#f0861e' },
  hovers: true,
  speech: 'grown',
  inside: '#fff2a8',
  juice: '#ffd24a',
}));
