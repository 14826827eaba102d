import { smooth } from '../../kit/math/easing.ts';
import { hair, mustache } from './body/hair.ts';
import { ahead, type Mark, marked, marks } from './body/paints.ts';
import { looksFor, person } from './body/person.ts';

const shirtAndTie: Mark = marks(
  marked('#ffffff', (p) => smooth(0.0, 0.04, p.y - 0.12 - Math.abs(p.x) * 1.6) * ahead(p)),
  marked(
    '#e8424a',
    (p) =>
      smooth(0.07, 0.05, Math.abs(p.x)) *
      smooth(0.4, 0.3, p.y) *
      smooth(-0.22, -0.16, p.y) *
      ahead(p),
  ),
);

export const man = person(['#3a6ab8', '#5a8a4a', '#8a4a5a'], (coat, accent = '#d8b078') => {
  const { skin, hair: color, iris } = looksFor(coat);
  return {
    skin,
    iris,
    extras: [hair('short', color), mustache(color)],
    brow: color,
    clothes: { top: coat, legs: accent, smooth: true, mark: shirtAndTie },
    speech: 'low',
  };
});
