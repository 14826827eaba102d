import { animal } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { roundEars } from './body/ears.ts';
import { snout } from './body/snout.ts';
import { low } from './body/voices.ts';

export const bear: Subject = {
  coats: ['#a8683a', '#8a5230'],
  make: (coat) =>
    animal({
      coat,
      belly: '#f0cf9a',
      nose: { color: '#33201a', size: 1.6 },
      muzzle: snout,
      extras: roundEars(coat, 0.26, 0.54, 0.5, '#e0a878'),
      speech: low,
    }),
};
