import { melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, skull } from './body/animal.ts';
import { mask } from './body/areas.ts';
import { furred, marked, painted } from './body/paints.ts';
import { bent, egg, mirrored } from './body/solids.ts';

const curvedHorn = bent(0.06, [
  [0.5, 0.5, 0, 0.14],
  [0.78, 0.72, 0, 0.1],
  [0.8, 1, 0, 0.03],
]);

export const yeti = animal(['#f2f7ff'], (coat) => {
  const blue = '#8fc0ee';
  return {
    iris: '#2a6ab0',
    nose: { color: '#3a5a8a', size: 1.4 },
    head: melted(0.3, [skull, egg([0, 0.36, -0.05], [0.5, 0.44, 0.44])]),
    extras: [painted('#c8b08a', 0.5, mirrored(curvedHorn))],
    headMark: marked(blue, mask([0.3, 0.04, 0.5, 0.36], [0, -0.28, 0.5, 0.42])),
    body: melted(0.12, [
      egg([0, 0.0, 0], [0.6, 0.6, 0.5]),
      mirrored(egg([0.3, -0.54, 0.2], [0.27, 0.13, 0.36])),
    ]),
    paws: blue,
    skin: blue,
    arm: furred(coat, rod([0.04, 0, 0], [0.06, -0.5, 0.04], 0.17, 0.2), [
      marked(blue, (p) => smooth(-0.48, -0.58, p.y)),
    ]),
    speech: 'beast',
  };
});
