import { leafRing } from '../../kit/cast/leaves.ts';
import { mottle, seedRing } from '../../kit/cast/paint.ts';
import { turned, union } from '../../kit/cast/solid.ts';
import { darken, type Point } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { furry, marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { type Bubble, bubbles, egg, within } from './body/solids.ts';
import { leaf, stalk } from './body/stalks.ts';
import { small, tiny, young } from './body/voices.ts';

const berryBody = turned(rows(2, [-90, 0.88, 0, 1.02, 60, 0.94, 90, 0.74]));

const grapes: Bubble[] = Array.from({ length: 17 }, (_, i) => {
  const row = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4][i]!;
  const many = [5, 5, 3, 2, 2][row]!;
  const place = i - [0, 5, 10, 13, 15][row]!;
  const angle = (place / many) * Math.PI * 2 + row * 0.6;
  const out = [0.56, 0.6, 0.44, 0.26, 0.1][row]!;
  return [Math.sin(angle) * out, 0.5 - row * 0.36, Math.cos(angle) * out, 0.37];
});

const halfKiwi = egg([0, 0, 0], [1.04, 0.96, 0.85]);

const halfAvocado = union(
  [egg([0, -0.2, 0], [0.92, 0.86, 0.7]), egg([0, 0.55, 0], [0.55, 0.72, 0.5])],
  0.5,
);

const front = (z: number) => (_x: number, _y: number, at: number) => at - z;

const turnOf = (p: Point) => Math.atan2(p.x, p.y) + 7;

const kiwiEdge = (p: Point) => Math.hypot(p.x / 1.04, p.y / 0.96) / 0.905;

const kiwiFlesh = marks(
  (p, surface) => darken(surface, 0.82 + 0.3 * fractal(turnOf(p) * 14, kiwiEdge(p) * 2, 2)),
  marked('#f4f8d0', (p) => smooth(0.42, 0.26, kiwiEdge(p)) + smooth(0.9, 0.96, kiwiEdge(p)) * 0.5),
  marked('#1c1a10', (p) => seedRing(turnOf(p), kiwiEdge(p), 26, 0.56, 0.045, 2)),
);

const kiwiFur = furry('#8a6236');

const avocadoFlesh = plain(
  '#f2eea0',
  0.35,
  marks(
    marked('#a8cf52', (p) => smooth(-0.2, -0.06, halfAvocado(p.x, p.y, 0.26))),
    marked('#5f9a34', (p) => smooth(-0.06, -0.02, halfAvocado(p.x, p.y, 0.26))),
  ),
);

/** How to make grape, blueberry, kiwi, avocado. */
export const softFruit = {
  grape: {
    coats: ['#8a4ac8', '#7038b8'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: bubbles(grapes),
            paint: plain(
              coat,
              0.7,
              marked('#e8d8ff', (p) => clamp(mottle(p, 3) - 0.5) * 0.7),
            ),
          },
          stalk(1.0),
          leaf(0.96, 0.78),
          leaf(0.9, 0.2),
        ]),
        bottom: -1.24,
        side: 0.86,
        shoulder: 0.1,
        size: 0.8,
        stand: 0.3,
        face: { y: 0.1, size: 0.95 },
        skin: coat,
        iris: '#5a2a8a',
        limbs: { limb: '#6f9a34', shoe: '#58a03c' },
        speech: small,
        inside: '#d8f0a0',
        juice: '#a060d8',
      }),
  },
  blueberry: {
    coats: ['#3f5cc8', '#4a50c0'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: berryBody,
            paint: plain(
              coat,
              0.25,
              marks(
                marked('#a8c0ff', (p) => clamp(mottle(p, 2.4) * 1.6 - 0.6) * 0.55),
                marked(
                  '#141c4a',
                  (p) => smooth(0.42, 0.3, Math.hypot(p.x, p.z)) * smooth(0.4, 0.6, p.y),
                ),
              ),
            ),
          },
          {
            solid: leafRing({
              count: 6,
              height: 0.74,
              start: 0.26,
              length: 0.3,
              width: 0.2,
              thickness: 0.035,
              rise: 1.1,
              droop: -0.2,
            }),
            paint: plain(towards(coat, '#20306a', 0.35), 0.2),
          },
        ]),
        bottom: -0.88,
        side: 0.98,
        size: 0.86,
        face: { y: -0.12, size: 1 },
        skin: coat,
        iris: '#24489a',
        limbs: { shoe: '#ff7aa8' },
        speech: tiny,
        inside: '#b8d0a0',
        juice: '#5a58d8',
      }),
  },
  kiwi: {
    coats: ['#86c63a'],
    make: (coat) => {
      const cut = plain(coat, 0.5, kiwiFlesh);
      return morsel({
        shape: {
          solid: within(halfKiwi, front(0.36)),
          paint: (point, surface) => (point.z < 0.34 ? kiwiFur : cut)(point, surface),
        },
        bottom: -0.96,
        side: 1.0,
        size: 0.84,
        face: { y: 0.02, size: 0.9 },
        skin: coat,
        iris: '#6a5a1c',
        limbs: { limb: '#7a5630', shoe: '#4f8a2c' },
        speech: tiny,
        inside: '#b8e05a',
        juice: '#b8e05a',
      });
    },
  },
  avocado: {
    coats: ['#3f6a2a'],
    make: (coat) => {
      const peel = plain(coat, 0.3, (p, surface) => darken(surface, 0.7 + 0.6 * mottle(p, 9)));
      return morsel({
        shape: model([
          {
            solid: within(halfAvocado, front(0.26)),
            paint: (point, surface) => (point.z < 0.24 ? peel : avocadoFlesh)(point, surface),
          },
          { solid: egg([0, -0.5, 0.24], [0.36, 0.36, 0.26]), paint: plain('#9a5a28', 0.8) },
        ]),
        bottom: -1.05,
        side: 0.88,
        shoulder: -0.2,
        size: 0.88,
        face: { y: 0.34, size: 0.66 },
        skin: '#d0dc78',
        iris: '#5a3a14',
        limbs: { limb: coat, shoe: '#9a5a28' },
        speech: young,
        inside: '#f2eea0',
        juice: '#cfe07a',
      });
    },
  },
} satisfies Record<string, Subject>;
