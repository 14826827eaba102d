import { melted, rod } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animalDoll, BODY, tail } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { horns, sideEars } from './body/ears.ts';
import { furred, marked, painted } from './body/paints.ts';
import { plushBody } from './body/plush.ts';
import { egg, mirrored } from './body/solids.ts';

const NECK = 2.62;

const spots = ({ x, y }: Point) => {
  const wave = Math.sin(x * 9 + Math.sin(y * 5) * 1.6) * Math.sin(y * 9 + Math.sin(x * 6) * 1.3);
  return smooth(-0.05, 0.12, wave);
};

export const giraffe: Subject = {
  coats: ['#ffc94a', '#f7b23c'],
  make: (coat) => {
    const patch = towards(coat, '#8a3a08', 0.72);
    return {
      ...animalDoll({
        coat,
        belly: '#fff0cc',
        iris: '#5a3a18',
        nose: { color: '#7a4a2a', size: 1.3 },
        head: egg([0, 0, 0], [0.6, 0.56, 0.54]),
        muzzle: egg([0, -0.3, 0.28], [0.42, 0.27, 0.34]),
        extras: [
          horns([0.2, 0.42, 0], [0.26, 0.84, 0], 0.075, 0.065, patch),
          painted('#6a3410', 0.3, mirrored(egg([0.27, 0.9, 0], [0.12, 0.12, 0.12]))),
          ...sideEars(coat, [0.7, 0.22, 0]),
        ],
        headMark: marked(patch, (p) => spots(p) * smooth(0.16, 0.3, p.y)),
        body: melted(0.14, [
          plushBody,
          rod([0, 0.2, -0.06], [0, NECK - BODY - 0.3, -0.04], 0.32, 0.24),
        ]),
        bodyMark: marked(
          patch,
          (p) => spots(p) * Math.max(smooth(0.3, 0.42, Math.abs(p.x)), smooth(0.34, 0.46, p.y)),
        ),
        paws: '#7a4a2a',
        behind: [
          tail(
            furred(patch, [
              rod([0, 0, 0], [0.5, 0.12, -0.1], 0.06, 0.05),
              egg([0.6, 0.18, -0.1], [0.16, 0.12, 0.12]),
            ]),
            0.26,
            0.3,
          ),
        ],
        speech: 'young',
      }),
      neck: NECK,
      size: 0.7,
    };
  },
};
