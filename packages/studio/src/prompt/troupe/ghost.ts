import { rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted } from './body/paints.ts';
import { lathe } from './body/solids.ts';

const sheet = lathe(
  [0, 1.1, 0.36, 1.02, 0.66, 0.74, 0.8, 0.3, 0.8, -0.3, 0.9, -0.86, 0, -0.86],
  0.06,
);

const wavy = (x: number, y: number, z: number) => {
  const hem = -0.72 + 0.13 * Math.sin(Math.atan2(x, z) * 7);
  return Math.max(sheet(x, y, z), (hem - y) * 0.7);
};

export const ghost: Subject = {
  coats: ['#f4f6ff'],
  make: (coat) => ({
    layers: [
      {
        name: 'body',
        shape: painted(coat, 0.3, wavy, [
          (p, surface) => {
            surface.glow = 0.12 + 0.2 * smooth(0.2, -0.8, p.y);
            marked('#b8c4ff', () => smooth(0, -0.8, p.y) * 0.7)(p, surface);
          },
        ]),
        at: [0, 1.12],
      },
      'face',
      {
        name: 'arm',
        shape: painted(coat, 0.3, rod([0, 0, 0], [0.1, -0.3, 0.1], 0.15, 0.12)),
        at: [0.74, 1.2],
        twin: true,
        turn: (stance, side) => -0.6 - (side < 0 ? stance.leftArm : stance.rightArm),
      },
    ],
    face: { y: 1.42, size: 1, colors: faceOn('#dfe4ff', '#4a4a9a') },
    hovers: true,
    inside: '#dfe6ff',
    juice: '#cfd8ff',
    speech: 'airy',
  }),
};
