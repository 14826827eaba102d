import { leafRing } from '../../kit/cast/leaves.ts';
import { leafPaint, mottle, spots } from '../../kit/cast/paint.ts';
import { rod, turned } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { lathe } from './body/solids.ts';
import { grown, tiny, young } from './body/voices.ts';

const mushroomStem = lathe(
  rows(2, [0, -0.98, 0.56, -0.96, 0.6, -0.7, 0.46, 0.1, 0.5, 0.4, 0, 0.4]),
  0.05,
);

const cap = lathe(
  rows(2, [0, 0.24, 0.7, 0.14, 1.1, 0.18, 1.12, 0.36, 0.88, 0.82, 0.5, 1.1, 0, 1.2]),
  0.05,
);

const bell = turned(
  rows(2, [-90, 0.86, -60, 1.0, -20, 0.92, 20, 1.0, 50, 1.1, 72, 0.96, 90, 0.72]),
  { count: 4, depth: 0.13, sharp: 1.3 },
);

const aubergine = turned(rows(2, [-90, 1.06, -50, 1.06, -10, 0.94, 30, 0.76, 60, 0.88, 90, 1.2]));

const crown = (height: number, length: number) =>
  leafRing({
    count: 5,
    height,
    start: 0,
    length,
    width: 0.24,
    thickness: 0.04,
    rise: 0.15,
    droop: 0.75,
  });

/** How to make mushroom, pepper, eggplant. */
export const roundVegetables = {
  mushroom: {
    coats: ['#e8302a'],
    make: (coat) =>
      morsel({
        shape: model([
          { solid: mushroomStem, paint: plain('#fff2dc', 0.15) },
          {
            solid: cap,
            paint: plain(
              coat,
              0.55,
              marks(
                marked(
                  '#fff8ea',
                  (p) => spots({ ...p, y: p.y - 0.25 }, 7, 0.34) * smooth(0.24, 0.3, p.y),
                ),
                marked('#f0d8b8', (p) => smooth(-0.3, -0.7, p.ny)),
              ),
            ),
          },
        ]),
        bottom: -1.0,
        side: 0.56,
        shoulder: -0.5,
        size: 0.94,
        stand: 0.28,
        face: { y: -0.3, size: 0.74 },
        skin: '#ffe6c8',
        limbs: { limb: '#e0b888', shoe: coat },
        speech: tiny,
        inside: '#fff6e6',
        juice: '#fff0d8',
      }),
  },
  pepper: {
    coats: ['#3fae3a', '#ffc21e'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: bell,
            paint: plain(
              coat,
              0.95,
              marked(towards(coat, '#0a3a10', 0.4), (p) => smooth(0, -0.9, p.y) * 0.5),
            ),
          },
          { solid: crown(0.78, 0.4), paint: leafPaint('#2f7a2c') },
          { solid: rod([0, 0.7, 0], [0.16, 1.24, 0], 0.12, 0.1), paint: plain('#5f9a3a') },
        ]),
        bottom: -0.92,
        side: 0.9,
        size: 0.84,
        face: { y: -0.06, size: 0.92 },
        skin: coat,
        iris: '#6a4a14',
        limbs: { shoe: '#e8502a' },
        speech: young,
        inside: '#d8f0a0',
        juice: '#b8e86a',
      }),
  },
  eggplant: {
    coats: ['#5a2a8a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: aubergine,
            paint: plain(
              coat,
              1,
              marked('#a860d8', (p) => smooth(0.1, 0.9, mottle(p, 1.2)) * 0.35),
            ),
          },
          { solid: crown(1.04, 0.62), paint: leafPaint('#4f9a3c') },
          { solid: rod([0, 1.0, 0], [0.16, 1.46, 0], 0.13, 0.1), paint: plain('#5f9a3a') },
        ]),
        bottom: -1.06,
        side: 0.94,
        shoulder: -0.42,
        size: 0.8,
        face: { y: -0.1, size: 0.92 },
        skin: coat,
        iris: '#6a8a1c',
        limbs: { shoe: '#58a03c' },
        speech: grown,
        inside: '#f4f0cc',
        juice: '#d8c8a0',
      }),
  },
} satisfies Record<string, Subject>;
