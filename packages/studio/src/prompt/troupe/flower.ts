import { spots } from '../../kit/cast/paint.ts';
import { rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { dot } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { around, egg, rolled } from './body/solids.ts';

export const flower = morsel(['#ff7ab0', '#ffffff', '#b07af0'], (coat) => {
  const petals = around(egg([0, 0.74, -0.08], [0.31, 0.46, 0.13]), 9);
  return {
    shape: [
      painted(coat, 0.3, (x, y, z) => petals(x, y - 0.5, z), [
        marked(towards(coat, '#c0206a', 0.5), dot(0, 0.5, 0.76, 0.5), 0.8),
      ]),
      painted('#ffcc2e', 0.15, egg([0, 0.5, 0.08], [0.58, 0.58, 0.3]), [
        marked(
          '#d88a14',
          (p) =>
            spots({ ...p, y: p.y - 0.5, z: p.z + 0.3 }, 20, 0.22) *
            smooth(0.4, 0.55, Math.hypot(p.x, p.y - 0.5)),
        ),
      ]),
      painted('#4fae3c', 0.3, rod([0, -0.2, -0.1], [0, -1.3, -0.05], 0.085, 0.1)),
      painted('#5fc04a', 0.3, [
        rolled(egg([0.3, -1.06, 0], [0.34, 0.13, 0.1]), 0.16),
        rolled(egg([-0.3, -1.06, 0], [0.34, 0.13, 0.1]), -0.16),
      ]),
    ],
    build: { bottom: -1.38, side: 0.1, shoulder: -0.62, size: 0.76, stand: 0.16 },
    face: { y: 0.5, size: 0.8 },
    skin: '#ffcc2e',
    limbs: { limb: '#4fae3c', glove: '#6fd05a', shoe: '#3f8a34' },
    speech: 'small',
    inside: '#fff2b0',
    juice: coat,
  };
});
