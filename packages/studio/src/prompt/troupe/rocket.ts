import { ball } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { lit, marked, painted, polished } from './body/paints.ts';
import { model, type Shape } from './body/shape.ts';
import { drawFlame } from './body/sketches.ts';
import { egg, lathe } from './body/solids.ts';

const rocketBody = lathe([0, 0, 0.36, 0, 0.58, 0.5, 0.6, 0.9, 0.44, 1.4, 0.2, 1.76, 0, 1.9], 0.03);

const fin = (angle: number): Shape['solid'] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const blade = egg([0.68, 0.2, 0], [0.34, 0.46, 0.09]);
  const cut = (x: number, y: number, z: number) => Math.max(blade(x, y, z), -y - 0.22);
  return (x, y, z) => cut(c * x + s * z, y, c * z - s * x);
};

export const rocket: Subject = {
  coats: ['#f0343e', '#2f7af0', '#ff8a1e'],
  make: (coat) => ({
    layers: [
      {
        sketch: (context, stance) => {
          context.translate(0, -0.4);
          drawFlame(
            context,
            -0.6 - Math.min(0.3, Math.abs(stance.headBob) * 4 + stance.lift * 0.3),
            stance.lean * 0.4 + stance.headBob,
          );
        },
      },
      {
        name: 'body',
        shape: model([
          painted('#f8f8fb', 0.7, rocketBody, [
            marked(coat, (p) => smooth(1.32, 1.36, p.y) + smooth(0.12, 0.1, Math.abs(p.y - 0.16))),
            marked('#c8d4e4', (p) => smooth(0.02, 0.01, Math.abs(p.y - 0.3))),
          ]),
          ...[0, Math.PI].map((angle) => painted(coat, 0.6, fin(angle))),
          polished('#5a6474', lathe([0, -0.16, 0.36, -0.16, 0.26, 0.06, 0, 0.06], 0.03)),
          lit('#ffd84a', 0.6, ball(0, 1.96, 0, 0.09)),
        ]),
        at: [0, 0.5],
        size: 1.08,
      },
      'face',
    ],
    face: { y: 1.36, size: 0.8, colors: faceOn('#e8e8f0', '#2a6ab0') },
    hovers: true,
    inside: '#9aa4b4',
    juice: '#ffa83a',
    speech: 'young',
  }),
};
