import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { ahead, bar, meet } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { box, swung } from './body/solids.ts';

export const book = morsel(['#c8343e', '#3f6ad0', '#3f9a5a'], (coat, accent = '#ffd24a') => ({
  shape: [
    painted(coat, 0.4, swung(box([0, 0, 0], [0.84, 1.02, 0.3], 0.06), -0.28), [
      marked(
        accent,
        (p) =>
          smooth(0.035, 0.02, Math.abs(Math.max(Math.abs(p.x) - 0.64, Math.abs(p.y) - 0.86))) *
          smooth(0.1, 0.14, p.z),
      ),
      marked(towards(coat, '#000000', 0.35), meet(bar(-0.66, 0.04, 0.02), ahead)),
    ]),
    painted('#fff8e6', 0.1, swung(box([0.07, 0, 0], [0.83, 0.96, 0.22], 0.02), -0.28), [
      (p, surface) => darken(surface, 0.86 + 0.14 * Math.sin((p.z + p.x * 0.28) * 90)),
    ]),
    painted('#ff5a6a', 0.2, box([0.3, 1.0, 0.06], [0.09, 0.24, 0.02], 0.02)),
  ],
  build: { bottom: -1.04, side: 0.84, size: 0.88 },
  face: { y: 0.06, size: 0.9 },
  limbs: { limb: '#8a5a34', shoe: accent },
  speech: 'grown',
  inside: '#fff8e6',
  juice: '#fff0d0',
}));
