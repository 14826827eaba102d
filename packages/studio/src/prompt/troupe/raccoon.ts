import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import { mask } from './body/areas.ts';
import { pointedEars } from './body/ears.ts';
import { furred, marked, marks } from './body/paints.ts';
import { brushTail } from './body/tails.ts';

export const raccoon = animal(['#8e939c'], (coat) => {
  const dark = '#2c2c36';
  return {
    belly: '#f0f0f0',
    nose: { color: '#1c1c22', size: 1.3 },
    extras: pointedEars(coat, 0.75, dark),
    paws: dark,
    headMark: marks(
      marked(
        '#f6f4f2',
        (p) =>
          smooth(0.06, 0.12, p.y - 0.12) *
          smooth(0.44, 0.36, p.y) *
          smooth(0.1, 0.2, Math.abs(p.x)),
      ),
      marked(dark, mask([0.4, -0.02, 0.44, 0.32])),
    ),
    skin: '#5a5a66',
    behind: [
      tail(
        furred(coat, brushTail, [
          marked(dark, (p) => smooth(0, 0.3, Math.sin((p.x + p.y * 1.4) * 11))),
        ]),
        0.26,
        0.24,
      ),
    ],
    speech: 'young',
  };
});
