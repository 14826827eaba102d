import { mottle } from '../../kit/cast/paint.ts';
import { ball, melted, rod } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { cherry, icing } from './body/icing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg, rolled } from './body/solids.ts';

const cone = rod([0, -1.5, 0], [0, -0.3, 0], 0.06, 0.56);

export const icecream = morsel(['#ffb0d0', '#fff0c8', '#a8e8c8'], (coat, accent = '#7a4426') => ({
  shape: [
    painted('#e8a850', 0.2, cone, [
      (p, surface) => {
        const a = Math.atan2(p.x, p.z) * 5;
        const waffle = Math.min(Math.abs(Math.sin(a + p.y * 8)), Math.abs(Math.sin(a - p.y * 8)));
        darken(surface, 0.7 + 0.32 * waffle ** 0.4);
      },
    ]),
    painted(
      coat,
      0.35,
      melted(0.14, [
        egg([0, 0.24, 0], [0.82, 0.74, 0.78]),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
          ball(Math.sin(i * 0.9) * 0.66, -0.28 - (i % 2) * 0.06, Math.cos(i * 0.9) * 0.66, 0.2),
        ),
      ]),
      [(p, surface) => darken(surface, 0.92 + 0.14 * mottle(p, 6)), icing(accent, 0.6, 0.1)],
    ),
    painted('#e8b868', 0.2, rolled(rod([0.3, 0.7, -0.1], [0.3, 1.36, -0.1], 0.1, 0.1), -0.3), [
      marked('#a8642a', (p) => smooth(0.2, 0.6, Math.sin((p.y - p.x) * 18))),
    ]),
    ...cherry(1.06),
  ],
  build: { bottom: -1.5, side: 0.5, shoulder: -0.5, size: 0.76, stand: 0.12 },
  face: { y: 0.12, size: 0.92 },
  limbs: { limb: '#b87a3a', shoe: '#e0507a' },
  speech: 'small',
  inside: towards(coat, '#ffffff', 0.4),
  juice: coat,
}));
