import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import { pointedEars } from './body/ears.ts';
import { furred, marked } from './body/paints.ts';
import { bent } from './body/solids.ts';
import { tabby } from './body/tabby.ts';
import { whiskerShape } from './body/whiskers.ts';

const curled = bent(0.12, [
  [0, 0, 0, 0.1],
  [0.42, 0.1, -0.1, 0.1],
  [0.58, 0.5, -0.1, 0.1],
  [0.42, 0.72, -0.1, 0.085],
]);

export const cat = animal(['#f2a24a', '#9aa4b4', '#f0c890'], (coat) => {
  const dark = towards(coat, '#4a1c08', 0.55);
  return {
    belly: '#fff3e2',
    iris: '#3f9a4a',
    nose: { color: '#ee6f7c', size: 0.9 },
    extras: [...pointedEars(coat), whiskerShape],
    headMark: marked(dark, (p) => tabby(p) * 0.8),
    bodyMark: marked(
      dark,
      (p) => smooth(0.28, 0.36, Math.abs(p.x)) * smooth(0.2, 0.6, Math.sin(p.y * 18)) * 0.7,
    ),
    behind: [
      tail(
        furred(coat, curled, [
          marked(dark, (p) => smooth(0.3, 0.6, Math.sin((p.y + p.x) * 16)) * 0.8),
        ]),
        0.26,
        0.26,
      ),
    ],
    speech: 'small',
  };
});
