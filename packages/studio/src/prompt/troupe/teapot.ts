import { ball, melted } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { stripe, sum } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { steam } from './body/sketches.ts';
import { bent, egg, lathe, ring } from './body/solids.ts';

export const teapot = morsel(['#6fb8f0', '#ff9ab0', '#8ad0a0'], (coat, accent = '#ffffff') => ({
  shape: [
    painted(
      coat,
      0.9,
      lathe(
        [0, -0.8, 0.56, -0.8, 0.62, -0.72, 0.98, -0.2, 1.0, 0.1, 0.8, 0.5, 0.56, 0.66, 0, 0.66],
        0.05,
      ),
      [marked(accent, sum(stripe(0.44, 0.06, 0.045), stripe(-0.56, 0.05, 0.035)))],
    ),
    painted(
      coat,
      0.9,
      melted(0.05, [egg([0, 0.7, 0], [0.58, 0.2, 0.56]), ball(0, 0.96, 0, 0.15)]),
      [marked('#ffd04a', (p) => smooth(0.86, 0.9, p.y))],
    ),
    painted(
      coat,
      0.9,
      bent(0.1, [
        [-0.8, -0.2, 0, 0.2],
        [-1.16, 0.1, 0, 0.14],
        [-1.34, 0.56, 0, 0.13],
      ]),
    ),
    painted('#ffd04a', 0.8, ring([1.0, 0.02, 0], 0.38, 0.11, 'z')),
  ],
  build: { bottom: -0.84, side: 0.9, shoulder: -0.4, size: 0.92 },
  face: { y: -0.06, size: 0.98 },
  limbs: { limb: towards(coat, '#203050', 0.4), shoe: '#ffd04a' },
  behind: [steam({ x: -1.2, y: -1.72, scale: [0.7, 0.8] })],
  speech: 'grown',
  top: 2.2,
  inside: '#c8823a',
  juice: '#c8823a',
}));
