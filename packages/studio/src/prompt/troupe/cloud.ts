import { ball, melted } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';

const puffs = melted(0.12, [
  egg([0, -0.1, 0], [0.92, 0.62, 0.6]),
  ball(-0.78, -0.22, 0, 0.5),
  ball(0.8, -0.22, 0, 0.48),
  ball(-0.36, 0.4, -0.05, 0.54),
  ball(0.36, 0.32, -0.05, 0.5),
  ball(0.02, 0.6, -0.1, 0.4),
  ball(-0.4, -0.42, 0.1, 0.4),
  ball(0.36, -0.44, 0.1, 0.4),
]);

export const cloud = morsel(['#ffffff', '#f4f0ff'], (coat) => ({
  shape: painted(coat, 0.05, puffs, [
    marked('#a8c8f4', (p) => smooth(0.1, -0.8, p.y) * 0.75),
    (_p, surface) => {
      surface.glow = 0.08;
      surface.soft = 0.9;
    },
  ]),
  build: { bottom: -0.84, side: 1.16, shoulder: -0.3, size: 0.9 },
  face: { y: 0, size: 1 },
  skin: '#e8f0fc',
  iris: '#3f7ac8',
  limbs: { limb: '#e4eefc', glove: '#ffffff' },
  hovers: true,
  speech: 'airy',
  inside: '#e8f4ff',
  juice: '#bfe0ff',
}));
