import { rod, turned, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, marks, metal, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { drawPropellers } from './body/sketches.ts';
import { box, egg, mirrored, without } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';
import { grown, young } from './body/voices.ts';

const envelope = turned(rows(2, [-90, 1.12, -70, 1.02, -40, 0.94, 0, 0.98, 50, 0.98, 90, 0.94]));

/** How to make plane, balloon. */
export const aircraft = {
  plane: {
    coats: ['#ff5a4a', '#ffc83a', '#f4f6fa'],
    make: (coat, accent = '#2f7af0') =>
      vehicle({
        coat,
        yaw: 0.34,
        size: 0.84,

        lift: 0.1,
        shapes: [
          {
            solid: union(
              [
                egg([0, 1.0, 0.1], [0.62, 0.6, 0.86]),
                rod([0, 1.06, -0.4], [0, 1.3, -1.5], 0.42, 0.14),
              ],
              0.3,
            ),
            paint: plain(
              coat,
              0.8,
              marks(
                marked(
                  accent,
                  (p) => smooth(0.12, 0.1, Math.abs(p.y - 0.74)) * smooth(0.9, 0.7, p.z),
                ),
                marked(
                  GLASS,
                  (p) =>
                    smooth(0.03, 0, Math.max(Math.abs(p.x) - 0.5, Math.abs(p.y - 1.16) - 0.24)) *
                    smooth(0.3, 0.5, p.nz),
                ),
              ),
            ),
          },
          {
            solid: box([0, 0.86, -0.1], [1.5, 0.07, 0.32], 0.07),
            paint: plain(
              accent,
              0.6,
              marked(coat, (p) => smooth(1.24, 1.28, Math.abs(p.x))),
            ),
          },
          { solid: box([0, 1.34, -1.4], [0.62, 0.05, 0.18], 0.05), paint: plain(accent, 0.6) },
          { solid: box([0, 1.66, -1.44], [0.05, 0.36, 0.22], 0.05), paint: plain(accent, 0.6) },
          {
            solid: mirrored(egg([0.36, 0.3, 0.2], [0.1, 0.16, 0.16])),
            paint: plain('#2c2c38', 0.3),
          },
          {
            solid: mirrored(rod([0.3, 0.7, 0.1], [0.36, 0.3, 0.2], 0.06, 0.05)),
            paint: metal('#c8d0d8'),
          },
          { solid: mirrored(egg([0.98, 0.86, 0.16], [0.17, 0.17, 0.36])), paint: plain(coat, 0.7) },
        ],
        face: { at: [0, 1.1, 0.84], size: 0.84 },
        hovers: true,
        before: [{ sketch: drawPropellers }],
        speech: young,
        juice: '#cfe8ff',
      }),
  },
  balloon: {
    coats: ['#ff5a5a', '#ff9a2a', '#8a5af0'],
    make: (coat, accent = '#ffe27a') => {
      const stripe = (p: { x: number; z: number }) =>
        smooth(-0.1, 0.1, Math.sin(Math.atan2(p.x, p.z) * 6));
      return {
        layers: [
          {
            name: 'body',
            shape: model([
              {
                solid: (x, y, z) => envelope(x, y - 1.5, z),
                paint: plain(
                  coat,
                  0.35,
                  marks(
                    marked(accent, stripe),
                    marked('#ffffff', (p) => smooth(0.06, 0.045, Math.abs(p.y - 0.72))),
                  ),
                ),
              },
              {
                solid: mirrored(
                  union([
                    rod([0.22, 0.3, 0.16], [0.5, 0.72, 0.2], 0.018, 0.018),
                    rod([0.22, 0.3, -0.16], [0.5, 0.72, -0.2], 0.018, 0.018),
                  ]),
                ),
                paint: plain('#6a4a2a'),
              },
              {
                solid: without(
                  box([0, 0.14, 0], [0.28, 0.2, 0.26], 0.06),
                  box([0, 0.4, 0], [0.2, 0.2, 0.18], 0.04),
                ),
                paint: plain(
                  '#b87a3a',
                  0.2,
                  marks(
                    marked(
                      '#7a4a1c',
                      (p) => smooth(0.3, 0.7, Math.sin(p.x * 50) * Math.sin(p.y * 50)) * 0.7,
                    ),
                    marked('#8a5226', (p) => smooth(0.29, 0.31, p.y)),
                  ),
                ),
              },
            ]),
            at: [0, 0.06],
          },
          'face',
        ],
        face: { y: 1.5, size: 1, colors: faceOn(coat, '#5a3a14') },
        hovers: true,
        inside: '#fff0d0',
        juice: accent,
        ...grown,
      };
    },
  },
} satisfies Record<string, Subject>;
