import { ball, melted, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box, egg, mirrored, rolled, swung } from './body/solids.ts';

export const gift = morsel(['#f0485a', '#3fa8e8', '#8a5ae0'], (coat, accent = '#ffd84a') => ({
  shape: [
    painted(coat, 0.4, swung(box([0, -0.14, 0], [0.86, 0.78, 0.7], 0.07), -0.3), [
      marked(
        '#ffffff',
        (p) => smooth(0.5, 0.8, Math.sin(p.x * 13 + 1.5) * Math.sin(p.y * 13)) * 0.9,
      ),
    ]),
    painted(
      towards(coat, '#ffffff', 0.12),
      0.4,
      swung(box([0, 0.6, 0], [0.94, 0.17, 0.78], 0.06), -0.3),
    ),
    painted(
      accent,
      0.5,
      swung(
        union([
          box([0.56, -0.1, 0], [0.13, 0.83, 0.725], 0.03),
          box([0.56, 0.6, 0], [0.14, 0.185, 0.8], 0.03),
        ]),
        -0.3,
      ),
    ),
    painted(
      accent,
      0.5,
      melted(0.04, [
        mirrored(rolled(egg([0.34, 0.98, 0], [0.34, 0.2, 0.16]), 0.22)),
        ball(0, 0.9, 0.06, 0.16),
      ]),
    ),
  ],
  build: { bottom: -0.94, side: 0.92, shoulder: -0.4, size: 0.92 },
  face: { x: -0.2, y: -0.1, size: 0.9 },
  limbs: { shoe: accent },
  speech: 'small',
  inside: '#fff0d8',
  juice: accent,
}));
