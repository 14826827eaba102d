import { melted, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { mask } from './body/areas.ts';
import { furred, marked } from './body/paints.ts';
import { egg, mirrored } from './body/solids.ts';

export const bigfoot = animal(['#7a4a2a', '#5f3c28'], (coat) => {
  const tan = '#d8a878';
  return {
    nose: { color: '#4a2818', size: 1.6 },
    head: melted(0.3, [
      egg([0, 0, 0], [0.72, 0.62, 0.6]),
      egg([0, 0.42, -0.05], [0.42, 0.5, 0.42]),
    ]),
    extras: [],
    headMark: marked(tan, mask([0.28, 0.02, 0.52, 0.34], [0, -0.26, 0.5, 0.4])),
    body: melted(0.12, [
      egg([0, 0.0, 0], [0.58, 0.6, 0.48]),
      mirrored(egg([0.3, -0.54, 0.2], [0.27, 0.13, 0.38])),
    ]),
    paws: tan,
    skin: tan,
    arm: furred(coat, rod([0.04, 0, 0], [0.06, -0.5, 0.04], 0.17, 0.2), [
      marked(tan, (p) => smooth(-0.46, -0.56, p.y)),
    ]),
    speech: 'beast',
  };
});
