import { rod, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { cherry, icing, sprinkles } from './body/icing.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { drawFlame } from './body/sketches.ts';
import { egg, lathe, ring } from './body/solids.ts';
import { tiny, young } from './body/voices.ts';

const tier = (y: number, radius: number, half: number) =>
  lathe(
    [
      [0, y - half],
      [radius, y - half],
      [radius, y + half],
      [0, y + half],
    ],
    0.08,
  );

const swirl = union(
  [
    egg([0, 0.3, 0], [0.94, 0.34, 0.88]),
    egg([0.04, 0.64, 0], [0.7, 0.3, 0.66]),
    egg([-0.03, 0.95, 0], [0.46, 0.26, 0.44]),
    egg([0.03, 1.2, 0], [0.22, 0.24, 0.22]),
  ],
  0.06,
);

/** How to make cake, cupcake. */
export const cakes = {
  cake: {
    coats: ['#ffb3cf', '#fff0dc', '#b8e0ff'],
    make: (coat, accent = '#ff6f9a') =>
      morsel({
        shape: model([
          {
            solid: tier(-0.34, 0.94, 0.58),
            paint: plain(
              '#f4c88a',
              0.2,
              marks(
                marked('#c8824a', (p) => smooth(0.05, 0.03, Math.abs(p.y + 0.72))),
                icing(coat, -0.42),
              ),
            ),
          },
          {
            solid: tier(0.52, 0.62, 0.34),
            paint: plain(
              towards(coat, '#ffffff', 0.5),
              0.35,
              marks(
                icing(accent, 0.6, 0.09),
                sprinkles((p) => p.y > 0.66),
              ),
            ),
          },
          { solid: ring([0, 0.26, 0], 0.74, 0.1, 'y'), paint: plain('#ffffff', 0.3) },
          {
            solid: union(
              [-0.3, 0, 0.3].map((x) => rod([x, 0.8, 0.1], [x, 1.16, 0.1], 0.055, 0.05)),
            ),
            paint: plain(
              '#6fc8f0',
              0.3,
              marked('#ffffff', (p) => smooth(0, 0.4, Math.sin(p.y * 44 + p.x * 20))),
            ),
          },
        ]),
        bottom: -1.0,
        side: 0.9,
        size: 0.88,
        face: { y: -0.3, size: 0.92 },
        skin: '#f4c88a',
        limbs: { limb: '#c8824a', shoe: accent },
        before: [
          {
            sketch(context, stance) {
              for (const x of [-0.264, 0, 0.264]) {
                context.save();
                context.translate(x, -2.14);
                drawFlame(
                  context,
                  0.26,
                  -stance.lean * 0.2 + stance.headBob * 0.6 - stance.x * 0.02,
                );
                context.restore();
              }
            },
          },
        ],
        speech: young,
        top: 2.44,
        inside: '#fff2c8',
        juice: coat,
      }),
  },
  cupcake: {
    coats: ['#ff9ac8', '#9ad8c8', '#c8a8ff'],
    make: (coat, accent = '#6ac8e8') =>
      morsel({
        shape: model([
          {
            solid: lathe(rows(2, [0, -0.94, 0.6, -0.94, 0.84, 0.16, 0, 0.16]), 0.04),
            paint: plain(accent, 0.25, (p, surface) =>
              darken(surface, 0.72 + 0.3 * Math.abs(Math.sin(Math.atan2(p.x, p.z) * 11))),
            ),
          },
          {
            solid: swirl,
            paint: plain(
              coat,
              0.35,
              sprinkles((p) => p.y > 0.2),
            ),
          },
          ...cherry(1.48),
        ]),
        bottom: -0.96,
        side: 0.76,
        shoulder: -0.5,
        size: 0.82,
        face: { y: -0.28, size: 0.86 },
        skin: accent,
        limbs: { limb: towards(accent, '#203060', 0.4), shoe: '#e0507a' },
        speech: tiny,
        inside: '#f8dca0',
        juice: coat,
      }),
  },
} satisfies Record<string, Subject>;
