import { mottle, spots } from '../../kit/cast/paint.ts';
import { rod, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model, type Shape } from './body/shape.ts';
import { type Bubble, box, bubbles, egg, lathe, polygon, slab, swung } from './body/solids.ts';
import { low, small, young } from './body/voices.ts';

const wedge = slab(polygon(rows(2, [-0.92, 0.72, 0.92, 0.72, 0.1, -1.12, -0.1, -1.12])), 0.2, 0.14);

const crust = rod([-0.94, 0.82, 0], [0.94, 0.82, 0], 0.24, 0.24);

const drips = union([
  rod([-0.44, 0.1, 0.16], [-0.46, -0.62, 0.16], 0.12, 0.1),
  rod([0.5, 0.2, 0.16], [0.5, -0.5, 0.16], 0.11, 0.09),
]);

const leaf = egg([0, -0.02, 0], [1.12, 0.1, 1.06]);

const lettuce = (x: number, y: number, z: number) => {
  // Far away the waves do not show.
  const wave = y > 0.5 || y < -0.5 ? 0 : 0.07 * Math.sin(Math.atan2(x, z) * 11);
  return leaf(x, y - wave, z) * 0.7;
};

const popped: Bubble[] = Array.from({ length: 22 }, (_, i) => {
  const up = 1 - (i + 0.5) / 22;
  const out = Math.sqrt(1 - up * up * 0.8) * 0.74;
  return [Math.sin(i * 2.4) * out, 0.62 + up * 0.5, Math.cos(i * 2.4) * out, 0.25 + (i % 3) * 0.03];
});

/** How to make pizza, burger, popcorn. */
export const fastFood = {
  pizza: {
    coats: ['#ffc94a'],
    make: (coat) => {
      const slices: Shape[] = rows(2, [-0.52, 0.44, 0.56, 0.5, 0.02, -0.78]).map(([x, y]) => ({
        solid: egg([x, y, 0.2], [0.22, 0.22, 0.07]),
        paint: plain(
          '#d8342a',
          0.45,
          marked('#8a1c1c', (p) => smooth(0.16, 0.2, Math.hypot(p.x - x, p.y - y))),
        ),
      }));
      return morsel({
        shape: model([
          {
            solid: union([wedge, drips], 0.08),
            paint: plain(
              coat,
              0.5,
              marks(
                marked('#f0962a', (p) => smooth(0.5, 0.64, mottle(p, 2.6)) * 0.7),
                marked('#e0a050', (p) => smooth(0.08, -0.04, p.z)),
              ),
            ),
          },
          {
            solid: crust,
            paint: plain('#d8923e', 0.2, (p, surface) =>
              darken(surface, 0.8 + 0.36 * mottle(p, 3)),
            ),
          },
          ...slices,
          {
            solid: union([
              egg([0.3, 0.6, 0.2], [0.1, 0.05, 0.06]),
              egg([-0.2, 0.58, 0.2], [0.09, 0.06, 0.06]),
            ]),
            paint: plain('#4f9a3c', 0.3),
          },
        ]),
        bottom: -1.14,
        side: 0.6,
        shoulder: -0.12,
        size: 0.86,
        stand: 0.2,
        face: { y: 0.12, size: 0.82 },
        skin: coat,
        limbs: { limb: '#c8782e', shoe: '#d8342a' },
        speech: young,
        inside: '#ffe9a8',
        juice: '#ff6a3a',
      });
    },
  },
  burger: {
    coats: ['#e8a04a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: lathe(
              rows(2, [0, 0.14, 0.92, 0.12, 1.06, 0.3, 0.94, 0.72, 0.6, 1.0, 0, 1.1]),
              0.04,
            ),
            paint: plain(
              coat,
              0.45,
              marked(
                '#fff2cc',
                (p) => spots({ ...p, y: p.y - 0.1 }, 17, 0.22) * smooth(0.62, 0.72, p.y),
              ),
            ),
          },
          { solid: lettuce, paint: plain('#6fc83a', 0.3) },
          {
            solid: lathe(rows(2, [0, -0.24, 1.0, -0.24, 1.0, -0.1, 0, -0.1]), 0.06),
            paint: plain('#e8362a', 0.7),
          },
          {
            solid: swung(box([0, -0.28, 0], [0.84, 0.05, 0.84], 0.04), 0.6),
            paint: plain('#ffc61e', 0.5),
          },
          {
            solid: lathe(rows(2, [0, -0.56, 1.0, -0.56, 1.02, -0.34, 0, -0.34]), 0.08),
            paint: plain('#6a3418', 0.25, (p, surface) =>
              darken(surface, 0.7 + 0.6 * mottle(p, 8)),
            ),
          },
          {
            solid: lathe(
              rows(2, [0, -0.98, 0.86, -0.98, 0.98, -0.74, 0.94, -0.62, 0, -0.62]),
              0.05,
            ),
            paint: plain(coat, 0.4),
          },
        ]),
        bottom: -1.0,
        side: 0.98,
        shoulder: -0.34,
        size: 0.88,
        face: { y: 0.4, size: 0.92 },
        skin: coat,
        limbs: { limb: '#a8642a', shoe: '#d8342a' },
        speech: low,
        inside: '#8a4a26',
        juice: '#ffb03a',
      }),
  },
  popcorn: {
    coats: ['#e8303a', '#3f8af0'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: lathe(rows(2, [0, -1.0, 0.62, -1.0, 0.86, 0.62, 0, 0.62]), 0.04),
            paint: plain(
              '#fffaf2',
              0.25,
              marked(coat, (p) => smooth(-0.1, 0.1, Math.sin(Math.atan2(p.x, p.z) * 8))),
            ),
          },
          {
            solid: bubbles(popped),
            paint: plain(
              '#fff6d8',
              0.15,
              marked('#ffd04a', (p) => smooth(0.5, 0.66, mottle(p, 4)) * 0.8),
            ),
          },
        ]),
        bottom: -1.02,
        side: 0.78,
        shoulder: -0.4,
        size: 0.86,
        face: { y: -0.1, size: 0.9 },
        skin: '#ffd8d0',
        limbs: { limb: coat, shoe: '#ffc83a' },
        speech: small,
        inside: '#fff6d8',
        juice: '#ffe9a8',
      }),
  },
} satisfies Record<string, Subject>;
