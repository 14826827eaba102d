import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { bar, byHeight, meet, sum } from './body/areas.ts';
import { band } from './body/costume.ts';
import { crown } from './body/crown.ts';
import { backHair, hair } from './body/hair.ts';
import { marked, marks } from './body/paints.ts';
import { person } from './body/person.ts';

export const princess = person(['#ff66b0', '#4f94f0', '#9a68f0'], (coat) => ({
  skin: '#fbd6b8',
  iris: '#3f8ab8',
  extras: [hair('long', '#f0b84a'), crown(0.3, 0.36, 5)],
  behind: [{ name: 'hair', on: 'head', shape: backHair('#f0b84a'), at: [0, 0] }],
  clothes: {
    top: coat,
    gown: true,
    smooth: true,
    sleeves: towards(coat, '#ffffff', 0.5),
    shoes: '#ffd04a',
    mark: marks(
      marked('#ffd04a', band(0.02, 0.04)),
      marked(
        towards(coat, '#ffffff', 0.6),
        sum(meet(bar(0, 0.1, 0.05), byHeight(0.02, -0.1)), byHeight(-0.5, -0.53)),
      ),
      marked(
        '#ffffff',
        (p) => smooth(0.6, 0.9, Math.sin(p.x * 22) * Math.sin(p.y * 22)) * smooth(-0.06, -0.1, p.y),
      ),
    ),
  },
  speech: 'small',
}));
