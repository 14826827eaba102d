import { rod, union } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Subject } from './body/doll.ts';
import { glowing, marked, marks, metal, plain } from './body/paints.ts';
import type { Shape } from './body/shape.ts';
import { sideWindows } from './body/side-windows.ts';
import { box, egg, mirrored } from './body/solids.ts';
import { GLASS, vehicle } from './body/vehicle.ts';
import { deep, low, young } from './body/voices.ts';

/** A pane on the front, inside a rounded frame, 0 to 1. */
const pane = (cy: number, hx: number, hy: number) => (p: Point) =>
  smooth(0.03, 0, Math.max(Math.abs(p.x) - hx, Math.abs(p.y - cy) - hy)) * smooth(0.35, 0.5, p.nz);

const lamps = (x: number, y: number, z: number): Shape => ({
  solid: mirrored(egg([x, y, z], [0.13, 0.13, 0.07])),
  paint: glowing('#fff2a8', 0.6),
});

const bumper = (half: number, y: number, z: number): Shape => ({
  solid: box([0, y, z], [half, 0.08, 0.08], 0.08),
  paint: metal('#dfe4ea'),
});

/** How to make car, bus, truck. */
export const roadVehicles = {
  car: {
    coats: ['#f0303a', '#ffc21e', '#3f9af0'],
    make: (coat, accent = '#fff8ee') =>
      vehicle({
        coat,
        yaw: 0.46,
        size: 1.12,
        shapes: [
          {
            solid: union(
              [
                box([0, 0.5, 0.04], [0.74, 0.3, 0.94], 0.27),
                egg([0, 0.74, 0.62], [0.6, 0.18, 0.4]),
              ],
              0.06,
            ),
            paint: plain(
              coat,
              0.85,
              marked(
                accent,
                (p) =>
                  smooth(0.15, 0.13, Math.abs(p.x)) * smooth(0.5, 0.7, p.ny) +
                  smooth(0.03, 0.015, Math.abs(p.y - 0.5)) * smooth(0.5, 0.6, Math.abs(p.nx)),
              ),
            ),
          },
          {
            solid: box([0, 1.04, -0.16], [0.62, 0.42, 0.58], 0.3),
            paint: plain(
              coat,
              0.85,
              marks(
                marked(GLASS, pane(1.04, 0.5, 0.3)),
                marked(GLASS, sideWindows(1.08, 0.2, -0.6, 0.28, 0.44)),
              ),
            ),
          },
          lamps(0.5, 0.56, 0.94),
          bumper(0.56, 0.28, 0.94),
        ],
        wheels: {
          at: [
            [0.66, 0.27, 0.52],
            [0.66, 0.27, -0.54],
          ],
          radius: 0.29,
          hub: '#eef2f6',
        },
        face: { at: [0, 1.06, 0.5], size: 0.86 },
        speech: young,
        juice: '#ffd84a',
      }),
  },
  bus: {
    coats: ['#ffb81e', '#e8343e', '#4ab870'],
    make: (coat, accent = '#ffffff') =>
      vehicle({
        coat,
        yaw: 0.5,
        size: 0.96,
        shapes: [
          {
            solid: box([0, 0.98, -0.1], [0.68, 0.78, 1.1], 0.2),
            paint: plain(
              coat,
              0.7,
              marks(
                marked(
                  accent,
                  (p) =>
                    smooth(0.05, 0.035, Math.abs(p.y - 0.66)) * smooth(0.5, 0.6, Math.abs(p.nx)),
                ),
                marked(GLASS, pane(1.24, 0.54, 0.3)),
                marked(GLASS, sideWindows(1.24, 0.22, -1.04, 0.74, 0.445)),
                marked(
                  '#3a3a44',
                  (p) => smooth(0.03, 0.015, Math.abs(p.y - 1.64)) * smooth(0.4, 0.6, p.nz),
                ),
              ),
            ),
          },
          lamps(0.5, 0.52, 0.98),
          bumper(0.58, 0.3, 0.98),
          {
            solid: mirrored(egg([0.86, 1.34, 0.9], [0.08, 0.18, 0.06])),
            paint: plain('#3a3a44', 0.5),
          },
          { solid: box([0, 1.74, 0.86], [0.36, 0.1, 0.1], 0.06), paint: glowing('#fff6d0', 0.3) },
        ],
        wheels: {
          at: [
            [0.6, 0.26, 0.56],
            [0.6, 0.26, -0.74],
          ],
          radius: 0.28,
          hub: '#eef2f6',
        },
        face: { at: [0, 1.24, 1.0], size: 0.92 },
        speech: low,
        juice: '#ffe08a',
      }),
  },
  truck: {
    coats: ['#3f8af0', '#e8502a', '#5ab84a'],
    make: (coat, accent = '#ffd23a') =>
      vehicle({
        coat,
        yaw: 0.58,
        size: 0.88,
        shapes: [
          {
            solid: box([0, 0.98, 0.6], [0.64, 0.66, 0.42], 0.18),
            paint: plain(
              coat,
              0.8,
              marks(
                marked(GLASS, pane(1.24, 0.5, 0.28)),
                marked(GLASS, sideWindows(1.24, 0.2, 0.36, 0.86, 0.5)),
              ),
            ),
          },
          {
            solid: box([0, 1.24, -0.66], [0.76, 0.8, 0.84], 0.1),
            paint: plain(
              '#f6f2ea',
              0.3,
              marks(
                marked(accent, (p) => smooth(0.22, 0.2, Math.abs(p.y - 1.1))),
                marked(coat, (p) => smooth(0.06, 0.045, Math.abs(p.y - 1.1))),
              ),
            ),
          },
          { solid: box([0, 0.38, -0.2], [0.6, 0.12, 1.2], 0.06), paint: plain('#4a5060', 0.4) },
          {
            solid: mirrored(rod([0.7, 0.9, 0.22], [0.7, 2.06, 0.22], 0.07, 0.07)),
            paint: metal('#dfe4ea'),
          },
          lamps(0.46, 0.56, 1.0),
          bumper(0.62, 0.34, 1.0),
        ],
        wheels: {
          at: rows(3, [0.62, 0.27, 0.6, 0.62, 0.27, -0.5, 0.62, 0.27, -1.12]),
          radius: 0.29,
          hub: '#eef2f6',
        },
        face: { at: [0, 1.24, 1.0], size: 0.86 },
        speech: deep,
        juice: '#ffb84a',
      }),
  },
} satisfies Record<string, Subject>;
