import { smooth } from '../../kit/math/easing.ts';
import { ahead, bar, byHeight, meet } from './body/areas.ts';
import { hair, mustache } from './body/hair.ts';
import { type Mark, marked, marks } from './body/paints.ts';
import { somebody } from './body/person.ts';

const shirtAndTie: Mark = marks(
  marked('#ffffff', (p) => smooth(0.0, 0.04, p.y - 0.12 - Math.abs(p.x) * 1.6) * ahead(p)),
  marked('#e8424a', meet(bar(0, 0.07, 0.05), byHeight(0.4, 0.3), byHeight(-0.22, -0.16), ahead)),
);

export const man = somebody(
  ['#3a6ab8', '#5a8a4a', '#8a4a5a'],
  (coat, color, accent = '#d8b078') => ({
    extras: [hair('short', color), mustache(color)],
    brow: color,
    clothes: { top: coat, legs: accent, smooth: true, mark: shirtAndTie },
    speech: 'low',
  }),
);
