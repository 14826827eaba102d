import { leafRing } from '../../kit/cast/leaves.ts';
import { mottle } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { clamp } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { byHeight, byRadius, meet } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

const berryBody = turned(rows(2, [-90, 0.88, 0, 1.02, 60, 0.94, 90, 0.74]));

export const blueberry = morsel(['#3f5cc8', '#4a50c0'], (coat) => ({
  shape: [
    painted(coat, 0.25, berryBody, [
      marked('#a8c0ff', (p) => clamp(mottle(p, 2.4) * 1.6 - 0.6) * 0.55),
      marked('#141c4a', meet(byRadius(0.42, 0.3), byHeight(0.4, 0.6))),
    ]),
    painted(
      towards(coat, '#20306a', 0.35),
      0.2,
      leafRing({
        count: 6,
        height: 0.74,
        start: 0.26,
        length: 0.3,
        width: 0.2,
        thickness: 0.035,
        rise: 1.1,
        droop: -0.2,
      }),
    ),
  ],
  build: { bottom: -0.88, side: 0.98, size: 0.86 },
  face: { y: -0.12, size: 1 },
  iris: '#24489a',
  limbs: { shoe: '#ff7aa8' },
  speech: 'tiny',
  inside: '#b8d0a0',
  juice: '#5a58d8',
}));
