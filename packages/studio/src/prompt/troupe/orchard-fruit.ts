import { mottle, spots } from '../../kit/cast/paint.ts';
import { ball, rod, turned } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg } from './body/solids.ts';
import { leaf, stalk } from './body/stalks.ts';
import { small, tiny, young } from './body/voices.ts';

const pearBody = turned(
  rows(2, [-90, 0.94, -45, 1.1, -10, 1.0, 20, 0.86, 50, 0.86, 75, 1.1, 90, 1.16]),
);

const peachBody = turned(rows(2, [-90, 0.88, -20, 1.04, 40, 1.02, 72, 0.92, 90, 0.78]));

const mangoBody = turned(
  rows(2, [-90, 1.02, -40, 1.02, 20, 0.94, 60, 0.96, 90, 1.06]),
  undefined,
  (x, y) => 0.1 * x * (y + 0.3),
);

/** How to make pear, peach, cherry, mango. */
export const orchardFruit = {
  pear: {
    coats: ['#bcd23e', '#d8d04a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: pearBody,
            paint: plain(
              coat,
              0.5,
              marks(
                marked('#e8883a', (p) => smooth(0.1, 0.9, p.x) * smooth(0.6, -0.4, p.y) * 0.5),
                marked(towards(coat, '#5a4a10', 0.6), (p) => spots(p, 26, 0.1) * 0.5),
              ),
            ),
          },
          stalk(1.1),
          leaf(1.22),
        ]),
        bottom: -0.94,
        side: 1.0,
        shoulder: -0.22,
        size: 0.8,
        face: { y: -0.08, size: 0.94 },
        skin: coat,
        iris: '#5a6a1c',
        limbs: { shoe: '#7a4a2c' },
        speech: small,
        inside: '#fbf6d8',
        juice: '#f2f2b0',
      }),
  },
  peach: {
    coats: ['#ffa868', '#ff9a7a', '#ffd08a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: (x, y, z) =>
              peachBody(x, y, z) + 0.1 * Math.exp(-((x - 0.12) ** 2) / 0.012) * clamp(y + 0.1),
            paint: plain(
              coat,
              0.06,
              marked('#f0405a', (p) => clamp((p.x + p.y) * 0.42 + mottle(p, 1.6) - 0.42) * 0.9),
            ),
          },
          stalk(0.86),
          leaf(0.94, 0.25),
          leaf(0.94, 0.8),
        ]),
        bottom: -0.88,
        side: 1.0,
        size: 0.84,
        face: { y: -0.1, size: 1 },
        skin: coat,
        limbs: { limb: '#e0663a', shoe: '#4f9a3c' },
        speech: small,
        inside: '#ffd070',
        juice: '#ffb86a',
      }),
  },
  cherry: {
    coats: ['#c8102e', '#d81c3a'],
    make: (coat) => {
      const paint = plain(
        coat,
        0.95,
        marked(towards(coat, '#3a0010', 0.5), (p) => smooth(0.1, -0.8, p.y) * 0.6),
      );
      const stem = plain('#6f9a34');
      return morsel({
        shape: model([
          { solid: ball(-0.3, -0.2, 0.1, 0.8), paint },
          { solid: ball(0.82, -0.1, -0.4, 0.56), paint },
          { solid: rod([-0.3, 0.5, 0], [0.26, 1.66, -0.1], 0.05, 0.04), paint: stem },
          { solid: rod([0.82, 0.4, -0.4], [0.26, 1.66, -0.1], 0.05, 0.04), paint: stem },
          {
            solid: egg([0.62, 1.6, -0.05], [0.46, 0.16, 0.2]),
            paint: plain(
              '#58b03c',
              0.4,
              marked('#b5e07a', (p) => smooth(0.04, 0, Math.abs(p.y - 1.6)) * 0.8),
            ),
          },
        ]),
        bottom: -1,
        side: 0.92,
        shoulder: -0.4,
        size: 0.78,
        stand: 0.38,
        face: { x: -0.3, y: -0.16, size: 0.84 },
        skin: coat,
        limbs: { limb: '#6f9a34', shoe: '#3a2a5a' },
        speech: tiny,
        inside: '#ff6a6a',
        juice: '#e0203a',
      });
    },
  },
  mango: {
    coats: ['#ffb52a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: mangoBody,
            paint: plain(
              coat,
              0.5,
              marks(
                marked('#f0442e', (p) => smooth(-0.1, 0.9, p.x * 0.7 + p.y * 0.6) * 0.9),
                marked('#8ab83a', (p) => smooth(0.3, -0.9, p.y + p.x * 0.5) * 0.8),
                marked('#fff0a0', (p) => spots(p, 28, 0.09) * 0.6),
              ),
            ),
          },
          stalk(1.0),
          leaf(1.02, 0.2),
          leaf(1.04, 0.62),
        ]),
        bottom: -1.02,
        side: 0.95,
        size: 0.82,
        face: { y: -0.06, size: 0.95 },
        skin: coat,
        limbs: { limb: '#d8601c', shoe: '#2f8a5a' },
        speech: young,
        inside: '#ffc83a',
        juice: '#ffb02a',
      }),
  },
} satisfies Record<string, Subject>;
