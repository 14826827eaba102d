import { mottle } from '../../kit/cast/paint.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box } from './body/solids.ts';

const rice = box([0, -0.34, 0], [0.98, 0.56, 0.56], 0.34);

const salmon = box([0, 0.32, 0], [1.16, 0.2, 0.66], 0.18);

export const sushi = morsel(['#ff8a5a'], (coat) => ({
  shape: [
    painted(
      '#fffaf2',
      0.15,
      (x, y, z) =>
        rice(x, y, z) * 0.9 - 0.015 * Math.sin(x * 26) * Math.sin(y * 26) * Math.sin(z * 26),
      [(p, surface) => darken(surface, 0.88 + 0.16 * mottle(p, 11))],
    ),
    painted(coat, 0.7, (x, y, z) => salmon(x, y + 0.16 * x * x, z) * 0.85, [
      marked('#ffd8c0', (p) => smooth(0.5, 0.85, Math.sin(p.x * 9 + p.z * 4 + p.y * 6))),
    ]),
    painted('#1f3a2a', 0.35, box([0.66, -0.25, 0], [0.13, 0.68, 0.7], 0.08)),
  ],
  build: { bottom: -0.94, side: 0.96, shoulder: -0.5, size: 0.92, stand: 0.42 },
  face: { x: -0.16, y: -0.28, size: 0.9 },
  skin: '#f4ece0',
  limbs: { limb: '#2a4a38', shoe: coat },
  speech: 'small',
  inside: '#fff4e8',
  juice: '#ffb08a',
}));
