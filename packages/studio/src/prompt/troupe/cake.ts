import { rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { icing, sprinkles } from './body/icing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { drawFlame } from './body/sketches.ts';
import { lathe, ring } from './body/solids.ts';

const tier = (y: number, radius: number, half: number) =>
  lathe([0, y - half, radius, y - half, radius, y + half, 0, y + half], 0.08);

export const cake = morsel(['#ffb3cf', '#fff0dc', '#b8e0ff'], (coat, accent = '#ff6f9a') => ({
  shape: [
    painted('#f4c88a', 0.2, tier(-0.34, 0.94, 0.58), [
      marked('#c8824a', (p) => smooth(0.05, 0.03, Math.abs(p.y + 0.72))),
      icing(coat, -0.42),
    ]),
    painted(towards(coat, '#ffffff', 0.5), 0.35, tier(0.52, 0.62, 0.34), [
      icing(accent, 0.6, 0.09),
      sprinkles((p) => p.y > 0.66),
    ]),
    painted('#ffffff', 0.3, ring([0, 0.26, 0], 0.74, 0.1, 'y')),
    painted(
      '#6fc8f0',
      0.3,
      [-0.3, 0, 0.3].map((x) => rod([x, 0.8, 0.1], [x, 1.16, 0.1], 0.055, 0.05)),
      [marked('#ffffff', (p) => smooth(0, 0.4, Math.sin(p.y * 44 + p.x * 20)))],
    ),
  ],
  build: { bottom: -1.0, side: 0.9, size: 0.88 },
  face: { y: -0.3, size: 0.92 },
  skin: '#f4c88a',
  limbs: { limb: '#c8824a', shoe: accent },
  before: [
    {
      sketch(context, stance) {
        for (const x of [-0.264, 0, 0.264]) {
          pen.at(context, { x, y: -2.14 }, () => {
            drawFlame(context, 0.26, -stance.lean * 0.2 + stance.headBob * 0.6 - stance.x * 0.02);
          });
        }
      },
    },
  ],
  speech: 'young',
  top: 2.44,
  inside: '#fff2c8',
  juice: coat,
}));
