import { patch } from '../../kit/cast/fur.ts';
import { rod, type Solid, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { pointedEars, roundEars } from './body/ears.ts';
import { furry, marked, marks, plain } from './body/paints.ts';
import { around, egg, rolled } from './body/solids.ts';
import { small, tiny, young } from './body/voices.ts';
import { whiskerShape } from './body/whiskers.ts';

const bushy = union(
  [
    egg([0.42, 0.14, -0.1], [0.34, 0.24, 0.22]),
    rolled(egg([0.74, 0.62, -0.1], [0.34, 0.66, 0.26]), -0.1),
    egg([0.98, 1.2, -0.1], [0.34, 0.26, 0.22]),
  ],
  0.14,
);

const brush = union(
  [rod([0, 0, 0], [0.5, 0.16, -0.1], 0.1, 0.22), egg([0.72, 0.42, -0.1], [0.25, 0.42, 0.22])],
  0.2,
);

const quillRing = (out: number, z: number, turn: number) =>
  rolled(around(rod([0, 0.5, z], [0, out, z - 0.12], 0.15, 0.015), 17), turn);

const quillRings = union([
  quillRing(1.02, -0.1, 0),
  quillRing(1.0, -0.28, 0.18),
  quillRing(0.86, -0.46, 0),
]);

/** None under the chin. */
const quills: Solid = (x, y, z) => Math.max(quillRings(x, y, z), -0.5 - y - 0.3 * Math.abs(x));

/** How to make fox, mouse, squirrel, hedgehog, raccoon. */
export const woodAnimals = {
  fox: {
    coats: ['#f0702a'],
    make: (coat) =>
      animal({
        coat,
        belly: '#fff6ea',
        iris: '#a86a1c',
        nose: { color: '#2a1a18', size: 1.2 },
        head: union(
          [egg([0, 0.02, 0], [0.74, 0.62, 0.6]), egg([0, -0.18, 0], [0.92, 0.3, 0.4])],
          0.3,
        ),
        extras: pointedEars(coat, 1.25, '#3a2018'),
        headMark: marked(
          '#fff6ea',
          (p) => smooth(-0.02, -0.12, p.y - Math.abs(p.x) * 0.28 + 0.12) * smooth(0.04, 0.2, p.z),
        ),
        paws: '#3a2018',
        behind: [
          tail(
            {
              solid: brush,
              paint: furry(
                coat,
                marked('#fff6ea', (p) => smooth(0.56, 0.66, p.y)),
              ),
            },
            0.26,
            0.24,
          ),
        ],
        speech: young,
      }),
  },
  mouse: {
    coats: ['#a8a4b0', '#c8b09a'],
    make: (coat) =>
      animal({
        coat,
        belly: '#f4eef0',
        iris: '#2a1c1c',
        nose: { color: '#f0708a', size: 1.1 },
        head: egg([0, -0.04, 0], [0.68, 0.6, 0.6]),
        extras: [...roundEars(coat, 0.46, 0.68, 0.5), whiskerShape],
        paws: '#f7b0b4',
        behind: [
          tail(
            {
              solid: union(
                [
                  rod([0, 0, 0], [0.7, 0.0, -0.1], 0.05, 0.045),
                  rod([0.7, 0, -0.1], [0.9, 0.5, -0.1], 0.045, 0.02),
                ],
                0.1,
              ),
              paint: plain('#f0a0a8', 0.2),
            },
            0.26,
            0.16,
          ),
        ],
        speech: tiny,
      }),
  },
  squirrel: {
    coats: ['#c8642a', '#9a6a4a'],
    make: (coat) =>
      animal({
        coat,
        belly: '#fff0d8',
        nose: { color: '#3a2018', size: 1 },
        extras: [
          ...pointedEars(coat, 0.7, '#f0b090'),
          { solid: egg([0, -0.52, 0.56], [0.09, 0.1, 0.05]), paint: plain('#ffffff', 0.5) },
        ],
        behind: [
          tail(
            {
              solid: bushy,
              paint: furry(
                coat,
                marked('#f6c890', (p) => smooth(0.2, 0.05, Math.abs(p.x - 0.62 - 0.2 * p.y)) * 0.7),
              ),
            },
            0.02,
            0.2,
          ),
        ],
        speech: tiny,
      }),
  },
  hedgehog: {
    coats: ['#7a543a'],
    make: (coat) => {
      const quill = furry(
        coat,
        marked('#e8cfa8', (p) => smooth(0.86, 1.0, Math.hypot(p.x, p.y))),
      );
      return animal({
        coat: '#f4d8b0',
        belly: '#fff2dc',
        nose: { color: '#2a1a18', size: 1.5 },
        extras: [
          { solid: quills, paint: quill },
          { solid: egg([0, 0.14, -0.16], [0.82, 0.7, 0.6]), paint: quill },
          ...roundEars('#d8a878', 0.16, 0.62, 0.34),
        ],
        behind: [
          {
            name: 'back',
            shape: { solid: egg([0, 0, -0.1], [0.66, 0.6, 0.4]), paint: furry(coat) },
            at: [0, 0.66],
          },
        ],
        speech: small,
      });
    },
  },
  raccoon: {
    coats: ['#8e939c'],
    make: (coat) => {
      const dark = '#2c2c36';
      return animal({
        coat,
        belly: '#f0f0f0',
        nose: { color: '#1c1c22', size: 1.3 },
        extras: pointedEars(coat, 0.75, dark),
        paws: dark,
        headMark: marks(
          marked(
            '#f6f4f2',
            (p) =>
              smooth(0.06, 0.12, p.y - 0.12) *
              smooth(0.44, 0.36, p.y) *
              smooth(0.1, 0.2, Math.abs(p.x)),
          ),
          marked(dark, (p) => patch(p, Math.sign(p.x) * 0.4, -0.02, 0.44, 0.32)),
        ),
        skin: '#5a5a66',
        behind: [
          tail(
            {
              solid: brush,
              paint: furry(
                coat,
                marked(dark, (p) => smooth(0, 0.3, Math.sin((p.x + p.y * 1.4) * 11))),
              ),
            },
            0.26,
            0.24,
          ),
        ],
        speech: young,
      });
    },
  },
} satisfies Record<string, Subject>;
