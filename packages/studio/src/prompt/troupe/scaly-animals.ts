import { patch } from '../../kit/cast/fur.ts';
import { ball, rod, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { horns } from './body/ears.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg, mirrored, rolled, slab } from './body/solids.ts';
import { low, young } from './body/voices.ts';
import { wings } from './body/wings.ts';

const frogHead = union(
  [egg([0, -0.1, 0], [0.86, 0.54, 0.6]), mirrored(ball(0.36, 0.34, 0.2, 0.32))],
  0.1,
);

/** How to make frog, turtle, dragon, dinosaur. */
export const scalyAnimals = {
  frog: {
    coats: ['#62c23e', '#3fae6a'],
    make: (coat) =>
      animal({
        coat,
        bare: true,
        belly: '#e8f6b0',
        iris: '#8a6a14',
        head: frogHead,
        extras: [],
        headMark: marked(
          towards(coat, '#0a4a1a', 0.4),
          (p) =>
            patch(p, 0.5, 0.18, 0.3, 0.12) +
            patch(p, -0.6, 0.1, 0.3, 0.1) +
            patch(p, 0, 0.4, 0.4, 0.1),
        ),
        faceAt: { y: 0.3, size: 1.02 },
        body: union(
          [
            egg([0, -0.08, 0], [0.54, 0.48, 0.46]),
            mirrored(egg([0.46, -0.4, 0.1], [0.28, 0.24, 0.3])),
            mirrored(egg([0.44, -0.58, 0.26], [0.26, 0.08, 0.26])),
          ],
          0.08,
        ),
        paws: '#f0a83a',
        speech: young,
      }),
  },
  turtle: {
    coats: ['#6fc05a', '#5ab89a'],
    make: (coat) => {
      const shell = egg([0, 0, -0.1], [0.86, 0.78, 0.5]);
      return animal({
        coat,
        bare: true,
        belly: '#f6e8a8',
        head: egg([0, 0, 0], [0.66, 0.6, 0.58]),
        extras: [],
        headMark: marked(
          towards(coat, '#0a5a2a', 0.4),
          (p) =>
            patch(p, 0.3, 0.46, 0.3, 0.12) +
            patch(p, -0.1, 0.56, 0.3, 0.1) +
            patch(p, -0.42, 0.4, 0.3, 0.09),
        ),
        bodyMark: marked(
          '#d8a84a',
          (p) =>
            smooth(0.03, 0.015, Math.abs(Math.sin(p.y * 9) * 0.11)) * patch(p, 0, -0.1, 0.46, 0.36),
        ),
        behind: [
          {
            name: 'shell',
            shape: {
              solid: shell,
              paint: plain(
                '#8a5a2a',
                0.5,
                marks(
                  marked(
                    '#c88a3a',
                    (p) =>
                      smooth(0.08, 0.2, Math.abs(Math.sin(Math.atan2(p.x, p.y) * 4.5))) *
                      smooth(0.42, 0.48, Math.hypot(p.x, p.y)) *
                      smooth(0.82, 0.74, Math.hypot(p.x, p.y)),
                  ),
                  marked('#f0cc7a', (p) => smooth(0.74, 0.8, Math.hypot(p.x / 1.08, p.y))),
                ),
              ),
            },
            at: [0, 0.86],
          },
        ],
        speech: low,
      });
    },
  },
  dragon: {
    coats: ['#d8383e', '#8a4ad8', '#2f9a8a'],
    make: (coat) => {
      const batWing = slab(
        (x, y) => {
          const reach =
            Math.sqrt(x * x + y * y) - 0.98 + 0.14 * Math.abs(Math.sin(Math.atan2(y, x) * 4));
          return Math.max(reach, 0.1 - x - y * 0.2, -0.5 - y + 0.3 * x);
        },
        0.06,
        0.05,
      );
      return animal({
        coat,
        bare: true,
        belly: '#ffe0a0',
        iris: '#c8821c',
        muzzle: egg([0, -0.28, 0.44], [0.4, 0.24, 0.24]),
        extras: [
          horns([0.4, 0.46, 0], [0.66, 0.96, -0.1], 0.15, 0.02, '#fff0c8'),
          {
            solid: union(
              [0, 1, 2].map((i) =>
                rod(
                  [0, 0.54 - i * 0.02, 0.2 - i * 0.3],
                  [0, 0.9 - i * 0.06, 0.1 - i * 0.34],
                  0.14,
                  0.02,
                ),
              ),
            ),
            paint: plain('#ffb03a', 0.4),
          },
          {
            solid: mirrored(rod([0.66, 0.02, 0], [1.0, 0.16, -0.1], 0.16, 0.03)),
            paint: plain(towards(coat, '#ffb03a', 0.5)),
          },
        ],
        bodyMark: marked(
          '#e8b060',
          (p) => smooth(0.3, 0.7, Math.sin(p.y * 26)) * patch(p, 0, -0.1, 0.46, 0.36) * 0.7,
        ),
        behind: [
          wings(
            {
              solid: batWing,
              paint: plain(towards(coat, '#ffb03a', 0.45), 0.3, (p, surface) =>
                darken(surface, 0.82 + 0.18 * Math.abs(Math.cos(Math.atan2(p.y, p.x) * 4))),
              ),
            },
            0.3,
            0.9,
          ),
          {
            name: 'tail',
            shape: model([
              {
                solid: union(
                  [
                    rod([0, 0, 0], [0.5, -0.06, -0.1], 0.2, 0.13),
                    rod([0.5, -0.06, -0.1], [0.86, 0.28, -0.1], 0.13, 0.06),
                  ],
                  0.1,
                ),
                paint: plain(coat),
              },
              {
                solid: rod([0.84, 0.26, -0.1], [0.98, 0.56, -0.1], 0.18, 0.02),
                paint: plain('#ffb03a', 0.4),
              },
            ]),
            at: [0.26, 0.24],
            turn: (stance) => stance.lean * 1.4 - stance.headTilt,
          },
        ],
        juice: '#ff8a2a',
        speech: low,
      });
    },
  },
  dinosaur: {
    coats: ['#5ac86a', '#4ab8d8', '#b8d84a'],
    make: (coat) => {
      const plates = union(
        [-1.0, -0.5, 0, 0.5, 1.0].map((a) => rolled(egg([0, 0.74, -0.24], [0.2, 0.3, 0.1]), a)),
      );
      const bigTail = union(
        [
          rod([0, 0, 0], [0.56, -0.06, -0.1], 0.34, 0.2),
          rod([0.56, -0.06, -0.1], [1.0, 0.2, -0.1], 0.2, 0.07),
        ],
        0.12,
      );
      return animal({
        coat,
        bare: true,
        belly: '#fff0b8',
        iris: '#8a5a1c',
        head: union(
          [egg([0, 0.04, 0], [0.68, 0.62, 0.58]), egg([0, -0.26, 0.3], [0.62, 0.34, 0.4])],
          0.25,
        ),
        extras: [{ solid: plates, paint: plain('#ff8a3a', 0.4) }],
        headMark: marked(
          towards(coat, '#0a3a5a', 0.35),
          (p) =>
            patch(p, 0.44, 0.42, 0.24, 0.13) +
            patch(p, -0.5, 0.34, 0.26, 0.1) +
            patch(p, -0.3, 0.52, 0.26, 0.09),
        ),
        body: union(
          [
            egg([0, -0.08, 0], [0.58, 0.54, 0.5]),
            mirrored(egg([0.32, -0.46, 0.1], [0.26, 0.22, 0.34])),
          ],
          0.12,
        ),
        arm: { solid: rod([0, 0, 0.1], [0.04, -0.24, 0.2], 0.1, 0.11), paint: plain(coat) },
        paws: '#fff8e8',
        behind: [
          {
            name: 'tail',
            shape: model([
              { solid: bigTail, paint: plain(coat) },
              {
                solid: union([
                  egg([0.36, 0.3, -0.12], [0.13, 0.18, 0.08]),
                  egg([0.64, 0.26, -0.12], [0.11, 0.15, 0.08]),
                ]),
                paint: plain('#ff8a3a', 0.4),
              },
            ]),
            at: [0.24, 0.34],
            turn: (stance) => stance.lean * 1.2 - stance.headTilt,
          },
        ],
        speech: low,
      });
    },
  },
} satisfies Record<string, Subject>;
