import { patch } from '../../kit/cast/fur.ts';
import { ball, rod, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { horns } from './body/ears.ts';
import { faceOn } from './body/face-colors.ts';
import { furry, marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg, mirrored, rolled } from './body/solids.ts';
import { small, tiny } from './body/voices.ts';
import { wings } from './body/wings.ts';

const feelers = (color: string, tip: string) => [
  horns([0.2, 0.52, 0.1], [0.36, 0.98, 0.1], 0.045, 0.04, color),
  { solid: mirrored(ball(0.38, 1.02, 0.1, 0.11)), paint: plain(tip, 0.5) },
];

const butterflyWing = union(
  [egg([0.66, 0.46, 0], [0.68, 0.6, 0.06]), egg([0.5, -0.42, 0], [0.5, 0.46, 0.06])],
  0.1,
);

const beeWing = union([
  rolled(egg([0.62, 0.2, 0], [0.5, 0.27, 0.05]), 0.45),
  rolled(egg([0.44, -0.18, 0], [0.36, 0.2, 0.05]), 0.05),
]);

const spiral = (p: { x: number; y: number }) => {
  const angle = Math.atan2(p.y, p.x);
  return smooth(
    0.32,
    0.46,
    Math.abs(((((Math.hypot(p.x, p.y) * 4.4 - angle / (Math.PI * 2)) % 1) + 1) % 1) - 0.5),
  );
};

/** How to make bee, butterfly, snail. */
export const gardenAnimals = {
  bee: {
    coats: ['#ffc91e'],
    make: (coat) => ({
      ...animal({
        coat,
        belly: coat,
        iris: '#3a2418',
        head: egg([0, 0, 0], [0.72, 0.62, 0.58]),
        extras: feelers('#2a1c14', '#ffc91e'),
        headMark: marked('#2a1c14', (p) => smooth(-0.16, -0.22, p.z)),
        body: union(
          [egg([0, 0.02, 0], [0.5, 0.5, 0.44]), rod([0, -0.3, 0], [0, -0.66, 0], 0.2, 0.02)],
          0.12,
        ),
        bodyMark: marked('#2a1c14', (p) =>
          Math.max(smooth(0.1, 0.3, Math.sin(p.y * 13 + 1.2)), smooth(-0.44, -0.5, p.y)),
        ),
        paws: '#2a1c14',
        arm: { solid: rod([0, 0, 0], [0.06, -0.32, 0.04], 0.06, 0.08), paint: furry('#2a1c14') },
        behind: [
          wings(
            {
              solid: beeWing,
              paint: plain(
                '#cfeaff',
                0.8,
                marked('#ffffff', (p) => smooth(0.2, 0.8, Math.sin(p.x * 16 + p.y * 10)) * 0.7),
              ),
            },
            0.26,
            0.96,
          ),
        ],
        hovers: true,
        juice: '#ffb81e',
        speech: tiny,
      }),
    }),
  },
  butterfly: {
    coats: ['#ff8a2a', '#5a8af0', '#e06ad0'],
    make: (coat) => ({
      size: 0.84,
      ...animal({
        coat: '#6a4a8a',
        bare: true,
        belly: '#f4d8c0',
        headMark: marked('#f8dcc4', (p) =>
          Math.max(patch(p, Math.sign(p.x) * 0.26, 0, 0.52, 0.38), patch(p, 0, -0.26, 0.5, 0.44)),
        ),
        skin: '#f4d0b4',
        head: egg([0, 0, 0], [0.66, 0.6, 0.56]),
        extras: feelers('#4a2f6a', coat),
        body: egg([0, 0.02, 0], [0.34, 0.56, 0.34]),
        bodyMark: marked('#c8a0e8', (p) => smooth(0.3, 0.6, Math.sin(p.y * 16))),
        arm: { solid: rod([0, 0, 0], [0.06, -0.32, 0.04], 0.06, 0.08), paint: plain('#4a2f6a') },
        behind: [
          wings(
            {
              solid: butterflyWing,
              paint: plain(
                coat,
                0.35,
                marks(
                  marked('#2a1a3a', (p) => smooth(-0.09, -0.03, butterflyWing(p.x, p.y, 0)) * 1),
                  marked(
                    '#fff4d8',
                    (p) =>
                      smooth(0.2, 0.17, Math.hypot(p.x - 0.74, p.y - 0.56)) +
                      smooth(0.15, 0.12, Math.hypot(p.x - 0.56, p.y + 0.46)) +
                      smooth(0.1, 0.08, Math.hypot(p.x - 0.44, p.y - 0.24)),
                  ),
                  marked(
                    towards(coat, '#2030c0', 0.6),
                    (p) =>
                      smooth(0.12, 0.1, Math.hypot(p.x - 0.74, p.y - 0.56)) +
                      smooth(0.08, 0.06, Math.hypot(p.x - 0.56, p.y + 0.46)),
                  ),
                ),
              ),
            },
            0.14,
            0.86,
          ),
        ],
        hovers: true,
        speech: tiny,
      }),
    }),
  },
  snail: {
    coats: ['#e8923a', '#d86a8a', '#6a8ad8'],
    make: (coat) => {
      const skin = '#ffdf9a';
      return {
        layers: [
          {
            name: 'shell',
            shape: {
              solid: egg([0, 0, 0], [0.84, 0.84, 0.5]),
              paint: plain(coat, 0.7, marked(towards(coat, '#ffffff', 0.55), spiral)),
            },
            at: [0.52, 0.98],
            turn: (stance) => stance.lean * 0.5 - stance.headBob,
          },
          {
            name: 'body',
            shape: model([
              {
                solid: union(
                  [
                    egg([0.1, 0.16, 0], [1.16, 0.18, 0.36]),
                    rod([-0.36, 0.2, 0], [-0.36, 0.9, 0], 0.36, 0.36),
                    egg([-0.36, 1.1, 0.06], [0.66, 0.58, 0.54]),
                  ],
                  0.2,
                ),
                paint: plain(
                  skin,
                  0.4,
                  marked('#f0b870', (p) => smooth(0.14, 0.06, p.y) * 0.7),
                ),
              },
              {
                solid: union([
                  rod([-0.56, 1.5, 0.1], [-0.74, 2.06, 0.1], 0.06, 0.05),
                  rod([-0.16, 1.5, 0.1], [0.02, 2.06, 0.1], 0.06, 0.05),
                ]),
                paint: plain(skin, 0.4),
              },
              {
                solid: union([ball(-0.76, 2.1, 0.1, 0.12), ball(0.04, 2.1, 0.1, 0.12)]),
                paint: plain(coat, 0.6),
              },
            ]),
            at: [0, 0.02],
          },
          'face',
        ],
        face: { x: -0.36, y: 1.12, size: 0.86, colors: faceOn(skin, '#6a4a1c') },
        inside: '#fff2c8',
        juice: '#d8f0a0',
        ...small,
      };
    },
  },
} satisfies Record<string, Subject>;
