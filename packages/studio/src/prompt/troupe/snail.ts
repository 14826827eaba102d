import { ball, melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth, TURN } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg } from './body/solids.ts';

const spiral = (p: { x: number; y: number }) => {
  const turns = Math.hypot(p.x, p.y) * 4.4 - Math.atan2(p.y, p.x) / TURN;
  return smooth(0.32, 0.46, Math.abs((((turns % 1) + 1) % 1) - 0.5));
};

export const snail: Subject = {
  coats: ['#e8923a', '#d86a8a', '#6a8ad8'],
  make: (coat) => {
    const skin = '#ffdf9a';
    return {
      layers: [
        {
          name: 'shell',
          shape: painted(coat, 0.7, egg([0, 0, 0], [0.84, 0.84, 0.5]), [
            marked(towards(coat, '#ffffff', 0.55), spiral),
          ]),
          at: [0.52, 0.98],
          turn: (stance) => stance.lean * 0.5 - stance.headBob,
        },
        {
          name: 'body',
          shape: model([
            painted(
              skin,
              0.4,
              melted(0.2, [
                egg([0.1, 0.16, 0], [1.16, 0.18, 0.36]),
                rod([-0.36, 0.2, 0], [-0.36, 0.9, 0], 0.36, 0.36),
                egg([-0.36, 1.1, 0.06], [0.66, 0.58, 0.54]),
              ]),
              [marked('#f0b870', (p) => smooth(0.14, 0.06, p.y) * 0.7)],
            ),
            painted(skin, 0.4, [
              rod([-0.56, 1.5, 0.1], [-0.74, 2.06, 0.1], 0.06, 0.05),
              rod([-0.16, 1.5, 0.1], [0.02, 2.06, 0.1], 0.06, 0.05),
            ]),
            painted(coat, 0.6, [ball(-0.76, 2.1, 0.1, 0.12), ball(0.04, 2.1, 0.1, 0.12)]),
          ]),
          at: [0, 0.02],
        },
        'face',
      ],
      face: { x: -0.36, y: 1.12, size: 0.86, colors: faceOn(skin, '#6a4a1c') },
      inside: '#fff2c8',
      juice: '#d8f0a0',
      speech: 'small',
    };
  },
};
