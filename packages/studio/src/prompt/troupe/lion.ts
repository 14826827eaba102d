import { animal, tail } from './body/animal.ts';
import { dot } from './body/areas.ts';
import { roundEars } from './body/ears.ts';
import { furred, marked } from './body/paints.ts';
import { snout } from './body/snout.ts';
import { egg, slab } from './body/solids.ts';
import { tuftTail } from './body/tails.ts';

/** A flat flower of locks around the head. */
const mane = slab(
  (x, y) => Math.sqrt(x * x + (y + 0.02) ** 2) - 0.98 - 0.07 * Math.sin(Math.atan2(x, y) * 13),
  0.3,
  0.22,
);

const tuft = egg([0.68, 0.66, -0.1], [0.16, 0.21, 0.14]);

export const lion = animal(['#f4b64a'], (coat) => ({
  belly: '#fff0d0',
  iris: '#8a5a14',
  nose: { color: '#5a2a1c', size: 1.5 },
  muzzle: snout,
  extras: [
    ...roundEars(coat, 0.2, 0.62, 0.56),
    furred('#a84a14', (x, y, z) => mane(x, y, z + 0.2), [
      marked('#d8761c', dot(0, 0, 0.7, 1), 0.8),
    ]),
  ],
  behind: [
    tail(furred(coat, tuftTail), 0.26, 0.26),
    tail(furred('#a84a14', tuft), 0.26, 0.26, 'tuft'),
  ],
  speech: 'low',
}));
