import { mottle } from '../../kit/cast/paint.ts';
import { melted } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted, plain } from './body/paints.ts';
import { behind, egg, overlap } from './body/solids.ts';

const halfAvocado = melted(0.5, [
  egg([0, -0.2, 0], [0.92, 0.86, 0.7]),
  egg([0, 0.55, 0], [0.55, 0.72, 0.5]),
]);

const avocadoFlesh = plain('#f2eea0', 0.35, [
  marked('#a8cf52', (p) => smooth(-0.2, -0.06, halfAvocado(p.x, p.y, 0.26))),
  marked('#5f9a34', (p) => smooth(-0.06, -0.02, halfAvocado(p.x, p.y, 0.26))),
]);

export const avocado = morsel(['#3f6a2a'], (coat) => {
  const peel = plain(coat, 0.3, [(p, surface) => darken(surface, 0.7 + 0.6 * mottle(p, 9))]);
  return {
    shape: [
      {
        solid: overlap(halfAvocado, behind(0.26)),
        paint: (point, surface) => (point.z < 0.24 ? peel : avocadoFlesh)(point, surface),
      },
      painted('#9a5a28', 0.8, egg([0, -0.5, 0.24], [0.36, 0.36, 0.26])),
    ],
    build: { bottom: -1.05, side: 0.88, shoulder: -0.2, size: 0.88 },
    face: { y: 0.34, size: 0.66 },
    skin: '#d0dc78',
    iris: '#5a3a14',
    limbs: { limb: coat, shoe: '#9a5a28' },
    speech: 'young',
    inside: '#f2eea0',
    juice: '#cfe07a',
  };
});
