import { ball, melted, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { dot, sum } from './body/areas.ts';
import type { DollLayer, Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted } from './body/paints.ts';
import { model } from './body/shape.ts';
import { bent, egg } from './body/solids.ts';

const tentacle = bent(0.1, [
  [0, 0.1, 0, 0.19],
  [0.16, -0.26, 0.1, 0.15],
  [0.44, -0.36, 0.14, 0.115],
  [0.58, -0.16, 0.14, 0.07],
]);

const suckers = union(
  [0.1, 0.24, 0.38].map((x) => ball(x + 0.05, -0.34 - (x > 0.2 ? 0.06 : -0.06), 0.26, 0.055)),
);

export const octopus: Subject = {
  coats: ['#f0628a', '#a06ae0', '#ff8a5a'],
  make: (coat) => {
    const light = towards(coat, '#ffffff', 0.55);
    const shape = model([painted(coat, 0.5, tentacle), painted(light, 0.4, suckers)]);
    const leg = (name: string, apart: number, share: number): DollLayer => ({
      name,
      shape,
      at: [apart, 0.48],
      twin: true,
      turn: (stance, side) =>
        0.12 - share * (side < 0 ? stance.leftArm : stance.rightArm) - stance.lift * 0.3,
    });
    return {
      layers: [
        leg('far', 0.46, 0.6),
        leg('near', 0.14, 0.12),
        {
          name: 'body',
          shape: painted(
            coat,
            0.6,
            melted(0.3, [
              egg([0, 0.16, 0], [0.84, 0.84, 0.74]),
              egg([0, -0.5, 0], [0.66, 0.4, 0.56]),
            ]),
            [
              marked(
                light,
                sum(
                  dot(0.4, 0.66, 0.16, 0.13),
                  dot(0.12, 0.84, 0.1, 0.08),
                  dot(-0.42, 0.7, 0.09, 0.07),
                ),
              ),
            ],
          ),
          at: [0, 1.16],
        },
        'face',
      ],
      face: { y: 1.1, size: 1, colors: faceOn(coat, '#5a2a6a') },
      inside: '#ffd0d8',
      juice: '#4a2a6a',
      speech: 'young',
    };
  },
};
