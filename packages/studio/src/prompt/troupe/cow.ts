import { patch } from '../../kit/cast/fur.ts';
import { ball } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { animal } from './body/animal.ts';
import { horns, sideEars } from './body/ears.ts';
import { nostrils } from './body/nostrils.ts';
import { marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';

export const cow = animal(['#fdfaf6'], () => {
  const dark = '#3a2a2a';
  const blotch = (p: Point) =>
    smooth(0.54, 0.58, spaceNoise(p.x * 2.1 + 7, p.y * 2.1 + 2.4, p.z * 2.1, 1));
  return {
    extras: [
      ...sideEars(dark, [0.84, 0.16, 0]),
      horns([0.4, 0.5, 0], [0.56, 0.82, 0], 0.11, 0.05, '#f0dcb0'),
      painted('#ffb4b4', 0.25, egg([0, -0.34, 0.42], [0.46, 0.27, 0.26]), [nostrils(0.27, -0.24)]),
    ],
    headMark: marked(dark, (p) => patch(p, 0.4, 0.16, 0.46, 0.4)),
    bodyMark: marked(dark, blotch),
    paws: dark,
    middle: [
      {
        name: 'bell',
        shape: painted('#ffc83a', 0.9, ball(0, 0, 0.1, 0.13), [
          marked('#8a5a10', (p) => smooth(0.03, 0.01, Math.abs(p.y + 0.03))),
        ]),
        at: [0, 0.8],
      },
    ],
    speech: 'low',
  };
});
