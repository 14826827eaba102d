import { melted } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import { pointedEars } from './body/ears.ts';
import { furred, marked } from './body/paints.ts';
import { egg } from './body/solids.ts';
import { brushTail } from './body/tails.ts';

export const fox = animal(['#f0702a'], (coat) => ({
  belly: '#fff6ea',
  iris: '#a86a1c',
  nose: { color: '#2a1a18', size: 1.2 },
  head: melted(0.3, [egg([0, 0.02, 0], [0.74, 0.62, 0.6]), egg([0, -0.18, 0], [0.92, 0.3, 0.4])]),
  extras: pointedEars(coat, 1.25, '#3a2018'),
  headMark: marked(
    '#fff6ea',
    (p) => smooth(-0.02, -0.12, p.y - Math.abs(p.x) * 0.28 + 0.12) * smooth(0.04, 0.2, p.z),
  ),
  paws: '#3a2018',
  behind: [
    tail(furred(coat, brushTail, [marked('#fff6ea', (p) => smooth(0.56, 0.66, p.y))]), 0.26, 0.24),
  ],
  speech: 'young',
}));
