import { mottle, spots } from '../../kit/cast/paint.ts';
import { ball, turned, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { drawSteam } from './body/sketches.ts';
import { box, egg, lathe, polygon, ring, slab, without } from './body/solids.ts';
import { grown, small, tiny, young } from './body/voices.ts';

const cheeseBlock = slab(
  polygon(rows(2, [-1.06, -0.72, 1.06, -0.72, 1.06, 0.62, 0.86, 0.74, -1.06, -0.06])),
  0.52,
  0.1,
);

const holes = union([
  ball(0.78, 0.36, 0.54, 0.17),
  ball(-0.84, -0.5, 0.5, 0.16),
  ball(0.86, -0.44, 0.5, 0.12),
  ball(0.3, 0.4, 0.54, 0.08),
  ball(-0.86, -0.06, 0.3, 0.12),
]);

const rice = box([0, -0.34, 0], [0.98, 0.56, 0.56], 0.34);

const salmon = box([0, 0.32, 0], [1.16, 0.2, 0.66], 0.18);

/** How to make egg, cheese, sushi, coffee. */
export const tableFood = {
  egg: {
    coats: ['#fff4e0', '#f4d8b8'],
    make: (coat) => {
      const body = turned(rows(2, [-90, 0.94, -45, 0.98, 0, 0.98, 45, 1.02, 90, 1.22]));
      const crack = (p: { x: number; y: number; z: number }) =>
        p.y - 0.7 - 0.1 * (Math.abs(((((Math.atan2(p.x, p.z) * 2.4) % 1) + 1) % 1) - 0.5) * 4 - 1);
      return morsel({
        shape: {
          solid: body,
          paint: plain(
            coat,
            0.35,
            marks(
              marked('#d8a878', (p) => spots(p, 15, 0.12) * 0.7),
              marked('#6a4a30', (p) => smooth(0.035, 0.015, Math.abs(crack(p)))),
              marked('#ffffff', (p) => smooth(0.02, 0.05, crack(p)) * 0.5),
            ),
          ),
        },
        bottom: -0.94,
        side: 0.94,
        size: 0.84,
        face: { y: 0, size: 0.98 },
        skin: coat,
        limbs: { limb: '#ffb81e', glove: '#fff8ee', shoe: '#ff8a1e' },
        speech: tiny,
        inside: '#ffb81e',
        juice: '#ffc83a',
      });
    },
  },
  cheese: {
    coats: ['#ffcb2e'],
    make: (coat) =>
      morsel({
        shape: {
          solid: without(cheeseBlock, holes),
          paint: plain(
            coat,
            0.35,
            marks(
              marked(towards(coat, '#c86a00', 0.6), (p) =>
                smooth(0.03, -0.01, holes(p.x, p.y, p.z)),
              ),
              marked('#ffe88a', (p) => smooth(0.6, 0.8, p.ny)),
            ),
          ),
        },
        bottom: -0.74,
        side: 1.0,
        shoulder: -0.36,
        size: 0.96,
        stand: 0.4,
        face: { x: 0.1, y: -0.14, size: 0.92 },
        skin: coat,
        limbs: { limb: '#d8921e', shoe: '#d8404a' },
        speech: young,
        inside: '#ffe27a',
        juice: '#ffd44a',
      }),
  },
  sushi: {
    coats: ['#ff8a5a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: (x, y, z) =>
              rice(x, y, z) * 0.9 - 0.015 * Math.sin(x * 26) * Math.sin(y * 26) * Math.sin(z * 26),
            paint: plain('#fffaf2', 0.15, (p, surface) =>
              darken(surface, 0.88 + 0.16 * mottle(p, 11)),
            ),
          },
          {
            solid: (x, y, z) => salmon(x, y + 0.16 * x * x, z) * 0.85,
            paint: plain(
              coat,
              0.7,
              marked('#ffd8c0', (p) => smooth(0.5, 0.85, Math.sin(p.x * 9 + p.z * 4 + p.y * 6))),
            ),
          },
          { solid: box([0.66, -0.25, 0], [0.13, 0.68, 0.7], 0.08), paint: plain('#1f3a2a', 0.35) },
        ]),
        bottom: -0.94,
        side: 0.96,
        shoulder: -0.5,
        size: 0.92,
        stand: 0.42,
        face: { x: -0.16, y: -0.28, size: 0.9 },
        skin: '#f4ece0',
        limbs: { limb: '#2a4a38', shoe: coat },
        speech: small,
        inside: '#fff4e8',
        juice: '#ffb08a',
      }),
  },
  coffee: {
    coats: ['#5ab8c8', '#e8705a', '#f4f0ea'],
    make: (coat) =>
      morsel({
        shape: model([
          { solid: ring([0.92, -0.1, 0], 0.38, 0.12, 'z'), paint: plain(coat, 0.8) },
          {
            solid: without(
              lathe(rows(2, [0, -0.86, 0.66, -0.86, 0.86, -0.6, 0.92, 0.74, 0, 0.74]), 0.06),
              lathe(rows(2, [0, 0.5, 0.8, 0.5, 0.86, 0.9, 0, 0.9])),
            ),
            paint: plain(
              coat,
              0.85,
              marked(
                '#ffffff',
                (p) =>
                  smooth(0.05, 0.03, Math.abs(p.y - 0.62)) *
                  smooth(0.85, 0.9, Math.hypot(p.x, p.z)),
              ),
            ),
          },
          {
            solid: union(
              [
                lathe(rows(2, [0, 0.56, 0.8, 0.56, 0.8, 0.66, 0, 0.66])),
                egg([0, 0.66, 0], [0.62, 0.16, 0.6]),
              ],
              0.1,
            ),
            paint: plain(
              '#7a4424',
              0.6,
              marked(
                '#fff2dc',
                (p) =>
                  smooth(0.36, 0.3, Math.hypot(p.x, p.z)) +
                  smooth(0.1, 0.06, Math.abs(Math.hypot(p.x, p.z) - 0.52)),
              ),
            ),
          },
        ]),
        bottom: -0.9,
        side: 0.88,
        size: 0.92,
        face: { y: -0.08, size: 0.98 },
        skin: coat,
        iris: '#5a3014',
        limbs: { limb: '#7a4a2a', shoe: '#5a3014' },
        behind: [
          {
            sketch: (context, stance) => {
              context.translate(0, -1.86);
              drawSteam(context, -stance.lean * 0.5 + stance.headBob * 2);
            },
          },
        ],
        speech: grown,
        top: 2.4,
        inside: '#7a4424',
        juice: '#8a5230',
      }),
  },
} satisfies Record<string, Subject>;
