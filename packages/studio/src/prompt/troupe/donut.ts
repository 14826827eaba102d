import { smooth } from '../../kit/math/easing.ts';
import { sprinkles } from './body/icing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { ring } from './body/solids.ts';

export const donut = morsel(['#ff86b8', '#7a4426', '#9ad0ff'], (coat) => ({
  shape: painted('#e8b06a', 0.2, ring([0, 0, 0], 0.64, 0.42, 'z'), [
    marked(coat, (p) => smooth(0, 0.05, p.z + 0.04 + 0.06 * Math.sin(Math.atan2(p.x, p.y) * 9))),
    (p, surface) => {
      if (p.z > 0.1) surface.gloss = 0.7;
    },
    sprinkles((p) => p.z > 0.14),
  ]),
  build: { bottom: -1.06, side: 1.02, shoulder: -0.14, size: 0.88 },
  face: { y: 0.18, size: 1.16 },
  limbs: { limb: '#b87a3a', shoe: '#5ac0e8' },
  speech: 'small',
  inside: '#f8dca0',
  juice: coat,
}));
