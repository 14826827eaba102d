import { mottle, spots } from '../../kit/cast/paint.ts';
import { ball, rod, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { around, egg, lathe, rolled } from './body/solids.ts';
import { deep, small, young } from './body/voices.ts';

/** How to make flower, tree, cactus. */
export const plants = {
  flower: {
    coats: ['#ff7ab0', '#ffffff', '#b07af0'],
    make: (coat) => {
      const petals = around(egg([0, 0.74, -0.08], [0.31, 0.46, 0.13]), 9);
      return {
        ...morsel({
          shape: model([
            {
              solid: (x, y, z) => petals(x, y - 0.5, z),
              paint: plain(
                coat,
                0.3,
                marked(
                  towards(coat, '#c0206a', 0.5),
                  (p) => smooth(0.76, 0.5, Math.hypot(p.x, p.y - 0.5)) * 0.8,
                ),
              ),
            },
            {
              solid: egg([0, 0.5, 0.08], [0.58, 0.58, 0.3]),
              paint: plain(
                '#ffcc2e',
                0.15,
                marked(
                  '#d88a14',
                  (p) =>
                    spots({ ...p, y: p.y - 0.5, z: p.z + 0.3 }, 20, 0.22) *
                    smooth(0.4, 0.55, Math.hypot(p.x, p.y - 0.5)),
                ),
              ),
            },
            { solid: rod([0, -0.2, -0.1], [0, -1.3, -0.05], 0.085, 0.1), paint: plain('#4fae3c') },
            {
              solid: union([
                rolled(egg([0.3, -1.06, 0], [0.34, 0.13, 0.1]), 0.16),
                rolled(egg([-0.3, -1.06, 0], [0.34, 0.13, 0.1]), -0.16),
              ]),
              paint: plain('#5fc04a', 0.3),
            },
          ]),
          bottom: -1.38,
          side: 0.1,
          shoulder: -0.62,
          size: 0.76,
          stand: 0.16,
          face: { y: 0.5, size: 0.8 },
          skin: '#ffcc2e',
          limbs: { limb: '#4fae3c', glove: '#6fd05a', shoe: '#3f8a34' },
          speech: small,
          inside: '#fff2b0',
          juice: coat,
        }),
      };
    },
  },
  tree: {
    coats: ['#4fae3c', '#ff8ac0'],
    make: (coat) => {
      const crown = union(
        [
          egg([0, 0.62, 0], [0.9, 0.72, 0.7]),
          ball(-0.66, 0.4, 0, 0.46),
          ball(0.68, 0.42, 0, 0.46),
          ball(-0.36, 1.06, 0, 0.46),
          ball(0.38, 1.04, 0, 0.46),
          ball(0, 1.26, 0, 0.4),
        ],
        0.1,
      );
      return morsel({
        shape: model([
          {
            solid: (x, y, z) =>
              (crown(x, y, z) - 0.03 * Math.sin(x * 13) * Math.sin(y * 13) * Math.sin(z * 13)) *
              0.8,
            paint: plain(
              coat,
              0.1,
              marks(
                marked(towards(coat, '#ffffa0', 0.5), (p) => smooth(0.48, 0.6, mottle(p, 4)) * 0.6),
                marked(towards(coat, '#0a3a2a', 0.5), (p) => smooth(0.4, -0.1, p.y) * 0.5),
                marked(
                  '#e8303a',
                  (p) => spots({ ...p, y: p.y - 0.6 }, 7, 0.13) * smooth(0.1, 0.3, p.y),
                ),
              ),
            ),
          },
          {
            solid: lathe(rows(2, [0, -1.06, 0.5, -1.06, 0.42, -0.8, 0.4, 0.2, 0, 0.2]), 0.06),
            paint: plain(
              '#a06a3c',
              0.1,
              marked('#6a4222', (p) =>
                smooth(0.5, 0.68, fractal(Math.atan2(p.x, p.z) * 6, p.y * 1.2, 2)),
              ),
            ),
          },
        ]),
        bottom: -1.1,
        side: 0.42,
        shoulder: -0.5,
        size: 0.9,
        stand: 0.26,
        face: { y: -0.2, size: 0.74 },
        skin: '#a06a3c',
        limbs: { limb: '#8a5a32', glove: towards(coat, '#ffffff', 0.25), shoe: '#6a4222' },
        speech: deep,
        inside: '#f0d8a8',
        juice: coat,
      });
    },
  },
  cactus: {
    coats: ['#4aae5a'],
    make: (coat, accent = '#e8743a') => {
      const ribs = (p: { x: number; y: number; z: number }) => Math.sin(Math.atan2(p.x, p.z) * 12);
      const stem = rod([0, -0.6, 0], [0, 0.72, 0], 0.56, 0.52);
      return morsel({
        shape: model([
          {
            solid: (x, y, z) => stem(x, y, z) - 0.025 * Math.sin(Math.atan2(x, z) * 12),
            paint: plain(
              coat,
              0.25,
              marks(
                marked(towards(coat, '#0a4a2a', 0.5), (p) => smooth(-0.2, -0.9, ribs(p)) * 0.7),
                marked(
                  '#fffbe0',
                  (p) => smooth(0.8, 0.95, ribs(p)) * smooth(0.6, 0.85, Math.sin(p.y * 22)),
                ),
              ),
            ),
          },
          {
            solid: union([
              egg([0, 1.3, 0.06], [0.13, 0.13, 0.13]),
              ...Array.from({ length: 6 }, (_, i) =>
                ball(Math.sin(i * 1.047) * 0.2, 1.3 + Math.cos(i * 1.047) * 0.16, 0.02, 0.13),
              ),
            ]),
            paint: plain(
              '#ff5fa0',
              0.4,
              marked('#ffe14a', (p) => smooth(0.13, 0.1, Math.hypot(p.x, p.y - 1.3))),
            ),
          },
          {
            solid: lathe(
              rows(2, [0, -1.3, 0.56, -1.3, 0.72, -0.76, 0.8, -0.76, 0.8, -0.56, 0, -0.56]),
              0.03,
            ),
            paint: plain(
              accent,
              0.3,
              marked('#fff0d0', (p) =>
                smooth(
                  0.03,
                  0.015,
                  Math.abs(p.y + 1.0 - 0.05 * Math.sin(Math.atan2(p.x, p.z) * 14)),
                ),
              ),
            ),
          },
        ]),
        bottom: -1.34,
        side: 0.56,
        shoulder: 0.06,
        size: 0.84,
        face: { y: 0.28, size: 0.84 },
        skin: coat,
        limbs: { limb: coat, glove: towards(coat, '#ffffff', 0.2), shoe: '#8a4a24' },
        speech: young,
        inside: '#d8f4b0',
        juice: '#a8e87a',
      });
    },
  },
} satisfies Record<string, Subject>;
