import { patch } from '../../kit/cast/fur.ts';
import { rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { animal, tail } from './body/animal.ts';
import { hangingEars } from './body/ears.ts';
import { furred, marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';

export const dog = animal(['#d9a066', '#e8cfa8', '#b98a5a'], (coat) => {
  const dark = towards(coat, '#4a2410', 0.55);
  return {
    belly: '#fff4e6',
    nose: { color: '#2a1a18', size: 1.5 },
    muzzle: egg([0, -0.26, 0.48], [0.3, 0.22, 0.18]),
    extras: [
      ...hangingEars(dark),
      painted('#e8344a', 0.4, egg([0, -0.66, 0.2], [0.42, 0.07, 0.36])),
      painted('#ffd04a', 0.8, egg([0, -0.76, 0.5], [0.1, 0.11, 0.06])),
    ],
    headMark: marked(dark, (p) => patch(p, 0.36, 0.08, 0.5, 0.34)),
    behind: [tail(furred(coat, rod([0, 0, 0], [0.5, 0.42, -0.1], 0.12, 0.08)), 0.3, 0.36)],
    speech: 'young',
  };
});
