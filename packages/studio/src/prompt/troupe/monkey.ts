import { melted, rod } from '../../kit/cast/solid.ts';
import { animal, tail } from './body/animal.ts';
import { mask } from './body/areas.ts';
import { roundEars } from './body/ears.ts';
import { furred, marked } from './body/paints.ts';

export const monkey = animal(['#8a5230', '#a8663a'], (coat) => {
  const tan = '#f6cf9c';

  return {
    belly: tan,
    nose: { color: '#7a4a30', size: 1 },
    extras: [
      ...roundEars(coat, 0.26, 0.84, 0.02, tan),
      furred(coat, [
        rod([0, 0.56, 0.1], [0.1, 0.86, 0.1], 0.1, 0.03),
        rod([0, 0.56, 0.1], [-0.12, 0.8, 0.1], 0.1, 0.03),
      ]),
    ],
    headMark: marked(tan, mask([0.3, 0.04, 0.5, 0.38], [0, -0.32, 0.5, 0.42])),
    paws: tan,
    skin: tan,
    behind: [
      tail(
        furred(
          coat,
          melted(0.1, [
            rod([0, 0, 0], [0.6, -0.02, -0.1], 0.07, 0.07),
            rod([0.6, 0, -0.1], [0.84, 0.4, -0.1], 0.07, 0.07),
            rod([0.84, 0.4, -0.1], [0.62, 0.68, -0.1], 0.07, 0.06),
            rod([0.62, 0.68, -0.1], [0.46, 0.5, -0.1], 0.06, 0.05),
          ]),
        ),
        0.26,
        0.24,
      ),
    ],
    speech: 'young',
  };
});
