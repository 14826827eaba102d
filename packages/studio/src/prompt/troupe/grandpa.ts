import { smooth } from '../../kit/math/easing.ts';
import { ahead } from './body/areas.ts';
import { buttons } from './body/clothes.ts';
import { beard, hair } from './body/hair.ts';
import { marked, marks, painted } from './body/paints.ts';
import { person } from './body/person.ts';
import { drawGlasses } from './body/sketches.ts';
import { egg, mirrored } from './body/solids.ts';
import { voices } from './body/voices.ts';

const undershirt = marked(
  '#f4e8d0',
  (p) => smooth(0.1, 0.14, p.y - 0.06 - Math.abs(p.x)) * ahead(p),
);

export const grandpa = person(['#7a9a5a', '#c8763a'], (coat) => ({
  skin: '#f2c4a4',
  iris: '#4a6a8a',
  extras: [
    hair('sides', '#f2f2f4'),
    beard('#f2f2f4', 0.74),
    painted('#ffffff', 0.1, mirrored(egg([0.14, -0.25, 0.6], [0.2, 0.1, 0.12]))),
  ],
  brow: '#dcdce4',
  clothes: { top: coat, legs: '#8a6a4a', mark: marks(undershirt, buttons('#5a3a1c')) },
  before: [{ on: 'head', sketch: (context) => drawGlasses(context, '#4a3a2a') }],
  speech: { ...voices.low, pitch: 125 },
}));
