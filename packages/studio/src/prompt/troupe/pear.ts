import { spots } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { leaf, stalk } from './body/stalks.ts';

const pearBody = turned(
  rows(2, [-90, 0.94, -45, 1.1, -10, 1.0, 20, 0.86, 50, 0.86, 75, 1.1, 90, 1.16]),
);

export const pear = morsel(['#bcd23e', '#d8d04a'], (coat) => ({
  shape: [
    painted(coat, 0.5, pearBody, [
      marked('#e8883a', (p) => smooth(0.1, 0.9, p.x) * smooth(0.6, -0.4, p.y) * 0.5),
      marked(towards(coat, '#5a4a10', 0.6), (p) => spots(p, 26, 0.1) * 0.5),
    ]),
    stalk(1.1),
    leaf(1.22),
  ],
  build: { bottom: -0.94, side: 1.0, shoulder: -0.22, size: 0.8 },
  face: { y: -0.08, size: 0.94 },
  iris: '#5a6a1c',
  limbs: { shoe: '#7a4a2c' },
  speech: 'small',
  inside: '#fbf6d8',
  juice: '#f2f2b0',
}));
