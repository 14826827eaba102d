import { mottle } from '../../kit/cast/paint.ts';
import { melted } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box } from './body/solids.ts';

const toast = melted(0.1, [
  box([0, -0.16, 0], [0.82, 0.78, 0.26], 0.16),
  box([0, 0.5, 0], [0.98, 0.4, 0.26], 0.26),
]);

const loaf = melted(0.1, [
  box([0, -0.16, 0], [0.82, 0.78, 0.6], 0.16),
  box([0, 0.5, 0], [0.98, 0.4, 0.6], 0.26),
]);

export const bread = morsel(['#f6d7a0'], (coat) => ({
  shape: painted(coat, 0.1, toast, [
    (p, surface) => darken(surface, 0.9 + 0.18 * mottle(p, 9)),
    marked('#b86a26', (p) => smooth(-0.13, -0.05, loaf(p.x, p.y, 0)) + smooth(0.2, 0.1, p.z)),
  ]),
  build: { bottom: -0.94, side: 0.82, size: 0.94 },
  face: { y: 0.08, size: 0.96 },
  limbs: { limb: '#b8702a', shoe: '#e8943a' },
  speech: 'young',
  inside: '#fff2d8',
  juice: '#f8e0b0',
}));
