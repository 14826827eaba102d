import { ball, melted } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { animal } from './body/animal.ts';
import { ahead, byHeight, dot, meet, sum } from './body/areas.ts';
import { horns } from './body/ears.ts';
import { lit, marked, marks } from './body/paints.ts';
import { egg, mirrored } from './body/solids.ts';
import { voices } from './body/voices.ts';

export const alien = animal(['#7ad84a', '#5ac8c0', '#b07ae8'], (coat) => ({
  bare: true,
  belly: towards(coat, '#ffffff', 0.45),
  iris: '#3a1c6a',
  head: melted(0.3, [
    egg([0, 0.12, 0], [0.84, 0.66, 0.62]),
    egg([0, -0.26, 0.04], [0.54, 0.42, 0.5]),
  ]),
  extras: [
    horns([0.24, 0.66, 0], [0.42, 1.08, 0], 0.05, 0.045, coat),
    lit('#ffe84a', 0.7, mirrored(ball(0.44, 1.14, 0, 0.13))),
  ],
  headMark: marked(
    towards(coat, '#0a3a2a', 0.35),
    sum(dot(0.42, 0.5, 0.1, 0.08), dot(0.26, 0.6, 0.07, 0.05), dot(-0.5, 0.46, 0.08, 0.06)),
  ),
  bodyMark: marks(
    marked('#5a5ad8', byHeight(0.3, 0.26)),
    marked('#ffe84a', meet(dot(0, 0.02, 0.16, 0.14), ahead)),
  ),
  faceAt: { y: 0.02, size: 1 },
  paws: '#3a3ab0',
  speech: { ...voices.small, pitch: 330 },
  juice: '#9aff5a',
}));
