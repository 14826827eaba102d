import { patch } from '../../kit/cast/fur.ts';
import { ball, melted } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { animal } from './body/animal.ts';
import { marked } from './body/paints.ts';
import { egg, mirrored } from './body/solids.ts';

const frogHead = melted(0.1, [
  egg([0, -0.1, 0], [0.86, 0.54, 0.6]),
  mirrored(ball(0.36, 0.34, 0.2, 0.32)),
]);

export const frog = animal(['#62c23e', '#3fae6a'], (coat) => ({
  bare: true,
  belly: '#e8f6b0',
  iris: '#8a6a14',
  head: frogHead,
  extras: [],
  headMark: marked(
    towards(coat, '#0a4a1a', 0.4),
    (p) =>
      patch(p, 0.5, 0.18, 0.3, 0.12) + patch(p, -0.6, 0.1, 0.3, 0.1) + patch(p, 0, 0.4, 0.4, 0.1),
  ),
  faceAt: { y: 0.3, size: 1.02 },
  body: melted(0.08, [
    egg([0, -0.08, 0], [0.54, 0.48, 0.46]),
    mirrored(egg([0.46, -0.4, 0.1], [0.28, 0.24, 0.3])),
    mirrored(egg([0.44, -0.58, 0.26], [0.26, 0.08, 0.26])),
  ]),
  paws: '#f0a83a',
  speech: 'young',
}));
