import { mottle } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { clamp } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { leaf, stalk } from './body/stalks.ts';

const peachBody = turned(rows(2, [-90, 0.88, -20, 1.04, 40, 1.02, 72, 0.92, 90, 0.78]));

export const peach = morsel(['#ffa868', '#ff9a7a', '#ffd08a'], (coat) => ({
  shape: [
    painted(
      coat,
      0.06,
      (x, y, z) => peachBody(x, y, z) + 0.1 * Math.exp(-((x - 0.12) ** 2) / 0.012) * clamp(y + 0.1),
      [marked('#f0405a', (p) => clamp((p.x + p.y) * 0.42 + mottle(p, 1.6) - 0.42) * 0.9)],
    ),
    stalk(0.86),
    leaf(0.94, 0.25),
    leaf(0.94, 0.8),
  ],
  build: { bottom: -0.88, side: 1.0, size: 0.84 },
  face: { y: -0.1, size: 1 },
  limbs: { limb: '#e0663a', shoe: '#4f9a3c' },
  speech: 'small',
  inside: '#ffd070',
  juice: '#ffb86a',
}));
