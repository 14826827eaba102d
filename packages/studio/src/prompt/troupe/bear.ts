import { animal } from './body/animal.ts';
import { roundEars } from './body/ears.ts';
import { snout } from './body/snout.ts';

export const bear = animal(['#a8683a', '#8a5230'], (coat) => ({
  belly: '#f0cf9a',
  nose: { color: '#33201a', size: 1.6 },
  muzzle: snout,
  extras: roundEars(coat, 0.26, 0.54, 0.5, '#e0a878'),
  speech: 'low',
}));
