import { melted } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { cherry, sprinkles } from './body/icing.ts';
import { morsel } from './body/morsel.ts';
import { painted } from './body/paints.ts';
import { egg, lathe } from './body/solids.ts';

const swirl = melted(0.06, [
  egg([0, 0.3, 0], [0.94, 0.34, 0.88]),
  egg([0.04, 0.64, 0], [0.7, 0.3, 0.66]),
  egg([-0.03, 0.95, 0], [0.46, 0.26, 0.44]),
  egg([0.03, 1.2, 0], [0.22, 0.24, 0.22]),
]);

export const cupcake = morsel(['#ff9ac8', '#9ad8c8', '#c8a8ff'], (coat, accent = '#6ac8e8') => ({
  shape: [
    painted(accent, 0.25, lathe([0, -0.94, 0.6, -0.94, 0.84, 0.16, 0, 0.16], 0.04), [
      (p, surface) => darken(surface, 0.72 + 0.3 * Math.abs(Math.sin(Math.atan2(p.x, p.z) * 11))),
    ]),
    painted(coat, 0.35, swirl, [sprinkles((p) => p.y > 0.2)]),
    ...cherry(1.48),
  ],
  build: { bottom: -0.96, side: 0.76, shoulder: -0.5, size: 0.82 },
  face: { y: -0.28, size: 0.86 },
  skin: accent,
  limbs: { limb: towards(accent, '#203060', 0.4), shoe: '#e0507a' },
  speech: 'tiny',
  inside: '#f8dca0',
  juice: coat,
}));
