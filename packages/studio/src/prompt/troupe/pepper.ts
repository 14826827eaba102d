import { leafPaint } from '../../kit/cast/paint.ts';
import { rod, turned } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { calyx } from './body/calyx.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

const bell = turned(
  rows(2, [-90, 0.86, -60, 1.0, -20, 0.92, 20, 1.0, 50, 1.1, 72, 0.96, 90, 0.72]),
  { count: 4, depth: 0.13, sharp: 1.3 },
);

export const pepper = morsel(['#3fae3a', '#ffc21e'], (coat) => ({
  shape: [
    painted(coat, 0.95, bell, [
      marked(towards(coat, '#0a3a10', 0.4), (p) => smooth(0, -0.9, p.y) * 0.5),
    ]),
    { solid: calyx(0.78, 0.4), paint: leafPaint('#2f7a2c') },
    painted('#5f9a3a', 0.3, rod([0, 0.7, 0], [0.16, 1.24, 0], 0.12, 0.1)),
  ],
  build: { bottom: -0.92, side: 0.9, size: 0.84 },
  face: { y: -0.06, size: 0.92 },
  iris: '#6a4a14',
  limbs: { shoe: '#e8502a' },
  speech: 'young',
  inside: '#d8f0a0',
  juice: '#b8e86a',
}));
