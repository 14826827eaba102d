import { patch } from '../../kit/cast/fur.ts';
import { ball, rod, union } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { darken, linear, setColor } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { animal, skull, tail } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { horns, pointedEars, sideEars } from './body/ears.ts';
import { marked, marks, plain } from './body/paints.ts';
import type { Shape } from './body/shape.ts';
import { egg, rolled } from './body/solids.ts';
import { grown, low, young } from './body/voices.ts';

/** Two nostrils that far apart at that height, 0 to 1. */
function nostrils(apart: number, height: number) {
  return marked(
    '#8a3a4a',
    (p) =>
      smooth(0.06, 0.04, Math.hypot(Math.abs(p.x) - apart, (p.y - height) * 0.7)) *
      smooth(0.3, 0.4, p.z),
  );
}

/** Curly wool: an ellipsoid with lumps. */
function wool(solid: (x: number, y: number, z: number) => number, size = 1) {
  const fine = 12 / size;
  return (x: number, y: number, z: number) =>
    (solid(x, y, z) -
      0.035 * size * Math.sin(x * fine) * Math.sin(y * fine + 1) * Math.sin(z * fine + 2) -
      0.02) *
    0.75;
}

const horseHead = union([skull, egg([0, -0.34, 0.32], [0.52, 0.36, 0.36])], 0.25);
const tressAt = Array.from({ length: 7 }, (_, i) => (i / 6) * 2.2 - 1.1);

/** Locks over the top of the head and down one side, with one color for each in turn. */
function maneLocks(colors: readonly string[]): Shape[] {
  return tressAt.map((angle, i) => ({
    solid: egg(
      [Math.sin(angle * 0.9) * 0.5 + 0.1, 0.4 + Math.cos(angle) * 0.36, -0.14],
      [0.3, 0.3, 0.3],
    ),
    paint: plain(colors[i % colors.length]!, 0.35),
  }));
}
const forelock = (colors: readonly string[]): Shape[] =>
  [-0.14, 0.02, 0.18].map((x, i) => ({
    solid: rolled(egg([x, 0.56, 0.34], [0.1, 0.24, 0.12]), (i - 1) * -0.14),
    paint: plain(colors[(i * 2) % colors.length]!, 0.35),
  }));
const horseTail = union(
  [egg([0.3, 0.1, -0.1], [0.3, 0.18, 0.16]), egg([0.52, -0.06, -0.1], [0.17, 0.36, 0.15])],
  0.12,
);
const rainbow = ['#ff6f9c', '#ffb04a', '#ffe066', '#6fd88a', '#5fb8ff', '#b48aff'];

function horseLike(
  coat: string,
  hair: readonly string[],
  muzzle: string,
  extras: readonly Shape[],
) {
  return animal({
    coat,
    belly: towards(coat, '#ffffff', 0.4),
    iris: '#5a3a8a',
    head: horseHead,
    extras: [...pointedEars(coat, 0.85), ...maneLocks(hair), ...forelock(hair), ...extras],
    headMark: marks(
      marked(muzzle, (p) => smooth(-0.14, -0.24, p.y) * smooth(0, 0.2, p.z)),
      nostrils(0.24, -0.2),
    ),
    paws: towards(coat, '#3a2418', 0.75),
    behind: [
      tail(
        {
          solid: horseTail,
          paint: plain(hair[0]!, 0.35, (p, surface) => {
            const place = Math.floor((p.x + p.y * 0.4 + 0.4) * hair.length * 1.4);
            setColor(surface, linear(hair[((place % hair.length) + hair.length) % hair.length]!));
          }),
        },
        0.34,
        0.5,
      ),
    ],
    speech: grown,
  });
}

/** How to make pig, cow, sheep, horse, unicorn. */
export const farmAnimals = {
  pig: {
    coats: ['#f9a8b8', '#f6b8b0'],
    make: (coat) =>
      animal({
        coat,
        bare: true,
        belly: towards(coat, '#ffffff', 0.35),
        extras: [
          ...sideEars(coat, [0.58, 0.54, 0.05], '#f0809a'),
          {
            solid: egg([0, -0.14, 0.6], [0.22, 0.16, 0.12]),
            paint: plain(towards(coat, '#f0607a', 0.4), 0.4, nostrils(0.085, -0.14)),
          },
        ],
        paws: '#c8607a',
        behind: [
          tail(
            {
              solid: union(
                [
                  rod([0, 0, 0], [0.3, 0.04, 0], 0.05, 0.05),
                  rod([0.3, 0.04, 0], [0.36, 0.24, 0], 0.05, 0.05),
                  rod([0.36, 0.24, 0], [0.2, 0.2, 0], 0.05, 0.04),
                ],
                0.06,
              ),
              paint: plain(coat),
            },
            0.36,
            0.4,
          ),
        ],
        speech: young,
      }),
  },
  cow: {
    coats: ['#fdfaf6'],
    make: (coat) => {
      const dark = '#3a2a2a';
      const blotch = (p: Point) =>
        smooth(0.54, 0.58, spaceNoise(p.x * 2.1 + 7, p.y * 2.1 + 2.4, p.z * 2.1, 1));
      return animal({
        coat,
        extras: [
          ...sideEars(dark, [0.84, 0.16, 0]),
          horns([0.4, 0.5, 0], [0.56, 0.82, 0], 0.11, 0.05, '#f0dcb0'),
          {
            solid: egg([0, -0.34, 0.42], [0.46, 0.27, 0.26]),
            paint: plain('#ffb4b4', 0.25, nostrils(0.27, -0.24)),
          },
        ],
        headMark: marked(dark, (p) => patch(p, 0.4, 0.16, 0.46, 0.4)),
        bodyMark: marked(dark, blotch),
        paws: dark,
        middle: [
          {
            name: 'bell',
            shape: {
              solid: ball(0, 0, 0.1, 0.13),
              paint: plain(
                '#ffc83a',
                0.9,
                marked('#8a5a10', (p) => smooth(0.03, 0.01, Math.abs(p.y + 0.03))),
              ),
            },
            at: [0, 0.8],
          },
        ],
        speech: low,
      });
    },
  },
  sheep: {
    coats: ['#fffaf2', '#efe4d4'],
    make: (coat) => {
      const fleece: Shape['paint'] = (p, surface) => {
        plain(coat, 0.04)(p, surface);
        darken(surface, 0.9 + 0.1 * Math.sin(p.x * 12) * Math.sin(p.y * 12 + 1));
        surface.rim = 1.2;
      };
      return animal({
        coat: '#f2cba6',
        bare: true,
        nose: { color: '#d87a7a', size: 1.1 },
        head: egg([0, -0.06, 0], [0.64, 0.58, 0.58]),
        extras: [
          ...sideEars('#e8b890', [0.78, 0.08, 0]),
          {
            solid: wool(
              union(
                [egg([0, 0.46, 0], [0.52, 0.32, 0.5]), egg([0, 0.1, -0.3], [0.72, 0.6, 0.4])],
                0.1,
              ),
            ),
            paint: fleece,
          },
        ],
        body: wool(egg([0, -0.06, 0], [0.6, 0.54, 0.5])),
        bodyMark: (p, surface) => fleece(p, surface),
        behind: [
          {
            name: 'hoof',
            shape: { solid: egg([0, 0, 0.1], [0.17, 0.14, 0.22]), paint: plain('#5a4238', 0.4) },
            at: [0.26, 0.15],
            twin: true,
          },
        ],
        arm: {
          solid: rod([0, 0, 0], [0.02, -0.42, 0.04], 0.12, 0.13),
          paint: plain(
            '#f2cba6',
            0.2,
            marked('#5a4238', (p) => smooth(-0.38, -0.44, p.y)),
          ),
        },
        speech: young,
      });
    },
  },
  horse: {
    coats: ['#b4703a', '#8a4f2c'],
    make: (coat) => horseLike(coat, ['#3a2218', '#4a2c1e'], '#f0d8b8', []),
  },
  unicorn: {
    coats: ['#fdf8ff'],
    make: (coat) =>
      horseLike(coat, rainbow, '#ffd8e8', [
        {
          solid: rod([0, 0.56, 0.34], [0, 1.3, 0.44], 0.15, 0.015),
          paint: plain(
            '#ffcf4a',
            0.9,
            marked('#fff4c0', (p) => smooth(0.1, 0.6, Math.sin(p.y * 34 + p.x * 16))),
          ),
        },
      ]),
  },
} satisfies Record<string, Subject>;
