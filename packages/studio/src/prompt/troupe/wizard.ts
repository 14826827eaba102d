import { melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { band } from './body/costume.ts';
import { beard } from './body/hair.ts';
import { marked, painted } from './body/paints.ts';
import { person } from './body/person.ts';
import { egg, starOutline } from './body/solids.ts';

const smallStar = starOutline(5, 0.2, 0.09);

const pointedHat = melted(0.08, [
  egg([0, 0.46, 0], [0.92, 0.07, 0.86]),
  rod([0, 0.46, 0], [0.06, 1.1, 0], 0.48, 0.22),
  rod([0.06, 1.1, 0], [0.3, 1.42, 0], 0.22, 0.04),
]);

export const wizard = person(['#4a3ac8', '#7a2fb0', '#1f6a9a'], (coat) => {
  const stars = marked('#ffe06a', (p) => {
    const row = Math.round(p.y * 3.4);
    const x = ((((p.x * 3.4 + row * 0.5) % 1) + 1.5) % 1) - 0.5;
    return smooth(0.02, 0, smallStar(x, p.y * 3.4 - row)) * smooth(0, 0.1, p.z);
  });
  return {
    skin: '#f4cdb0',
    iris: '#4a7ac0',
    extras: [
      beard('#f2f4fa', 1.0),
      painted(coat, 0.2, pointedHat, [marked('#ffc83a', band(0.58, 0.06)), stars]),
    ],
    brow: '#e8eaf2',
    clothes: { top: coat, gown: true, smooth: true, mark: stars },
    speech: 'low',
  };
});
