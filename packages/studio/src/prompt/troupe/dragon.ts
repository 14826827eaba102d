import { patch } from '../../kit/cast/fur.ts';
import { rod } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { horns } from './body/ears.ts';
import { marked, painted } from './body/paints.ts';
import { model } from './body/shape.ts';
import { bent, egg, mirrored, slab } from './body/solids.ts';
import { wings } from './body/wings.ts';

export const dragon = animal(['#d8383e', '#8a4ad8', '#2f9a8a'], (coat) => {
  const batWing = slab(
    (x, y) => {
      const reach =
        Math.sqrt(x * x + y * y) - 0.98 + 0.14 * Math.abs(Math.sin(Math.atan2(y, x) * 4));
      return Math.max(reach, 0.1 - x - y * 0.2, -0.5 - y + 0.3 * x);
    },
    0.06,
    0.05,
  );
  return {
    bare: true,
    belly: '#ffe0a0',
    iris: '#c8821c',
    muzzle: egg([0, -0.28, 0.44], [0.4, 0.24, 0.24]),
    extras: [
      horns([0.4, 0.46, 0], [0.66, 0.96, -0.1], 0.15, 0.02, '#fff0c8'),
      painted(
        '#ffb03a',
        0.4,
        [0, 1, 2].map((i) =>
          rod([0, 0.54 - i * 0.02, 0.2 - i * 0.3], [0, 0.9 - i * 0.06, 0.1 - i * 0.34], 0.14, 0.02),
        ),
      ),
      painted(
        towards(coat, '#ffb03a', 0.5),
        0.3,
        mirrored(rod([0.66, 0.02, 0], [1.0, 0.16, -0.1], 0.16, 0.03)),
      ),
    ],
    bodyMark: marked(
      '#e8b060',
      (p) => smooth(0.3, 0.7, Math.sin(p.y * 26)) * patch(p, 0, -0.1, 0.46, 0.36) * 0.7,
    ),
    behind: [
      wings(
        painted(towards(coat, '#ffb03a', 0.45), 0.3, batWing, [
          (p, surface) =>
            darken(surface, 0.82 + 0.18 * Math.abs(Math.cos(Math.atan2(p.y, p.x) * 4))),
        ]),
        0.3,
        0.9,
      ),
      {
        name: 'tail',
        shape: model([
          painted(
            coat,
            0.3,
            bent(0.1, [
              [0, 0, 0, 0.2],
              [0.5, -0.06, -0.1, 0.13],
              [0.86, 0.28, -0.1, 0.06],
            ]),
          ),
          painted('#ffb03a', 0.4, rod([0.84, 0.26, -0.1], [0.98, 0.56, -0.1], 0.18, 0.02)),
        ]),
        at: [0.26, 0.24],
        turn: (stance) => stance.lean * 1.4 - stance.headTilt,
      },
    ],
    juice: '#ff8a2a',
    speech: 'low',
  };
});
