import { melted, rod, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { feelers } from './body/feelers.ts';
import { furred, marked, painted } from './body/paints.ts';
import { egg, rolled } from './body/solids.ts';
import { wings } from './body/wings.ts';

const beeWing = union([
  rolled(egg([0.62, 0.2, 0], [0.5, 0.27, 0.05]), 0.45),
  rolled(egg([0.44, -0.18, 0], [0.36, 0.2, 0.05]), 0.05),
]);

export const bee = animal(['#ffc91e'], (coat) => ({
  belly: coat,
  iris: '#3a2418',
  head: egg([0, 0, 0], [0.72, 0.62, 0.58]),
  extras: feelers('#2a1c14', '#ffc91e'),
  headMark: marked('#2a1c14', (p) => smooth(-0.16, -0.22, p.z)),
  body: melted(0.12, [
    egg([0, 0.02, 0], [0.5, 0.5, 0.44]),
    rod([0, -0.3, 0], [0, -0.66, 0], 0.2, 0.02),
  ]),
  bodyMark: marked('#2a1c14', (p) =>
    Math.max(smooth(0.1, 0.3, Math.sin(p.y * 13 + 1.2)), smooth(-0.44, -0.5, p.y)),
  ),
  paws: '#2a1c14',
  arm: furred('#2a1c14', rod([0, 0, 0], [0.06, -0.32, 0.04], 0.06, 0.08)),
  behind: [
    wings(
      painted('#cfeaff', 0.8, beeWing, [
        marked('#ffffff', (p) => smooth(0.2, 0.8, Math.sin(p.x * 16 + p.y * 10)) * 0.7),
      ]),
      0.26,
      0.96,
    ),
  ],
  hovers: true,
  juice: '#ffb81e',
  speech: 'tiny',
}));
