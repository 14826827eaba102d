import { ball, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { lit, marked, painted, polished } from './body/paints.ts';
import { model } from './body/shape.ts';
import { drawBeam } from './body/sketches.ts';
import { egg, lathe } from './body/solids.ts';

const saucer = lathe([0, 0, 0.4, 0.02, 1.16, 0.34, 1.18, 0.44, 0.62, 0.7, 0, 0.74], 0.04);

export const ufo: Subject = {
  coats: ['#8a8af0', '#5ad0c0', '#c0c8d8'],
  make: (coat) => ({
    layers: [
      { sketch: (context, stance) => drawBeam(context, 0.62, 0.9 + stance.headBob * 3) },
      {
        name: 'body',
        shape: model([
          polished(coat, saucer, [
            marked('#3a3a6a', (p) => smooth(0.04, 0.02, Math.abs(p.y - 0.38))),
          ]),
          painted('#a8f0ff', 0.9, egg([0, 0.7, 0], [0.7, 0.76, 0.68]), [
            marked('#e8ffff', (p) => smooth(0.9, 1.4, p.y) * 0.5),
          ]),
          lit(
            '#ffe85a',
            0.9,
            Array.from({ length: 9 }, (_, i) =>
              ball(Math.sin((i - 4) * 0.42) * 1.06, 0.5, Math.cos((i - 4) * 0.42) * 1.06, 0.1),
            ),
          ),
          lit('#ff6a9a', 0.7, [rod([0, 1.4, 0], [0, 1.7, 0], 0.03, 0.03), ball(0, 1.76, 0, 0.1)]),
        ]),
        at: [0, 0.5],
        size: 1.06,
      },
      'face',
    ],
    face: { y: 1.46, size: 0.82, colors: faceOn('#8ad8f0', '#4a2a9a') },
    hovers: true,
    inside: '#c8ffe0',
    juice: '#9affc8',
    speech: 'metallic',
  }),
};
