import { smooth } from '../../kit/math/easing.ts';
import { hair } from './body/hair.ts';
import { marked } from './body/paints.ts';
import { somebody } from './body/person.ts';

const stripes = marked('#ffffff', (p) => smooth(0.3, 0.6, Math.sin(p.y * 21 + 1)));

export const boy = somebody(
  ['#3f9af0', '#ff6a3a', '#4ac07a'],
  (coat, color, accent = '#3a4a7a') => ({
    extras: [hair('tousled', color)],
    clothes: { top: coat, legs: accent, shoes: '#f04a3a', mark: stripes },
    speech: 'young',
  }),
);
