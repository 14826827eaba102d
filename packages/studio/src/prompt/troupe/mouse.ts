import { animal, tail } from './body/animal.ts';
import { roundEars } from './body/ears.ts';
import { painted } from './body/paints.ts';
import { bent, egg } from './body/solids.ts';
import { whiskerShape } from './body/whiskers.ts';

const thinTail = bent(0.1, [
  [0, 0, 0, 0.05],
  [0.7, 0, -0.1, 0.045],
  [0.9, 0.5, -0.1, 0.02],
]);

export const mouse = animal(['#a8a4b0', '#c8b09a'], (coat) => ({
  belly: '#f4eef0',
  iris: '#2a1c1c',
  nose: { color: '#f0708a', size: 1.1 },
  head: egg([0, -0.04, 0], [0.68, 0.6, 0.6]),
  extras: [...roundEars(coat, 0.46, 0.68, 0.5), whiskerShape],
  paws: '#f7b0b4',
  behind: [tail(painted('#f0a0a8', 0.2, thinTail), 0.26, 0.16)],
  speech: 'tiny',
}));
