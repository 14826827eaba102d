import { melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box, egg, rolled } from './body/solids.ts';

export const pancake = morsel(['#f0b860'], () => ({
  shape: [
    ...[-0.66, -0.3, 0.06, 0.42].map((y, i) =>
      painted(
        '#f8dc9a',
        0.15,
        egg([[0.03, -0.05, 0.04, 0][i]!, y, 0], [1.04, 0.22, 0.96] as const),
        [marked('#c8782e', (p) => smooth(0.04, 0.09, Math.abs(p.y - y)) * 0.9)],
      ),
    ),
    painted(
      '#c8680e',
      1,
      melted(0.08, [
        egg([0, 0.56, 0], [0.86, 0.13, 0.8]),
        ...[-0.7, -0.25, 0.3, 0.72].map((x, i) =>
          rod(
            [x, 0.46, Math.sqrt(0.9 - x * x)],
            [x * 1.08, [-0.26, 0.04, -0.5, -0.06][i]!, Math.sqrt(0.98 - x * x * 0.9) + 0.06],
            0.13,
            0.1,
          ),
        ),
      ]),
    ),
    painted('#fff0a0', 0.6, rolled(box([0.04, 0.76, 0.1], [0.28, 0.12, 0.24], 0.07), 0.08)),
  ],
  build: { bottom: -0.88, side: 0.98, size: 0.92 },
  face: { y: -0.12, size: 0.98 },
  limbs: { limb: '#b8702a', shoe: '#e0505a' },
  speech: 'small',
  inside: '#fbe6b0',
  juice: '#d8821e',
}));
