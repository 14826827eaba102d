import { patch } from '../../kit/cast/fur.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { dot, meet } from './body/areas.ts';
import { marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';

export const turtle = animal(['#6fc05a', '#5ab89a'], (coat) => {
  const shell = egg([0, 0, -0.1], [0.86, 0.78, 0.5]);
  const rays = (p: Point) => smooth(0.08, 0.2, Math.abs(Math.sin(Math.atan2(p.x, p.y) * 4.5)));
  return {
    bare: true,
    belly: '#f6e8a8',
    head: egg([0, 0, 0], [0.66, 0.6, 0.58]),
    extras: [],
    headMark: marked(
      towards(coat, '#0a5a2a', 0.4),
      (p) =>
        patch(p, 0.3, 0.46, 0.3, 0.12) +
        patch(p, -0.1, 0.56, 0.3, 0.1) +
        patch(p, -0.42, 0.4, 0.3, 0.09),
    ),
    bodyMark: marked(
      '#d8a84a',
      (p) =>
        smooth(0.03, 0.015, Math.abs(Math.sin(p.y * 9) * 0.11)) * patch(p, 0, -0.1, 0.46, 0.36),
    ),
    behind: [
      {
        name: 'shell',
        shape: painted('#8a5a2a', 0.5, shell, [
          marked('#c88a3a', meet(rays, dot(0, 0, 0.42, 0.48), dot(0, 0, 0.82, 0.74))),
          marked('#f0cc7a', (p) => smooth(0.74, 0.8, Math.hypot(p.x / 1.08, p.y))),
        ]),
        at: [0, 0.86],
      },
    ],
    speech: 'low',
  };
});
