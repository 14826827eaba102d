import { ball, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { polygon, slab, without } from './body/solids.ts';

const cheeseBlock = slab(
  polygon([-1.06, -0.72, 1.06, -0.72, 1.06, 0.62, 0.86, 0.74, -1.06, -0.06]),
  0.52,
  0.1,
);

const holes = union([
  ball(0.78, 0.36, 0.54, 0.17),
  ball(-0.84, -0.5, 0.5, 0.16),
  ball(0.86, -0.44, 0.5, 0.12),
  ball(0.3, 0.4, 0.54, 0.08),
  ball(-0.86, -0.06, 0.3, 0.12),
]);

export const cheese = morsel(['#ffcb2e'], (coat) => ({
  shape: painted(coat, 0.35, without(cheeseBlock, holes), [
    marked(towards(coat, '#c86a00', 0.6), (p) => smooth(0.03, -0.01, holes(p.x, p.y, p.z))),
    marked('#ffe88a', (p) => smooth(0.6, 0.8, p.ny)),
  ]),
  build: { bottom: -0.74, side: 1.0, shoulder: -0.36, size: 0.96, stand: 0.4 },
  face: { x: 0.1, y: -0.14, size: 0.92 },
  limbs: { limb: '#d8921e', shoe: '#d8404a' },
  speech: 'young',
  inside: '#ffe27a',
  juice: '#ffd44a',
}));
