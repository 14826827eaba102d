import { ball, rod, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { band } from './body/costume.ts';
import type { Subject } from './body/doll.ts';
import { beard, hair, mustache } from './body/hair.ts';
import { marked, marks, plain } from './body/paints.ts';
import { looksFor, person } from './body/person.ts';
import { drawGlassBall } from './body/sketches.ts';
import { egg, ring } from './body/solids.ts';
import { grown, low } from './body/voices.ts';

const chefHat = union(
  [
    rod([0, 0.46, 0], [0, 0.78, 0], 0.42, 0.42),
    ball(-0.3, 0.98, 0, 0.3),
    ball(0.3, 0.98, 0, 0.3),
    ball(0, 1.08, 0.08, 0.32),
    ball(0, 0.98, -0.24, 0.3),
  ],
  0.06,
);

const santaHat = union(
  [
    rod([0, 0.46, 0], [0.16, 0.86, 0], 0.56, 0.32),
    rod([0.16, 0.86, 0], [0.6, 0.86, 0.06], 0.32, 0.16),
    rod([0.6, 0.86, 0.06], [0.76, 0.6, 0.1], 0.16, 0.1),
  ],
  0.12,
);

/** How to make chef, astronaut, santa. */
export const trades = {
  chef: {
    coats: ['#fbf8f2'],
    make: (coat, accent = '#e8383a') => {
      const { skin, hair: color, iris } = looksFor(accent);
      return person({
        skin,
        iris,
        extras: [
          hair('short', color),
          mustache(color),
          { solid: chefHat, paint: plain(coat, 0.05) },
        ],
        clothes: {
          top: coat,
          legs: '#5a6a8a',
          smooth: true,
          mark: marked(
            '#3a3a44',
            (p) =>
              smooth(0.045, 0.03, Math.hypot(Math.abs(p.x) - 0.12, ((p.y + 2.04) % 0.18) - 0.09)) *
              smooth(0.1, 0.2, p.z),
          ),
        },
        onBody: [
          {
            solid: union(
              [egg([0, 0.36, 0.06], [0.3, 0.1, 0.28]), egg([0, 0.22, 0.36], [0.09, 0.14, 0.05])],
              0.04,
            ),
            paint: plain(accent, 0.2),
          },
        ],
        speech: low,
      });
    },
  },
  astronaut: {
    coats: ['#f4f6fa'],
    make: (coat, accent = '#ff7a2a') => {
      const { skin, hair: color, iris } = looksFor(accent);
      const doll = person({
        skin,
        iris,
        extras: [hair('short', color)],
        clothes: {
          top: coat,
          legs: coat,
          shoes: '#5a6478',
          gloves: accent,
          smooth: true,
          mark: marks(
            marked(
              '#3f7ae0',
              (p) =>
                smooth(0.15, 0.13, Math.max(Math.abs(p.x) * 0.8, Math.abs(p.y - 0.04))) *
                smooth(0.1, 0.2, p.z),
            ),
            marked(
              '#ff4a4a',
              (p) =>
                smooth(0.05, 0.035, Math.hypot(p.x - 0.08, p.y - 0.06)) * smooth(0.1, 0.2, p.z),
            ),
            marked(
              '#6aff9a',
              (p) =>
                smooth(0.05, 0.035, Math.hypot(p.x + 0.06, p.y - 0.06)) * smooth(0.1, 0.2, p.z),
            ),
          ),
        },
        onBody: [{ solid: ring([0, 0.4, 0], 0.36, 0.1, 'y'), paint: plain(accent, 0.5) }],
        behind: [
          {
            name: 'pack',
            shape: { solid: egg([0, 0, -0.2], [0.62, 0.44, 0.2]), paint: plain('#c8d0dc', 0.5) },
            at: [0, 0.78],
          },
          {
            name: 'shell',
            on: 'head',
            shape: { solid: egg([0, 0, -0.1], [0.96, 0.93, 0.4]), paint: plain('#dfe6f0', 0.7) },
            at: [0, 0.06],
          },
        ],
        before: [{ on: 'head', sketch: (context) => drawGlassBall(context, 0.95) }],
        speech: grown,
      });
      return { ...doll, neck: (doll.neck ?? 0) + 0.16 };
    },
  },
  santa: {
    coats: ['#d8202e'],
    make: (coat) => {
      const white = '#ffffff';
      return person({
        skin: '#f8ccb0',
        iris: '#3f7ab0',
        extras: [
          beard(white, 0.86),
          { solid: santaHat, paint: plain(coat, 0.1) },
          {
            solid: union([ring([0, 0.4, 0], 0.58, 0.14, 'y'), ball(0.8, 0.5, 0.12, 0.18)]),
            paint: plain(white, 0.04),
          },
        ],
        brow: '#f0f0f4',
        clothes: {
          top: coat,
          legs: coat,
          shoes: '#2a2024',
          gloves: '#2f8a4a',
          mark: marks(
            marked(white, (p) => smooth(0.09, 0.07, Math.abs(p.x)) * smooth(0, 0.1, p.z)),
            marked('#2a2024', band(-0.1, 0.08)),
            marked(
              '#ffc83a',
              (p) =>
                smooth(0.12, 0.1, Math.max(Math.abs(p.x), Math.abs(p.y + 0.1))) *
                smooth(0, 0.1, p.z),
            ),
          ),
        },
        onBody: [
          {
            solid: egg([0, -0.02, 0.06], [0.5, 0.42, 0.4]),
            paint: plain(
              coat,
              0.1,
              marks(
                marked(white, (p) => smooth(0.09, 0.07, Math.abs(p.x))),
                marked('#2a2024', band(-0.1, 0.08)),
                marked('#ffc83a', (p) =>
                  smooth(0.13, 0.11, Math.max(Math.abs(p.x), Math.abs(p.y + 0.1))),
                ),
              ),
            ),
          },
        ],
        speech: { ...low, pitch: 120 },
      });
    },
  },
} satisfies Record<string, Subject>;
