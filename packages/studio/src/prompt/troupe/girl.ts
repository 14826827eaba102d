import { ball } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { collar } from './body/clothes.ts';
import { hair } from './body/hair.ts';
import { marked, marks, painted } from './body/paints.ts';
import { somebody } from './body/person.ts';
import { mirrored } from './body/solids.ts';

const polkaDots = marked(
  '#ffffff',
  (p) => smooth(0.5, 0.8, Math.sin(p.x * 16) * Math.sin(p.y * 16 + 2)) * smooth(0, -0.1, p.y),
);

export const girl = somebody(
  ['#ff7fb0', '#b48aff', '#ffb03a'],
  (coat, color, accent = '#ffe06a') => ({
    extras: [hair('bunches', color), painted(accent, 0.5, mirrored(ball(0.62, 0.5, 0.06, 0.09)))],
    clothes: { top: coat, gown: true, shoes: '#d83a5a', mark: marks(collar('#ffffff'), polkaDots) },
    speech: 'small',
  }),
);
