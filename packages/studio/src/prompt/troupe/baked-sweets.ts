import { mottle } from '../../kit/cast/paint.ts';
import { ball, rod, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { type Bubble, box, bubbles, egg, rolled, slab, without } from './body/solids.ts';
import { grown, small, young } from './body/voices.ts';

const toast = union(
  [box([0, -0.16, 0], [0.82, 0.78, 0.26], 0.16), box([0, 0.5, 0], [0.98, 0.4, 0.26], 0.26)],
  0.1,
);

const loaf = union(
  [box([0, -0.16, 0], [0.82, 0.78, 0.6], 0.16), box([0, 0.5, 0], [0.98, 0.4, 0.6], 0.26)],
  0.1,
);

const bar = box([0, 0.16, 0], [0.86, 1.18, 0.26], 0.08);

const foil = box([0, -0.44, 0], [0.92, 0.74, 0.31], 0.06);

/** How to make cookie, chocolate, pancake, bread. */
export const bakedSweets = {
  cookie: {
    coats: ['#d8994e'],
    make: (coat) => {
      const chips: Bubble[] = Array.from({ length: 13 }, (_, i) => {
        const angle = i * 2.4;
        const out = 0.66 + 0.22 * Math.sqrt(((i * 7) % 13) / 12);
        return [Math.sin(angle) * out, Math.cos(angle) * out, 0.19, 0.125];
      });
      const bite = ball(0.92, 0.86, 0, 0.38);
      return morsel({
        shape: model([
          {
            solid: without(
              slab(
                (x, y) => Math.sqrt(x * x + y * y) - 1 - 0.02 * Math.sin(Math.atan2(x, y) * 9),
                0.25,
                0.18,
              ),
              bite,
            ),
            paint: plain(coat, 0.12, (p, surface) => darken(surface, 0.76 + 0.44 * mottle(p, 5))),
          },
          { solid: without(bubbles(chips), bite), paint: plain('#4a2614', 0.5) },
        ]),
        bottom: -1.0,
        side: 0.96,
        size: 0.88,
        face: { y: 0.02, size: 0.98 },
        skin: coat,
        limbs: { limb: '#8a5226', shoe: '#4aa0e8' },
        speech: small,
        inside: '#e8b878',
        juice: '#8a5226',
      });
    },
  },
  chocolate: {
    coats: ['#6a361c'],
    make: (coat, accent = '#e02a4a') =>
      morsel({
        shape: model([
          {
            solid: (x, y, z) => {
              const grid = Math.max(
                smooth(0.09, 0.03, Math.abs(((x + 1.8) % 0.6) - 0.3)),
                smooth(0.09, 0.03, Math.abs(((y + 2.1) % 0.6) - 0.3)),
              );
              return (bar(x, y, z) + (z > 0 ? 0.05 * grid : 0)) * 0.85;
            },
            paint: plain(coat, 0.6),
          },
          {
            solid: (x, y, z) => Math.max(foil(x, y, z), (y + 0.04 - 0.05 * Math.sin(x * 24)) * 0.6),
            paint: plain(
              accent,
              0.6,
              marks(
                marked(
                  '#ffd24a',
                  (p) => smooth(-0.22, -0.16, p.y) + smooth(0.05, 0.03, Math.abs(p.y + 0.94)),
                ),
                (p, surface) => darken(surface, 0.92 + 0.1 * mottle(p, 4)),
              ),
            ),
          },
        ]),
        bottom: -1.2,
        side: 0.86,
        shoulder: -0.4,
        size: 0.78,
        face: { y: 0.5, size: 0.98 },
        skin: '#8a4a28',
        limbs: { limb: coat, shoe: accent },
        speech: grown,
        inside: '#8a4a26',
        juice: '#6a3418',
      }),
  },
  pancake: {
    coats: ['#f0b860'],
    make: (coat) =>
      morsel({
        shape: model([
          ...[-0.66, -0.3, 0.06, 0.42].map((y, i) => ({
            solid: egg([[0.03, -0.05, 0.04, 0][i]!, y, 0], [1.04, 0.22, 0.96] as const),
            paint: plain(
              '#f8dc9a',
              0.15,
              marked('#c8782e', (p) => smooth(0.04, 0.09, Math.abs(p.y - y)) * 0.9),
            ),
          })),
          {
            solid: union(
              [
                egg([0, 0.56, 0], [0.86, 0.13, 0.8]),
                ...[-0.7, -0.25, 0.3, 0.72].map((x, i) =>
                  rod(
                    [x, 0.46, Math.sqrt(0.9 - x * x)],
                    [
                      x * 1.08,
                      [-0.26, 0.04, -0.5, -0.06][i]!,
                      Math.sqrt(0.98 - x * x * 0.9) + 0.06,
                    ],
                    0.13,
                    0.1,
                  ),
                ),
              ],
              0.08,
            ),
            paint: plain('#c8680e', 1),
          },
          {
            solid: rolled(box([0.04, 0.76, 0.1], [0.28, 0.12, 0.24], 0.07), 0.08),
            paint: plain('#fff0a0', 0.6),
          },
        ]),
        bottom: -0.88,
        side: 0.98,
        size: 0.92,
        face: { y: -0.12, size: 0.98 },
        skin: coat,
        limbs: { limb: '#b8702a', shoe: '#e0505a' },
        speech: small,
        inside: '#fbe6b0',
        juice: '#d8821e',
      }),
  },
  bread: {
    coats: ['#f6d7a0'],
    make: (coat) =>
      morsel({
        shape: {
          solid: toast,
          paint: plain(
            coat,
            0.1,
            marks(
              (p, surface) => darken(surface, 0.9 + 0.18 * mottle(p, 9)),
              marked(
                '#b86a26',
                (p) => smooth(-0.13, -0.05, loaf(p.x, p.y, 0)) + smooth(0.2, 0.1, p.z),
              ),
            ),
          ),
        },
        bottom: -0.94,
        side: 0.82,
        size: 0.94,
        face: { y: 0.08, size: 0.96 },
        skin: coat,
        limbs: { limb: '#b8702a', shoe: '#e8943a' },
        speech: young,
        inside: '#fff2d8',
        juice: '#f8e0b0',
      }),
  },
} satisfies Record<string, Subject>;
