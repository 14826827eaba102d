import { patch } from '../../kit/cast/fur.ts';
import { rod, union } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { roundEars } from './body/ears.ts';
import { furry, marked, marks, plain } from './body/paints.ts';
import { snout } from './body/snout.ts';
import { egg, mirrored, slab } from './body/solids.ts';
import { tabby } from './body/tabby.ts';
import { low, young } from './body/voices.ts';

/** A flat flower of locks around the head. */
const mane = slab(
  (x, y) => Math.sqrt(x * x + (y + 0.02) ** 2) - 0.98 - 0.07 * Math.sin(Math.atan2(x, y) * 13),
  0.3,
  0.22,
);

const tuftTail = union(
  [
    rod([0, 0, 0], [0.52, 0.2, -0.1], 0.07, 0.06),
    rod([0.52, 0.2, -0.1], [0.66, 0.52, -0.1], 0.06, 0.05),
  ],
  0.1,
);

const tuft = egg([0.68, 0.66, -0.1], [0.16, 0.21, 0.14]);

const raisedTrunk = union(
  [
    rod([0, -0.1, 0.5], [0.2, -0.24, 0.7], 0.1, 0.095),
    rod([0.2, -0.24, 0.7], [0.54, -0.42, 0.72], 0.095, 0.09),
    rod([0.54, -0.42, 0.72], [0.78, -0.24, 0.7], 0.09, 0.085),
    rod([0.78, -0.24, 0.7], [0.84, 0.04, 0.7], 0.085, 0.11),
  ],
  0.08,
);

/** How to make lion, tiger, elephant, monkey. */
export const savannaAnimals = {
  lion: {
    coats: ['#f4b64a'],
    make: (coat) =>
      animal({
        coat,
        belly: '#fff0d0',
        iris: '#8a5a14',
        nose: { color: '#5a2a1c', size: 1.5 },
        muzzle: snout,
        extras: [
          ...roundEars(coat, 0.2, 0.62, 0.56),
          {
            solid: (x, y, z) => mane(x, y, z + 0.2),
            paint: furry(
              '#a84a14',
              marked('#d8761c', (p) => smooth(0.7, 1.0, Math.hypot(p.x, p.y)) * 0.8),
            ),
          },
        ],
        behind: [
          tail({ solid: tuftTail, paint: furry(coat) }, 0.26, 0.26),
          {
            name: 'tuft',
            shape: { solid: tuft, paint: furry('#a84a14') },
            at: [0.26, 0.26],
            turn: (s) => s.lean * 1.6 - s.headTilt * 1.2 + s.headBob * 3,
          },
        ],
        speech: low,
      }),
  },
  tiger: {
    coats: ['#ff8c1e'],
    make: (coat) => {
      const dark = '#2a1a14';
      return animal({
        coat,
        belly: '#fff8ee',
        iris: '#3f8a3a',
        nose: { color: '#f07a84', size: 1.4 },
        muzzle: snout,
        extras: roundEars(coat, 0.24, 0.56, 0.52, '#fff0e0'),
        headMark: marked(dark, (p) => tabby(p) * 0.95),
        bodyMark: marked(
          dark,
          (p) =>
            smooth(0.24, 0.3, Math.abs(p.x)) *
            smooth(0, 0.3, Math.sin(p.y * 17 + Math.abs(p.x) * 4)),
        ),
        arm: {
          solid: rod([0, 0, 0], [0.02, -0.42, 0.04], 0.13, 0.165),
          paint: furry(
            coat,
            marks(
              marked(dark, (p) => smooth(0.2, 0.5, Math.sin(p.y * 24))),
              marked('#fff8ee', (p) => smooth(-0.36, -0.44, p.y)),
            ),
          ),
        },
        behind: [
          tail(
            {
              solid: tuftTail,
              paint: furry(
                coat,
                marked(dark, (p) => smooth(0.1, 0.4, Math.sin((p.x + p.y) * 20))),
              ),
            },
            0.26,
            0.26,
          ),
        ],
        speech: low,
      });
    },
  },
  elephant: {
    coats: ['#6c8cc4', '#8088a8'],
    make: (coat) => {
      const ear = mirrored(egg([0.98, 0.06, -0.12], [0.46, 0.56, 0.1]));
      const inner = mirrored(egg([0.98, 0.04, -0.03], [0.34, 0.43, 0.06]));
      return animal({
        coat,
        bare: true,
        belly: towards(coat, '#ffffff', 0.3),
        iris: '#4a3a5a',
        head: egg([0, 0.04, 0], [0.72, 0.68, 0.62]),
        extras: [
          { solid: ear, paint: plain(coat, 0.15) },
          { solid: inner, paint: plain('#f2a8b4', 0.1) },
        ],
        before: [
          {
            name: 'trunk',
            on: 'head',
            at: [0, 0],
            shape: {
              solid: raisedTrunk,
              paint: plain(
                towards(coat, '#2a3060', 0.12),
                0.3,
                marked(
                  towards(coat, '#3a3a5a', 0.5),
                  (p) => smooth(0.8, 1, Math.sin((p.x + p.y * 0.4) * 42)) * 0.4,
                ),
              ),
            },
          },
        ],
        bodyMark: marked(
          '#fff6ee',
          (p) =>
            smooth(0.36, 0.42, p.z) * smooth(-0.5, -0.55, p.y) * smooth(0, 0.4, Math.sin(p.x * 40)),
        ),
        speech: low,
      });
    },
  },
  monkey: {
    coats: ['#8a5230', '#a8663a'],
    make: (coat) => {
      const tan = '#f6cf9c';
      const face = (p: Point) =>
        Math.max(patch(p, Math.sign(p.x) * 0.3, 0.04, 0.5, 0.38), patch(p, 0, -0.32, 0.5, 0.42));
      return animal({
        coat,
        belly: tan,
        nose: { color: '#7a4a30', size: 1 },
        extras: [
          ...roundEars(coat, 0.26, 0.84, 0.02, tan),
          {
            solid: union([
              rod([0, 0.56, 0.1], [0.1, 0.86, 0.1], 0.1, 0.03),
              rod([0, 0.56, 0.1], [-0.12, 0.8, 0.1], 0.1, 0.03),
            ]),
            paint: furry(coat),
          },
        ],
        headMark: marked(tan, face),
        paws: tan,
        skin: tan,
        behind: [
          tail(
            {
              solid: union(
                [
                  rod([0, 0, 0], [0.6, -0.02, -0.1], 0.07, 0.07),
                  rod([0.6, 0, -0.1], [0.84, 0.4, -0.1], 0.07, 0.07),
                  rod([0.84, 0.4, -0.1], [0.62, 0.68, -0.1], 0.07, 0.06),
                  rod([0.62, 0.68, -0.1], [0.46, 0.5, -0.1], 0.06, 0.05),
                ],
                0.1,
              ),
              paint: furry(coat),
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
