import { ball } from '../../kit/cast/solid.ts';
import { animal, tail } from './body/animal.ts';
import { longEars } from './body/ears.ts';
import { furred } from './body/paints.ts';

export const bunny = animal(['#f4ece8', '#d8b894', '#c8ccd8'], (coat) => ({
  belly: '#ffffff',
  iris: '#9a4a7a',
  nose: { color: '#f08a98', size: 0.9 },
  extras: [
    ...longEars(coat),
    furred('#ffffff', [ball(-0.24, -0.28, 0.48, 0.2), ball(0.24, -0.28, 0.48, 0.2)]),
  ],
  behind: [tail(furred('#ffffff', ball(0.1, 0, 0, 0.24)), 0.42, 0.3)],
  speech: 'tiny',
}));
