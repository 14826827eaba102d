import { ball, rod, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, metal, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { box, egg, mirrored, rolled, slab, swung } from './body/solids.ts';
import { grown, low, small } from './body/voices.ts';

const guitarBody = slab(
  (x, y) => {
    const lower = Math.sqrt(x * x + (y + 0.52) ** 2) - 0.8;
    const upper = Math.sqrt(x * x + (y - 0.42) ** 2) - 0.56;
    const share = Math.min(1, Math.max(0, 0.5 + (upper - lower) / 0.5));
    return upper + (lower - upper) * share - 0.25 * share * (1 - share);
  },
  0.2,
  0.08,
);

/** How to make book, gift, guitar. */
export const presentThings = {
  book: {
    coats: ['#c8343e', '#3f6ad0', '#3f9a5a'],
    make: (coat, accent = '#ffd24a') =>
      morsel({
        shape: model([
          {
            solid: swung(box([0, 0, 0], [0.84, 1.02, 0.3], 0.06), -0.28),
            paint: plain(
              coat,
              0.4,
              marks(
                marked(
                  accent,
                  (p) =>
                    smooth(
                      0.035,
                      0.02,
                      Math.abs(Math.max(Math.abs(p.x) - 0.64, Math.abs(p.y) - 0.86)),
                    ) * smooth(0.1, 0.14, p.z),
                ),
                marked(
                  towards(coat, '#000000', 0.35),
                  (p) => smooth(0.04, 0.02, Math.abs(p.x + 0.66)) * smooth(0.1, 0.2, p.z),
                ),
              ),
            ),
          },
          {
            solid: swung(box([0.07, 0, 0], [0.83, 0.96, 0.22], 0.02), -0.28),
            paint: plain('#fff8e6', 0.1, (p, surface) =>
              darken(surface, 0.86 + 0.14 * Math.sin((p.z + p.x * 0.28) * 90)),
            ),
          },
          { solid: box([0.3, 1.0, 0.06], [0.09, 0.24, 0.02], 0.02), paint: plain('#ff5a6a', 0.2) },
        ]),
        bottom: -1.04,
        side: 0.84,
        size: 0.88,
        face: { y: 0.06, size: 0.9 },
        skin: coat,
        limbs: { limb: '#8a5a34', shoe: accent },
        speech: grown,
        inside: '#fff8e6',
        juice: '#fff0d0',
      }),
  },
  gift: {
    coats: ['#f0485a', '#3fa8e8', '#8a5ae0'],
    make: (coat, accent = '#ffd84a') =>
      morsel({
        shape: model([
          {
            solid: swung(box([0, -0.14, 0], [0.86, 0.78, 0.7], 0.07), -0.3),
            paint: plain(
              coat,
              0.4,
              marked(
                '#ffffff',
                (p) => smooth(0.5, 0.8, Math.sin(p.x * 13 + 1.5) * Math.sin(p.y * 13)) * 0.9,
              ),
            ),
          },
          {
            solid: swung(box([0, 0.6, 0], [0.94, 0.17, 0.78], 0.06), -0.3),
            paint: plain(towards(coat, '#ffffff', 0.12), 0.4),
          },
          {
            solid: swung(
              union([
                box([0.56, -0.1, 0], [0.13, 0.83, 0.725], 0.03),
                box([0.56, 0.6, 0], [0.14, 0.185, 0.8], 0.03),
              ]),
              -0.3,
            ),
            paint: plain(accent, 0.5),
          },
          {
            solid: union(
              [
                mirrored(rolled(egg([0.34, 0.98, 0], [0.34, 0.2, 0.16]), 0.22)),
                ball(0, 0.9, 0.06, 0.16),
              ],
              0.04,
            ),
            paint: plain(accent, 0.5),
          },
        ]),
        bottom: -0.94,
        side: 0.92,
        shoulder: -0.4,
        size: 0.92,
        face: { x: -0.2, y: -0.1, size: 0.9 },
        skin: coat,
        limbs: { shoe: accent },
        speech: small,
        inside: '#fff0d8',
        juice: accent,
      }),
  },
  guitar: {
    coats: ['#e08a3a', '#d83a3a', '#3f8ad0'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: guitarBody,
            paint: plain(
              coat,
              0.8,
              marks(
                marked(
                  towards(coat, '#4a1a0a', 0.6),
                  (p) =>
                    smooth(-0.14, -0.06, guitarBody(p.x, p.y, 0)) +
                    fractal(p.x * 30, p.y * 1.4, 2) * 0.15,
                ),
              ),
            ),
          },
          {
            solid: box([0, 1.2, 0.06], [0.13, 0.76, 0.1], 0.04),
            paint: plain(
              '#5a3420',
              0.4,
              marked(
                '#e8dcc0',
                (p) =>
                  smooth(0.02, 0.01, Math.abs(((((p.y * 5) % 1) + 1) % 1) - 0.5) / 5) *
                  smooth(0.1, 0.14, p.z),
              ),
            ),
          },
          {
            solid: union(
              [
                box([0, 2.06, 0.04], [0.2, 0.22, 0.08], 0.05),
                ...[-1, 1].flatMap((side) =>
                  [1.96, 2.14].map((y) => ball(side * 0.26, y, 0.04, 0.07)),
                ),
              ],
              0.02,
            ),
            paint: plain('#4a2a1a', 0.4),
          },
          {
            solid: union(
              [-0.07, -0.02, 0.03, 0.08].map((x) =>
                rod([x, 0.46, 0.2], [x, 1.96, 0.19], 0.012, 0.012),
              ),
            ),
            paint: metal('#f4f0e0'),
          },
          { solid: box([0, -1.06, 0.2], [0.3, 0.06, 0.06], 0.03), paint: plain('#4a2a1a', 0.4) },
        ]),
        bottom: -1.34,
        side: 0.62,
        shoulder: 0.06,
        size: 0.68,
        stand: 0.32,
        face: { y: -0.36, size: 1.0 },
        skin: coat,
        limbs: { limb: '#7a4422', shoe: '#3a2a4a' },
        speech: low,
        inside: '#f0cc90',
        juice: coat,
      }),
  },
} satisfies Record<string, Subject>;
