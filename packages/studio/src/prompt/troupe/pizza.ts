import { mottle } from '../../kit/cast/paint.ts';
import { melted, rod, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { dot } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import type { Shape } from './body/shape.ts';
import { egg, polygon, slab } from './body/solids.ts';

const wedge = slab(polygon([-0.92, 0.72, 0.92, 0.72, 0.1, -1.12, -0.1, -1.12]), 0.2, 0.14);

const crust = rod([-0.94, 0.82, 0], [0.94, 0.82, 0], 0.24, 0.24);

const drips = union([
  rod([-0.44, 0.1, 0.16], [-0.46, -0.62, 0.16], 0.12, 0.1),
  rod([0.5, 0.2, 0.16], [0.5, -0.5, 0.16], 0.11, 0.09),
]);

export const pizza = morsel(['#ffc94a'], (coat) => {
  const slices: Shape[] = rows(2, [-0.52, 0.44, 0.56, 0.5, 0.02, -0.78]).map(([x, y]) =>
    painted('#d8342a', 0.45, egg([x, y, 0.2], [0.22, 0.22, 0.07]), [
      marked('#8a1c1c', dot(x, y, 0.16, 0.2)),
    ]),
  );
  return {
    shape: [
      painted(coat, 0.5, melted(0.08, [wedge, drips]), [
        marked('#f0962a', (p) => smooth(0.5, 0.64, mottle(p, 2.6)) * 0.7),
        marked('#e0a050', (p) => smooth(0.08, -0.04, p.z)),
      ]),
      painted('#d8923e', 0.2, crust, [(p, surface) => darken(surface, 0.8 + 0.36 * mottle(p, 3))]),
      ...slices,
      painted('#4f9a3c', 0.3, [
        egg([0.3, 0.6, 0.2], [0.1, 0.05, 0.06]),
        egg([-0.2, 0.58, 0.2], [0.09, 0.06, 0.06]),
      ]),
    ],
    build: { bottom: -1.14, side: 0.6, shoulder: -0.12, size: 0.86, stand: 0.2 },
    face: { y: 0.12, size: 0.82 },
    limbs: { limb: '#c8782e', shoe: '#d8342a' },
    speech: 'young',
    inside: '#ffe9a8',
    juice: '#ff6a3a',
  };
});
