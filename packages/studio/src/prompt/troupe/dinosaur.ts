import { patch } from '../../kit/cast/fur.ts';
import { melted, rod, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { animal } from './body/animal.ts';
import { marked, painted } from './body/paints.ts';
import { model } from './body/shape.ts';
import { bent, egg, mirrored, rolled } from './body/solids.ts';

export const dinosaur = animal(['#5ac86a', '#4ab8d8', '#b8d84a'], (coat) => {
  const plates = union(
    [-1.0, -0.5, 0, 0.5, 1.0].map((a) => rolled(egg([0, 0.74, -0.24], [0.2, 0.3, 0.1]), a)),
  );
  const bigTail = bent(0.12, [
    [0, 0, 0, 0.34],
    [0.56, -0.06, -0.1, 0.2],
    [1, 0.2, -0.1, 0.07],
  ]);
  return {
    bare: true,
    belly: '#fff0b8',
    iris: '#8a5a1c',
    head: melted(0.25, [
      egg([0, 0.04, 0], [0.68, 0.62, 0.58]),
      egg([0, -0.26, 0.3], [0.62, 0.34, 0.4]),
    ]),
    extras: [painted('#ff8a3a', 0.4, plates)],
    headMark: marked(
      towards(coat, '#0a3a5a', 0.35),
      (p) =>
        patch(p, 0.44, 0.42, 0.24, 0.13) +
        patch(p, -0.5, 0.34, 0.26, 0.1) +
        patch(p, -0.3, 0.52, 0.26, 0.09),
    ),
    body: melted(0.12, [
      egg([0, -0.08, 0], [0.58, 0.54, 0.5]),
      mirrored(egg([0.32, -0.46, 0.1], [0.26, 0.22, 0.34])),
    ]),
    arm: painted(coat, 0.3, rod([0, 0, 0.1], [0.04, -0.24, 0.2], 0.1, 0.11)),
    paws: '#fff8e8',
    behind: [
      {
        name: 'tail',
        shape: model([
          painted(coat, 0.3, bigTail),
          painted('#ff8a3a', 0.4, [
            egg([0.36, 0.3, -0.12], [0.13, 0.18, 0.08]),
            egg([0.64, 0.26, -0.12], [0.11, 0.15, 0.08]),
          ]),
        ]),
        at: [0.24, 0.34],
        turn: (stance) => stance.lean * 1.2 - stance.headTilt,
      },
    ],
    speech: 'low',
  };
});
