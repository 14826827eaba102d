import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box } from './body/solids.ts';

const display = box([0, 0, 0.2], [0.62, 1.06, 0.3], 0.1);

export const phone = morsel(['#3a3f58', '#ff7ab0', '#f4f4f8'], (coat, accent = '#7ad8f8') => ({
  shape: [
    painted(coat, 0.8, box([0, 0, 0], [0.72, 1.2, 0.17], 0.16), [
      marked(
        accent,
        (p) => smooth(0.02, 0, display(p.x, p.y, p.z) + 0.04) * smooth(0.1, 0.14, p.z),
      ),
      marked(
        '#ff9ad8',
        (p) =>
          smooth(-0.3, -1.1, p.y + p.x * 0.4) *
          smooth(0.03, 0, display(p.x, p.y, p.z) + 0.04) *
          smooth(0.1, 0.14, p.z),
      ),
    ]),
    painted(
      '#ffffff',
      0.4,
      [-0.39, -0.13, 0.13, 0.39].map((x) => box([x, -0.8, 0.16], [0.1, 0.1, 0.05], 0.04)),
      [
        marked('#5ad06a', (p) => smooth(-0.26, -0.28, p.x)),
        marked('#ffb03a', (p) => smooth(-0.02, 0, p.x) * smooth(0.26, 0.24, p.x)),
        marked('#ff5a6a', (p) => smooth(0.24, 0.28, p.x)),
      ],
    ),
    painted('#2a2c3c', 0.3, box([0, 1.02, 0.17], [0.2, 0.035, 0.03], 0.03)),
  ],
  build: { bottom: -1.2, side: 0.74, shoulder: -0.34, size: 0.8 },
  face: { y: 0.26, size: 0.9 },
  skin: accent,
  iris: '#2a5ab0',
  limbs: { limb: '#4a5068', shoe: '#ff7a5a' },
  speech: 'metallic',
  inside: '#5ad0a0',
  juice: accent,
}));
