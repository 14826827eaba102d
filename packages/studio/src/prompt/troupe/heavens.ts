import { ball, rod, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { glowing, marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg, moved, rolled, slab, starOutline, tipped } from './body/solids.ts';
import { airy, deep, tiny } from './body/voices.ts';

const fullMoon = egg([0, 0, 0], [1.06, 1.06, 0.56]);

const crescent = (x: number, y: number, z: number) =>
  Math.max(fullMoon(x, y, z), 0.84 - Math.sqrt((x - 0.92) ** 2 + (y - 0.2) ** 2));

/** How to make moon, star, planet. */
export const heavens = {
  moon: {
    coats: ['#fff0b8', '#e8ecff'],
    make: (coat) =>
      morsel({
        shape: model([
          {
            solid: crescent,
            paint: plain(
              coat,
              0.15,
              marks(
                marked(
                  towards(coat, '#8a7a4a', 0.4),
                  (p) =>
                    (smooth(0.16, 0.13, Math.hypot(p.x + 0.36, p.y - 0.74)) +
                      smooth(0.12, 0.09, Math.hypot(p.x + 0.3, p.y + 0.8)) +
                      smooth(0.09, 0.06, Math.hypot(p.x - 0.1, p.y + 0.86))) *
                    0.7,
                ),
                (_p, surface) => {
                  surface.glow = 0.15;
                },
              ),
            ),
          },
          {
            solid: union([rod([0.42, 0.86, 0], [0.66, 0.5, 0.1], 0.012, 0.012)]),
            paint: plain('#c8b88a'),
          },
          {
            solid: moved(slab(starOutline(5, 0.24, 0.11), 0.08, 0.06), [0.68, 0.3, 0.1]),
            paint: glowing('#ffd23a', 0.4),
          },
        ]),
        bottom: -1.06,
        side: 0.9,
        size: 0.94,
        face: { x: -0.42, y: 0, size: 0.72 },
        skin: coat,
        iris: '#4a4a9a',
        armless: true,
        hovers: true,
        speech: airy,
        inside: '#fffbe0',
        juice: '#ffe9a0',
      }),
  },
  star: {
    coats: ['#ffd21e', '#ffc83a'],
    make: (coat) =>
      morsel({
        shape: {
          solid: slab(starOutline(5, 1.22, 0.66), 0.36, 0.28),
          paint: plain(
            coat,
            0.6,
            marks(
              marked('#fff2a0', (p) => smooth(0, 1, p.y) * 0.5),
              (_p, surface) => {
                surface.glow = 0.15;
              },
            ),
          ),
        },
        bottom: -1.0,
        side: 1.0,
        size: 0.96,
        face: { y: 0, size: 0.94 },
        skin: coat,
        armless: true,
        hovers: true,
        speech: tiny,
        inside: '#fff6c0',
        juice: '#ffe45a',
      }),
  },
  planet: {
    coats: ['#e8702a', '#7a4af0', '#2aa89a'],
    make: (coat) => {
      const band = rolled(
        tipped(
          (x, y, z) =>
            Math.max(Math.abs(Math.sqrt(x * x + z * z) - 1.34) - 0.2, Math.abs(y) - 0.035) * 0.8,
          0.26,
        ),
        0.26,
      );
      return morsel({
        shape: model([
          {
            solid: ball(0, 0, 0, 0.92),
            paint: plain(
              coat,
              0.35,
              marks(
                marked(towards(coat, '#fff4d0', 0.42), (p) =>
                  smooth(
                    0.1,
                    0.6,
                    Math.sin((p.y - p.x * 0.27) * 9 + fractal(p.x * 3, p.y * 3, 2) * 2),
                  ),
                ),
                marked(towards(coat, '#5a1a3a', 0.5), (p) =>
                  smooth(0.2, 0.16, Math.hypot(p.x - 0.5, p.y - 0.5) * 1.2),
                ),
              ),
            ),
          },
          {
            solid: band,
            paint: plain(
              '#ffe2a8',
              0.4,
              marked('#e89ac8', (p) => smooth(0.06, 0.03, Math.abs(Math.hypot(p.x, p.z) - 1.3))),
            ),
          },
        ]),
        bottom: -0.94,
        side: 1.1,
        size: 0.94,
        face: { y: 0.16, size: 0.92 },
        skin: coat,
        armless: true,
        hovers: true,
        speech: deep,
        inside: '#ffb05a',
        juice: '#ffd08a',
      });
    },
  },
} satisfies Record<string, Subject>;
