import { ball, rod } from '../../kit/cast/solid.ts';
import { smooth, TURN } from '../../kit/math/easing.ts';
import { byDepth, dot, meet } from './body/areas.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted, polished } from './body/paints.ts';
import { drawHands } from './body/sketches.ts';
import { box, egg, mirrored, rolled, without } from './body/solids.ts';

export const clock = morsel(['#f0484a', '#3f9af0', '#ffb81e'], (coat) => ({
  shape: [
    painted(
      coat,
      0.7,
      without(egg([0, 0, 0], [1, 1, 0.46]), box([0, 0, 0.72], [2, 2, 0.4], 0.02)),
      [
        marked('#fffaf0', meet(dot(0, 0, 0.86, 0.84), byDepth(0.24, 0.28))),
        marked('#3a3448', (p) => {
          const angle = (Math.atan2(p.x, p.y) / TURN) * 12 + 12;
          const out = Math.hypot(p.x, p.y);
          return (
            smooth(0.05, 0.03, Math.abs(angle - Math.round(angle)) * out * 0.52) *
            smooth(0.66, 0.68, out) *
            smooth(0.8, 0.78, out) *
            smooth(0.24, 0.28, p.z)
          );
        }),
      ],
    ),
    polished(
      '#ffd04a',
      mirrored(
        rolled(
          without(egg([0, 1.14, 0], [0.36, 0.3, 0.34]), box([0, 0.9, 0], [1, 0.2, 1], 0.01)),
          -0.56,
        ),
      ),
    ),
    polished('#c8d0d8', [rod([0, 0.96, 0], [0, 1.3, 0], 0.05, 0.05), ball(0, 1.34, 0, 0.1)]),
  ],
  build: { bottom: -1, side: 0.98, size: 0.88 },
  face: { y: 0.06, size: 0.92 },
  skin: '#fffaf0',
  limbs: { limb: '#5a6478', shoe: coat },
  under: [
    {
      sketch: (context, stance) => {
        context.translate(0, -1.1);
        drawHands(context, stance.x * 3 + stance.leftArm * 3 + stance.spin * 6);
      },
    },
  ],
  speech: 'metallic',
  inside: '#ffe2a0',
  juice: '#ffd04a',
}));
