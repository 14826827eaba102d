import { ball, rod, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { glowing, marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { drawPuffs } from './body/sketches.ts';
import { egg, lathe, slab } from './body/solids.ts';
import { airy, deep, grown, tiny } from './body/voices.ts';

const puffs = union(
  [
    egg([0, -0.1, 0], [0.92, 0.62, 0.6]),
    ball(-0.78, -0.22, 0, 0.5),
    ball(0.8, -0.22, 0, 0.48),
    ball(-0.36, 0.4, -0.05, 0.54),
    ball(0.36, 0.32, -0.05, 0.5),
    ball(0.02, 0.6, -0.1, 0.4),
    ball(-0.4, -0.42, 0.1, 0.4),
    ball(0.36, -0.44, 0.1, 0.4),
  ],
  0.12,
);

const rays = slab(
  (x, y) => {
    const angle = Math.atan2(x, y);
    const point = Math.abs((((angle / (Math.PI * 2)) * 12 + 12) % 1) - 0.5) * 2;
    return (Math.sqrt(x * x + y * y) - 0.92 - 0.36 * point) * 0.62;
  },
  0.12,
  0.08,
);

const drop = union(
  [egg([0, -0.04, 0], [0.86, 0.84, 0.8]), rod([0, 0.1, 0], [0, 1.42, 0], 0.66, 0.03)],
  0.4,
);

/** How to make cloud, sun, raindrop, volcano. */
export const elements = {
  cloud: {
    coats: ['#ffffff', '#f4f0ff'],
    make: (coat) =>
      morsel({
        shape: {
          solid: puffs,
          paint: plain(
            coat,
            0.05,
            marks(
              marked('#a8c8f4', (p) => smooth(0.1, -0.8, p.y) * 0.75),
              (_p, surface) => {
                surface.glow = 0.08;
                surface.soft = 0.9;
              },
            ),
          ),
        },
        bottom: -0.84,
        side: 1.16,
        shoulder: -0.3,
        size: 0.9,
        face: { y: 0, size: 1 },
        skin: '#e8f0fc',
        iris: '#3f7ac8',
        limbs: { limb: '#e4eefc', glove: '#ffffff' },
        hovers: true,
        speech: airy,
        inside: '#e8f4ff',
        juice: '#bfe0ff',
      }),
  },
  sun: {
    coats: ['#ffc81e', '#ffae1e'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: egg([0, 0, 0.06], [0.9, 0.9, 0.5]),
            paint: plain(
              coat,
              0.2,
              marks(
                marked('#ffe98a', (p) => smooth(0.2, 0.9, p.y) * 0.6),
                (_p, surface) => {
                  surface.glow = 0.25;
                },
              ),
            ),
          },
          { solid: rays, paint: glowing('#ff8a1e', 0.25) },
        ]),
        bottom: -1.26,
        side: 0.96,
        shoulder: -0.34,
        size: 0.84,
        face: { y: 0, size: 1.02 },
        skin: coat,
        limbs: { limb: '#f0861e' },
        hovers: true,
        speech: grown,
        inside: '#fff2a8',
        juice: '#ffd24a',
      }),
  },
  raindrop: {
    coats: ['#1f86f0', '#2f6ef0'],
    make: (coat) =>
      morsel({
        shape: {
          solid: drop,
          paint: plain(
            coat,
            1,
            marks(
              marked('#c8f0ff', (p) => smooth(0.9, 0.2, p.y) * smooth(-0.9, 0.3, -p.x - p.y) * 0.5),
              marked(towards(coat, '#1a2aa0', 0.5), (p) => smooth(-0.2, -0.9, p.y) * 0.6),
            ),
          ),
        },
        bottom: -0.88,
        side: 0.84,
        size: 0.9,
        face: { y: -0.16, size: 0.96 },
        skin: coat,
        iris: '#1c5aa8',
        hovers: true,
        speech: tiny,
        inside: '#cfeeff',
        juice: '#6fc4ff',
      }),
  },
  volcano: {
    coats: ['#8a5a4a', '#6a5a7a'],
    make: (coat) => {
      const lava = union(
        [
          egg([0, 0.86, 0], [0.5, 0.14, 0.48]),
          ...[-1.0, -0.1, 0.7, 1.5].map((a, i) =>
            rod(
              [Math.sin(a) * 0.42, 0.86, Math.cos(a) * 0.42],
              [
                Math.sin(a) * (0.6 + i * 0.04),
                [0.2, 0.5, 0.1, 0.34][i]!,
                Math.cos(a) * (0.62 + i * 0.04),
              ],
              0.13,
              0.11,
            ),
          ),
        ],
        0.08,
      );
      return morsel({
        shape: model([
          {
            solid: lathe(
              rows(2, [0, -0.94, 1.16, -0.94, 0.98, -0.6, 0.66, 0.2, 0.5, 0.86, 0, 0.78]),
              0.05,
            ),
            paint: plain(
              coat,
              0.1,
              marks(
                marked(towards(coat, '#2a1410', 0.5), (p) =>
                  smooth(0.5, 0.66, fractal(Math.atan2(p.x, p.z) * 5, p.y * 1.4, 2)),
                ),
                marked('#6fae4a', (p) =>
                  smooth(-0.66, -0.78, p.y + 0.08 * Math.sin(Math.atan2(p.x, p.z) * 9)),
                ),
              ),
            ),
          },
          { solid: lava, paint: glowing('#ff6a1a', 0.9) },
        ]),
        bottom: -0.96,
        side: 0.84,
        shoulder: -0.5,
        size: 0.92,
        face: { y: -0.2, size: 0.92 },
        skin: coat,
        iris: '#c8501c',
        speech: deep,
        top: 2.7,
        inside: '#ff8a2a',
        juice: '#ff6a1a',
        before: [
          {
            sketch: (context, stance) =>
              drawPuffs(context, 2.1, stance.headBob + stance.lean * 0.4),
          },
        ],
      });
    },
  },
} satisfies Record<string, Subject>;
