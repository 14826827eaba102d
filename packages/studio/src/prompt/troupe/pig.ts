import { towards } from '../../kit/math/colors.ts';
import { animal, tail } from './body/animal.ts';
import { sideEars } from './body/ears.ts';
import { nostrils } from './body/nostrils.ts';
import { painted } from './body/paints.ts';
import { bent, egg } from './body/solids.ts';

const curlyTail = bent(0.06, [
  [0, 0, 0, 0.05],
  [0.3, 0.04, 0, 0.05],
  [0.36, 0.24, 0, 0.05],
  [0.2, 0.2, 0, 0.04],
]);

export const pig = animal(['#f9a8b8', '#f6b8b0'], (coat) => ({
  bare: true,
  belly: towards(coat, '#ffffff', 0.35),
  extras: [
    ...sideEars(coat, [0.58, 0.54, 0.05], '#f0809a'),
    painted(towards(coat, '#f0607a', 0.4), 0.4, egg([0, -0.14, 0.6], [0.22, 0.16, 0.12]), [
      nostrils(0.085, -0.14),
    ]),
  ],
  paws: '#c8607a',
  behind: [tail(painted(coat, 0.3, curlyTail), 0.36, 0.4)],
  speech: 'young',
}));
