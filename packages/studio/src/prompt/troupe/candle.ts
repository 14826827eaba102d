import { melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { painted, polished } from './body/paints.ts';
import { drawFlame } from './body/sketches.ts';
import { lathe, ring } from './body/solids.ts';

export const candle = morsel(['#fff2e0', '#ff8aa8', '#a88af0'], (coat) => ({
  shape: [
    painted(
      coat,
      0.4,
      melted(0.06, [
        lathe([0, -0.9, 0.56, -0.9, 0.56, 0.7, 0, 0.62], 0.06),
        ...[-1.2, -0.5, 0.7, 1.3].map((a, i) =>
          rod(
            [Math.sin(a) * 0.54, 0.68, Math.cos(a) * 0.54],
            [Math.sin(a) * 0.57, [0.1, 0.42, -0.06, 0.3][i]!, Math.cos(a) * 0.57],
            0.11,
            0.09,
          ),
        ),
      ]),
      [
        (p, surface) => {
          surface.soft = 1;
          surface.glow = 0.3 * smooth(0, 0.8, p.y);
        },
      ],
    ),
    painted('#3a2a24', 0.3, rod([0, 0.6, 0], [0.03, 0.96, 0], 0.04, 0.035)),
    polished('#e8b84a', [
      lathe([0, -1.1, 0.8, -1.1, 0.86, -0.94, 0.7, -0.9, 0, -0.9], 0.04),
      ring([0.92, -0.96, 0], 0.16, 0.05, 'z'),
    ]),
  ],
  build: { bottom: -1.14, side: 0.58, shoulder: -0.3, size: 0.86, stand: 0.4 },
  face: { y: 0.02, size: 0.8 },
  limbs: { limb: '#c8963a', shoe: '#c8963a' },
  before: [
    {
      sketch: (context, stance) => {
        context.translate(0.02, -1.98);
        drawFlame(
          context,
          0.5 + stance.headBob * 0.8 + stance.stretch * 0.6,
          -stance.lean * 0.4 + stance.headBob,
        );
      },
    },
  ],
  speech: 'airy',
  top: 2.55,
  inside: '#fff8e8',
  juice: '#fff0d0',
}));
