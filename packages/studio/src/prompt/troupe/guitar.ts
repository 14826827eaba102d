import { ball, melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted, polished } from './body/paints.ts';
import { box, slab } from './body/solids.ts';

const guitarBody = slab(
  (x, y) => {
    const lower = Math.sqrt(x * x + (y + 0.52) ** 2) - 0.8;
    const upper = Math.sqrt(x * x + (y - 0.42) ** 2) - 0.56;
    const share = Math.min(1, Math.max(0, 0.5 + (upper - lower) / 0.5));
    return upper + (lower - upper) * share - 0.25 * share * (1 - share);
  },
  0.2,
  0.08,
);

export const guitar = morsel(['#e08a3a', '#d83a3a', '#3f8ad0'], (coat) => ({
  shape: [
    painted(coat, 0.8, guitarBody, [
      marked(
        towards(coat, '#4a1a0a', 0.6),
        (p) =>
          smooth(-0.14, -0.06, guitarBody(p.x, p.y, 0)) + fractal(p.x * 30, p.y * 1.4, 2) * 0.15,
      ),
    ]),
    painted('#5a3420', 0.4, box([0, 1.2, 0.06], [0.13, 0.76, 0.1], 0.04), [
      marked(
        '#e8dcc0',
        (p) =>
          smooth(0.02, 0.01, Math.abs(((((p.y * 5) % 1) + 1) % 1) - 0.5) / 5) *
          smooth(0.1, 0.14, p.z),
      ),
    ]),
    painted(
      '#4a2a1a',
      0.4,
      melted(0.02, [
        box([0, 2.06, 0.04], [0.2, 0.22, 0.08], 0.05),
        ...[-1, 1].flatMap((side) => [1.96, 2.14].map((y) => ball(side * 0.26, y, 0.04, 0.07))),
      ]),
    ),
    polished(
      '#f4f0e0',
      [-0.07, -0.02, 0.03, 0.08].map((x) => rod([x, 0.46, 0.2], [x, 1.96, 0.19], 0.012, 0.012)),
    ),
    painted('#4a2a1a', 0.4, box([0, -1.06, 0.2], [0.3, 0.06, 0.06], 0.03)),
  ],
  build: { bottom: -1.34, side: 0.62, shoulder: 0.06, size: 0.68, stand: 0.32 },
  face: { y: -0.36, size: 1.0 },
  limbs: { limb: '#7a4422', shoe: '#3a2a4a' },
  speech: 'low',
  inside: '#f0cc90',
  juice: coat,
}));
