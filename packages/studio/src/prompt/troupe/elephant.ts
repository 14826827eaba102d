import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { byDepth, byHeight, meet } from './body/areas.ts';
import { marked, painted } from './body/paints.ts';
import { bent, egg, mirrored } from './body/solids.ts';

const raisedTrunk = bent(0.08, [
  [0, -0.1, 0.5, 0.1],
  [0.2, -0.24, 0.7, 0.095],
  [0.54, -0.42, 0.72, 0.09],
  [0.78, -0.24, 0.7, 0.085],
  [0.84, 0.04, 0.7, 0.11],
]);

export const elephant = animal(['#6c8cc4', '#8088a8'], (coat) => {
  const ear = mirrored(egg([0.98, 0.06, -0.12], [0.46, 0.56, 0.1]));
  const inner = mirrored(egg([0.98, 0.04, -0.03], [0.34, 0.43, 0.06]));
  return {
    bare: true,
    belly: towards(coat, '#ffffff', 0.3),
    iris: '#4a3a5a',
    head: egg([0, 0.04, 0], [0.72, 0.68, 0.62]),
    extras: [painted(coat, 0.15, ear), painted('#f2a8b4', 0.1, inner)],
    before: [
      {
        name: 'trunk',
        on: 'head',
        at: [0, 0],
        shape: painted(towards(coat, '#2a3060', 0.12), 0.3, raisedTrunk, [
          marked(
            towards(coat, '#3a3a5a', 0.5),
            (p) => smooth(0.8, 1, Math.sin((p.x + p.y * 0.4) * 42)) * 0.4,
          ),
        ]),
      },
    ],
    bodyMark: marked(
      '#fff6ee',
      meet(byDepth(0.36, 0.42), byHeight(-0.5, -0.55), (p) => smooth(0, 0.4, Math.sin(p.x * 40))),
    ),
    speech: 'low',
  };
});
