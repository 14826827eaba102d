import { melted } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import { pointedEars } from './body/ears.ts';
import { furred, marked, painted } from './body/paints.ts';
import { egg, rolled } from './body/solids.ts';

const bushy = melted(0.14, [
  egg([0.42, 0.14, -0.1], [0.34, 0.24, 0.22]),
  rolled(egg([0.74, 0.62, -0.1], [0.34, 0.66, 0.26]), -0.1),
  egg([0.98, 1.2, -0.1], [0.34, 0.26, 0.22]),
]);

export const squirrel = animal(['#c8642a', '#9a6a4a'], (coat) => ({
  belly: '#fff0d8',
  nose: { color: '#3a2018', size: 1 },
  extras: [
    ...pointedEars(coat, 0.7, '#f0b090'),
    painted('#ffffff', 0.5, egg([0, -0.52, 0.56], [0.09, 0.1, 0.05])),
  ],
  behind: [
    tail(
      furred(coat, bushy, [
        marked('#f6c890', (p) => smooth(0.2, 0.05, Math.abs(p.x - 0.62 - 0.2 * p.y)) * 0.7),
      ]),
      0.02,
      0.2,
    ),
  ],
  speech: 'tiny',
}));
