import { melted } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { byRadius, meet, stripe, sum } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { steam } from './body/sketches.ts';
import { egg, lathe, ring, without } from './body/solids.ts';

export const coffee = morsel(['#5ab8c8', '#e8705a', '#f4f0ea'], (coat) => ({
  shape: [
    painted(coat, 0.8, ring([0.92, -0.1, 0], 0.38, 0.12, 'z')),
    painted(
      coat,
      0.85,
      without(
        lathe([0, -0.86, 0.66, -0.86, 0.86, -0.6, 0.92, 0.74, 0, 0.74], 0.06),
        lathe([0, 0.5, 0.8, 0.5, 0.86, 0.9, 0, 0.9]),
      ),
      [marked('#ffffff', meet(stripe(0.62, 0.05, 0.03), byRadius(0.85, 0.9)))],
    ),
    painted(
      '#7a4424',
      0.6,
      melted(0.1, [
        lathe([0, 0.56, 0.8, 0.56, 0.8, 0.66, 0, 0.66]),
        egg([0, 0.66, 0], [0.62, 0.16, 0.6]),
      ]),
      [
        marked(
          '#fff2dc',
          sum(byRadius(0.36, 0.3), (p) => smooth(0.1, 0.06, Math.abs(Math.hypot(p.x, p.z) - 0.52))),
        ),
      ],
    ),
  ],
  build: { bottom: -0.9, side: 0.88, size: 0.92 },
  face: { y: -0.08, size: 0.98 },
  iris: '#5a3014',
  limbs: { limb: '#7a4a2a', shoe: '#5a3014' },
  behind: [steam({ y: -1.86 })],
  speech: 'grown',
  top: 2.4,
  inside: '#7a4424',
  juice: '#8a5230',
}));
