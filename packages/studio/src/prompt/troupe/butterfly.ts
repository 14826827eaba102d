import { melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animalDoll } from './body/animal.ts';
import { dot, mask, sum } from './body/areas.ts';
import type { Subject } from './body/doll.ts';
import { feelers } from './body/feelers.ts';
import { marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';
import { wings } from './body/wings.ts';

const butterflyWing = melted(0.1, [
  egg([0.66, 0.46, 0], [0.68, 0.6, 0.06]),
  egg([0.5, -0.42, 0], [0.5, 0.46, 0.06]),
]);

export const butterfly: Subject = {
  coats: ['#ff8a2a', '#5a8af0', '#e06ad0'],
  make: (coat) => ({
    size: 0.84,
    ...animalDoll({
      coat: '#6a4a8a',
      bare: true,
      belly: '#f4d8c0',
      headMark: marked('#f8dcc4', mask([0.26, 0, 0.52, 0.38], [0, -0.26, 0.5, 0.44])),
      skin: '#f4d0b4',
      head: egg([0, 0, 0], [0.66, 0.6, 0.56]),
      extras: feelers('#4a2f6a', coat),
      body: egg([0, 0.02, 0], [0.34, 0.56, 0.34]),
      bodyMark: marked('#c8a0e8', (p) => smooth(0.3, 0.6, Math.sin(p.y * 16))),
      arm: painted('#4a2f6a', 0.3, rod([0, 0, 0], [0.06, -0.32, 0.04], 0.06, 0.08)),
      behind: [
        wings(
          painted(coat, 0.35, butterflyWing, [
            marked('#2a1a3a', (p) => smooth(-0.09, -0.03, butterflyWing(p.x, p.y, 0))),
            marked(
              '#fff4d8',
              sum(
                dot(0.74, 0.56, 0.2, 0.17),
                dot(0.56, -0.46, 0.15, 0.12),
                dot(0.44, 0.24, 0.1, 0.08),
              ),
            ),
            marked(
              towards(coat, '#2030c0', 0.6),
              sum(dot(0.74, 0.56, 0.12, 0.1), dot(0.56, -0.46, 0.08, 0.06)),
            ),
          ]),
          0.14,
          0.86,
        ),
      ],
      hovers: true,
      speech: 'tiny',
    }),
  }),
};
