import { ball, melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { stripe, sum } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { lit, marked, painted, polished } from './body/paints.ts';
import { egg, lathe } from './body/solids.ts';

export const lamp = morsel(['#ff9a5a', '#5ac8b8', '#f07ab0'], (coat) => ({
  shape: [
    painted(coat, 0.1, lathe([0, -0.3, 0.94, -0.32, 0.94, -0.26, 0.5, 0.94, 0, 0.94], 0.04), [
      marked('#fff6d0', sum(stripe(-0.26, 0.05, 0.03), stripe(0.92, 0.05, 0.03))),
      (p, surface) => {
        surface.glow = 0.35 * smooth(0.9, -0.3, p.y);
      },
    ]),
    lit('#fff2b0', 1.2, egg([0, -0.4, 0], [0.24, 0.2, 0.24])),
    polished(
      '#d8b060',
      melted(0.1, [
        rod([0, -0.5, 0], [0, -0.9, 0], 0.09, 0.09),
        egg([0, -0.98, 0], [0.52, 0.12, 0.5]),
      ]),
    ),
    painted('#fff0c0', 0.3, [
      rod([0.44, -0.3, 0.3], [0.44, -0.66, 0.3], 0.016, 0.016),
      ball(0.44, -0.72, 0.3, 0.06),
    ]),
  ],
  build: { bottom: -1.1, side: 0.74, shoulder: -0.06, size: 0.94, stand: 0.28 },
  face: { y: 0.2, size: 0.88 },
  limbs: { limb: '#b8863a', shoe: '#b8863a' },
  speech: 'young',
  inside: '#fff2b0',
  juice: '#ffe28a',
}));
