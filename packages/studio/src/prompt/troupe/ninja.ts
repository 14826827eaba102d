import type { Solid } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { bar, byHeight, front, meet, stripe } from './body/areas.ts';
import { band } from './body/costume.ts';
import { marked, marks, painted } from './body/paints.ts';
import { person } from './body/person.ts';
import { egg, overlap, rolled } from './body/solids.ts';

const hood = overlap(egg([0, 0.02, -0.02], [0.78, 0.71, 0.67]), (_x, _y, z) => z - 0.7);

const eyeSlit: Solid = (x, y, z) =>
  Math.max(Math.abs(y + 0.01) - 0.26, -z + 0.1, Math.abs(x) - 0.62);

export const ninja = person(['#2c3048', '#4a2a5a'], (coat, accent = '#f0303a') => ({
  skin: '#f4c8a0',
  iris: '#3a2418',
  extras: [
    painted(coat, 0.15, (x, y, z) => Math.max(hood(x, y, z), -eyeSlit(x, y, z))),
    painted(
      accent,
      0.2,
      overlap(egg([0, 0.02, -0.02], [0.82, 0.75, 0.71]), (_x, y) => Math.abs(y - 0.38) - 0.1),
      [marked('#e8eef4', meet(bar(0, 0.26, 0.24), stripe(0.38, 0.08, 0.07), front))],
    ),
  ],
  clothes: {
    top: coat,
    legs: coat,
    shoes: towards(coat, '#000000', 0.4),
    gloves: towards(coat, '#ffffff', 0.12),
    smooth: true,
    mark: marks(
      marked(accent, band(-0.16, 0.07)),
      marked(
        towards(coat, '#ffffff', 0.25),
        meet(
          (p) => smooth(0.03, 0.01, Math.abs(p.x - p.y * 0.5 + 0.04)),
          byHeight(-0.08, 0),
          front,
        ),
      ),
    ),
  },
  behind: [
    {
      name: 'ribbon',
      on: 'head',
      shape: painted(accent, 0.2, [
        rolled(egg([0.3, 0, 0], [0.36, 0.09, 0.04]), 0.35),
        rolled(egg([0.3, -0.08, 0], [0.34, 0.08, 0.04]), -0.25),
      ]),
      at: [0.62, 0.36],
      turn: (stance) => stance.headTilt - stance.lean,
    },
  ],
  speech: 'young',
}));
