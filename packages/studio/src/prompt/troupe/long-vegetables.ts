import { leafRing } from '../../kit/cast/leaves.ts';
import { leafPaint, spots } from '../../kit/cast/paint.ts';
import { rod, turned, union } from '../../kit/cast/solid.ts';
import { darken } from '../../kit/cast/surface.ts';
import { towards } from '../../kit/math/colors.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg, lathe } from './body/solids.ts';
import { small, tiny, young } from './body/voices.ts';

const carrotBody = lathe(rows(2, [0, -1.5, 0.24, -1.46, 0.72, 0.5, 0.66, 0.8, 0, 0.94]), 0.06);

const fronds = union(
  [-0.7, -0.35, 0, 0.35, 0.7].flatMap((angle, i) => [
    rod(
      [0, 0.9, 0],
      [Math.sin(angle) * 0.8, 1.2 + Math.cos(angle) * 0.55, (i % 2) * 0.2 - 0.1],
      0.06,
      0.05,
    ),
    egg(
      [Math.sin(angle) * 0.8, 1.25 + Math.cos(angle) * 0.55, (i % 2) * 0.2 - 0.1],
      [0.15, 0.26, 0.12],
    ),
  ]),
  0.08,
);

const cob = turned(rows(2, [-90, 1.3, -50, 0.95, 0, 0.72, 50, 0.92, 90, 1.36]));

const gherkin = turned(
  rows(2, [-90, 1.42, -70, 1.38, -40, 0.76, 0, 0.56, 40, 0.76, 70, 1.38, 90, 1.42]),
);

/** A chili's middle line goes along a circle of this radius. */
const CURL = 2.6;

const chiliBody = (x: number, y: number, z: number) => {
  const bend = CURL - Math.sqrt(CURL * CURL - Math.min(2, y) ** 2 * 0.99);
  const radius = clamp(
    (0.14 + 0.42 * Math.sqrt(clamp((y + 1.45) / 1.7))) * smooth(1.15, 0.75, y),
    0.02,
    1,
  );
  return Math.max(
    (Math.sqrt((x + bend * 1.1 - 0.34) ** 2 + z * z) - radius) * 0.7,
    -1.46 - y,
    y - 1.14,
  );
};

const husks = leafRing({
  count: 5,
  height: -1.28,
  start: 0.2,
  length: 0.95,
  width: 0.5,
  thickness: 0.035,
  rise: 0.35,
  droop: -1.2,
  turn: 0.5,
});

/** How to make carrot, corn, cucumber, chili. */
export const longVegetables = {
  carrot: {
    coats: ['#f86c0a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: carrotBody,
            paint: plain(
              coat,
              0.35,
              marked(
                towards(coat, '#8a2c00', 0.7),
                (p) =>
                  smooth(
                    0.035,
                    0.012,
                    Math.abs(Math.sin(p.y * 4.4 + 2 * fractal(p.x * 2, 3, 1))) * 0.3,
                  ) * smooth(0.5, 0.7, fractal(Math.atan2(p.x, p.z) * 2, p.y * 3, 2)),
              ),
            ),
          },
          { solid: fronds, paint: leafPaint('#4fae34', '#a5e062') },
        ]),
        bottom: -1.5,
        side: 0.62,
        shoulder: -0.1,
        size: 0.66,
        stand: 0.16,
        face: { y: 0.26, size: 0.9 },
        skin: coat,
        limbs: { limb: '#d8640c', shoe: '#3f8a3a' },
        speech: small,
        inside: '#ffb04a',
        juice: '#ff9a3a',
      }),
  },
  corn: {
    coats: ['#ffd23a'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: cob,
            paint(point, surface) {
              const around = Math.atan2(point.x, point.z) * 4.2;
              const up = point.y * 7;
              const inKernel = Math.max(
                Math.abs((around % 1) + (around < 0 ? 0.5 : -0.5)),
                Math.abs(up - Math.round(up)),
              );
              plain(coat, 0.6)(point, surface);
              darken(surface, 0.62 + 0.4 * smooth(0.5, 0.36, inKernel));
              point.ny += (Math.round(up) - up) * -0.5;
            },
          },
          { solid: husks, paint: leafPaint('#6fae3a', '#cfe98a') },
        ]),
        bottom: -1.32,
        side: 0.76,
        shoulder: -0.28,
        size: 0.8,
        stand: 0.34,
        face: { y: 0.16, size: 0.78 },
        skin: coat,
        limbs: { limb: '#5f9a34', shoe: '#8a5a24' },
        speech: small,
        inside: '#fff0a8',
        juice: '#ffe06a',
      }),
  },
  cucumber: {
    coats: ['#2f8a3a'],
    make: (coat) =>
      morsel({
        shape: {
          solid: gherkin,
          paint: plain(
            coat,
            0.5,
            marks(
              marked('#9ad05a', (p) => {
                const stripe = Math.sin(Math.atan2(p.x, p.z) * 9 + fractal(p.y * 2, 4, 2) * 3);
                return smooth(0.3, 0.9, stripe) * 0.7;
              }),
              marked('#e4f4b0', (p) => spots({ ...p, y: p.y * 0.6 }, 16, 0.16)),
            ),
          ),
        },
        bottom: -1.42,
        side: 0.56,
        shoulder: -0.06,
        size: 0.78,
        stand: 0.26,
        face: { y: 0.42, size: 0.68 },
        skin: coat,
        limbs: { limb: '#3f9a3a', shoe: '#f0c83a' },
        speech: young,
        inside: '#e4f6c0',
        juice: '#c8f0a0',
      }),
  },
  chili: {
    coats: ['#e01c1c'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: chiliBody,
            paint: plain(
              coat,
              1,
              marked('#ff7a3a', (p) => smooth(0.4, 1.2, p.y) * 0.5),
            ),
          },
          { solid: egg([0.1, 1.04, 0], [0.34, 0.2, 0.34]), paint: plain('#4f9a3c') },
          { solid: rod([0.1, 1.1, 0], [0.26, 1.56, 0], 0.09, 0.08), paint: plain('#4f9a3c') },
        ]),
        bottom: -1.42,
        side: 0.46,
        shoulder: 0.04,
        size: 0.8,
        shift: -0.14,
        stand: 0.17,
        face: { x: 0.2, y: 0.42, size: 0.66 },
        skin: coat,
        limbs: { shoe: '#f0a01c' },
        speech: tiny,
        inside: '#ffb08a',
        juice: '#ff5a2a',
      }),
  },
} satisfies Record<string, Subject>;
