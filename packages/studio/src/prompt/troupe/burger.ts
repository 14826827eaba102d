import { mottle, spots } from '../../kit/cast/paint.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box, egg, lathe, swung } from './body/solids.ts';

const leaf = egg([0, -0.02, 0], [1.12, 0.1, 1.06]);

const lettuce = (x: number, y: number, z: number) => {
  // Far away the waves do not show.
  const wave = y > 0.5 || y < -0.5 ? 0 : 0.07 * Math.sin(Math.atan2(x, z) * 11);
  return leaf(x, y - wave, z) * 0.7;
};

export const burger = morsel(['#e8a04a'], (coat) => ({
  shape: [
    painted(
      coat,
      0.45,
      lathe([0, 0.14, 0.92, 0.12, 1.06, 0.3, 0.94, 0.72, 0.6, 1.0, 0, 1.1], 0.04),
      [marked('#fff2cc', (p) => spots({ ...p, y: p.y - 0.1 }, 17, 0.22) * smooth(0.62, 0.72, p.y))],
    ),
    painted('#6fc83a', 0.3, lettuce),
    painted('#e8362a', 0.7, lathe([0, -0.24, 1.0, -0.24, 1.0, -0.1, 0, -0.1], 0.06)),
    painted('#ffc61e', 0.5, swung(box([0, -0.28, 0], [0.84, 0.05, 0.84], 0.04), 0.6)),
    painted('#6a3418', 0.25, lathe([0, -0.56, 1.0, -0.56, 1.02, -0.34, 0, -0.34], 0.08), [
      (p, surface) => darken(surface, 0.7 + 0.6 * mottle(p, 8)),
    ]),
    painted(coat, 0.4, lathe([0, -0.98, 0.86, -0.98, 0.98, -0.74, 0.94, -0.62, 0, -0.62], 0.05)),
  ],
  build: { bottom: -1.0, side: 0.98, shoulder: -0.34, size: 0.88 },
  face: { y: 0.4, size: 0.92 },
  limbs: { limb: '#a8642a', shoe: '#d8342a' },
  speech: 'low',
  inside: '#8a4a26',
  juice: '#ffb03a',
}));
