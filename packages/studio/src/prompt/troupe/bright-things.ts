import { ball, rod, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { glowing, marked, marks, metal, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { drawFlame } from './body/sketches.ts';
import { egg, lathe, ring } from './body/solids.ts';
import { airy, young } from './body/voices.ts';

/** How to make lamp, candle. */
export const brightThings = {
  lamp: {
    coats: ['#ff9a5a', '#5ac8b8', '#f07ab0'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: lathe(rows(2, [0, -0.3, 0.94, -0.32, 0.94, -0.26, 0.5, 0.94, 0, 0.94]), 0.04),
            paint: plain(
              coat,
              0.1,
              marks(
                marked(
                  '#fff6d0',
                  (p) =>
                    smooth(0.05, 0.03, Math.abs(p.y + 0.26)) +
                    smooth(0.05, 0.03, Math.abs(p.y - 0.92)),
                ),
                (p, surface) => {
                  surface.glow = 0.35 * smooth(0.9, -0.3, p.y);
                },
              ),
            ),
          },
          { solid: egg([0, -0.4, 0], [0.24, 0.2, 0.24]), paint: glowing('#fff2b0', 1.2) },
          {
            solid: union(
              [rod([0, -0.5, 0], [0, -0.9, 0], 0.09, 0.09), egg([0, -0.98, 0], [0.52, 0.12, 0.5])],
              0.1,
            ),
            paint: metal('#d8b060'),
          },
          {
            solid: union([
              rod([0.44, -0.3, 0.3], [0.44, -0.66, 0.3], 0.016, 0.016),
              ball(0.44, -0.72, 0.3, 0.06),
            ]),
            paint: plain('#fff0c0'),
          },
        ]),
        bottom: -1.1,
        side: 0.74,
        shoulder: -0.06,
        size: 0.94,
        stand: 0.28,
        face: { y: 0.2, size: 0.88 },
        skin: coat,
        limbs: { limb: '#b8863a', shoe: '#b8863a' },
        speech: young,
        inside: '#fff2b0',
        juice: '#ffe28a',
      }),
  },
  candle: {
    coats: ['#fff2e0', '#ff8aa8', '#a88af0'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: union(
              [
                lathe(rows(2, [0, -0.9, 0.56, -0.9, 0.56, 0.7, 0, 0.62]), 0.06),
                ...[-1.2, -0.5, 0.7, 1.3].map((a, i) =>
                  rod(
                    [Math.sin(a) * 0.54, 0.68, Math.cos(a) * 0.54],
                    [Math.sin(a) * 0.57, [0.1, 0.42, -0.06, 0.3][i]!, Math.cos(a) * 0.57],
                    0.11,
                    0.09,
                  ),
                ),
              ],
              0.06,
            ),
            paint: plain(coat, 0.4, (p, surface) => {
              surface.soft = 1;
              surface.glow = 0.3 * smooth(0, 0.8, p.y);
            }),
          },
          { solid: rod([0, 0.6, 0], [0.03, 0.96, 0], 0.04, 0.035), paint: plain('#3a2a24') },
          {
            solid: union([
              lathe(rows(2, [0, -1.1, 0.8, -1.1, 0.86, -0.94, 0.7, -0.9, 0, -0.9]), 0.04),
              ring([0.92, -0.96, 0], 0.16, 0.05, 'z'),
            ]),
            paint: metal('#e8b84a'),
          },
        ]),
        bottom: -1.14,
        side: 0.58,
        shoulder: -0.3,
        size: 0.86,
        stand: 0.4,
        face: { y: 0.02, size: 0.8 },
        skin: coat,
        limbs: { limb: '#c8963a', shoe: '#c8963a' },
        before: [
          {
            sketch: (context, stance) => {
              context.translate(0.02, -1.98);
              drawFlame(
                context,
                0.5 + stance.headBob * 0.8 + stance.stretch * 0.6,
                -stance.lean * 0.4 + stance.headBob,
              );
            },
          },
        ],
        speech: airy,
        top: 2.55,
        inside: '#fff8e8',
        juice: '#fff0d0',
      }),
  },
} satisfies Record<string, Subject>;
