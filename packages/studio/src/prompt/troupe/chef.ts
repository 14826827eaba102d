import { ball, melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { ahead } from './body/areas.ts';
import { hair, mustache } from './body/hair.ts';
import { marked, painted } from './body/paints.ts';
import { looksFor, person } from './body/person.ts';
import { egg } from './body/solids.ts';

const chefHat = melted(0.06, [
  rod([0, 0.46, 0], [0, 0.78, 0], 0.42, 0.42),
  ball(-0.3, 0.98, 0, 0.3),
  ball(0.3, 0.98, 0, 0.3),
  ball(0, 1.08, 0.08, 0.32),
  ball(0, 0.98, -0.24, 0.3),
]);

export const chef = person(['#fbf8f2'], (coat, accent = '#e8383a') => {
  const { skin, hair: color, iris } = looksFor(accent);
  return {
    skin,
    iris,
    extras: [hair('short', color), mustache(color), painted(coat, 0.05, chefHat)],
    clothes: {
      top: coat,
      legs: '#5a6a8a',
      smooth: true,
      mark: marked(
        '#3a3a44',
        (p) =>
          smooth(0.045, 0.03, Math.hypot(Math.abs(p.x) - 0.12, ((p.y + 2.04) % 0.18) - 0.09)) *
          ahead(p),
      ),
    },
    onBody: [
      painted(
        accent,
        0.2,
        melted(0.04, [
          egg([0, 0.36, 0.06], [0.3, 0.1, 0.28]),
          egg([0, 0.22, 0.36], [0.09, 0.14, 0.05]),
        ]),
      ),
    ],
    speech: 'low',
  };
});
