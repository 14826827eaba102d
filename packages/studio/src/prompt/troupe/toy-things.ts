import { ball, union } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { darken } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, marks, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { box } from './body/solids.ts';
import { metallic, tiny, young } from './body/voices.ts';

const display = box([0, 0, 0.2], [0.62, 1.06, 0.3], 0.1);

/** A cut stone: as many planes around as told, above and below its girdle. */
const gem = (x: number, y: number, z: number) => {
  let far = Math.max(y - 0.62, -2);
  for (let i = 0; i < 8; i++) {
    const angle = (i + 0.5) * (Math.PI / 4);
    const out = x * Math.sin(angle) + z * Math.cos(angle);
    far = Math.max(
      far,
      out * 0.72 + (y - 0.18) * 0.7 - 0.74,
      out * 0.74 - (y - 0.18) * 0.67 - 0.76,
    );
    const turned = x * Math.sin(angle + 0.39) + z * Math.cos(angle + 0.39);
    far = Math.max(far, turned * 0.5 + (y - 0.18) * 0.86 - 0.6);
  }
  return far * 0.95;
};

/** How to make diamond, ball, phone. */
export const toyThings = {
  diamond: {
    coats: ['#6fd8ff', '#ff8ad0', '#9af0c0'],
    make: (coat) =>
      morsel({
        shape: {
          solid: gem,
          paint: plain(
            coat,
            1,
            marks(
              (p, surface) => {
                const facet = scatter(
                  Math.round(p.nx * 4 + 20) * 7 + Math.round(p.ny * 4 + 20) * 31,
                );
                darken(surface, 0.72 + 0.5 * facet);
                surface.glow = 0.18 + 0.2 * facet;
              },
              marked('#ffffff', (p) => smooth(0.5, 0.62, p.y) * 0.4),
            ),
          ),
        },
        bottom: -0.96,
        side: 0.84,
        size: 0.98,
        stand: 0.14,
        face: { y: 0.1, size: 0.86 },
        skin: coat,
        iris: '#2a6ac0',
        limbs: { shoe: '#8a7af0' },
        speech: tiny,
        inside: '#e8fbff',
        juice: '#c8f4ff',
      }),
  },
  ball: {
    coats: ['#f0403a', '#e04a9a'],
    make: (coat, accent = '#ffffff') => {
      const gore = (p: Point) =>
        Math.floor((Math.atan2(p.x, p.z) / (Math.PI * 2) + 1) * 8 + 0.5) % 8;
      const inGore = (place: number) => (p: Point) => (gore(p) === place ? 1 : 0);
      return morsel({
        shape: {
          solid: ball(0, 0, 0, 1),
          paint: plain(
            coat,
            0.8,
            marks(
              marked(accent, (p) => (gore(p) % 2 ? 0 : 1)),
              marked('#ffd23a', inGore(1)),
              marked('#3f8af0', inGore(3)),
              marked('#4ac06a', inGore(5)),
              marked(
                '#ff8a3a',
                (p) => smooth(0.26, 0.24, Math.hypot(p.x, p.z)) * smooth(0.5, 0.6, p.y),
              ),
            ),
          ),
        },
        bottom: -1,
        side: 1,
        size: 0.86,
        face: { y: -0.04, size: 1 },
        skin: coat,
        limbs: { limb: '#3f6ad0', shoe: '#ffc81e' },
        speech: young,
        inside: '#ffe8d8',
        juice: coat,
      });
    },
  },
  phone: {
    coats: ['#3a3f58', '#ff7ab0', '#f4f4f8'],
    make: (coat, accent = '#7ad8f8') =>
      morsel({
        shape: model([
          {
            solid: box([0, 0, 0], [0.72, 1.2, 0.17], 0.16),
            paint: plain(
              coat,
              0.8,
              marks(
                marked(
                  accent,
                  (p) => smooth(0.02, 0, display(p.x, p.y, p.z) + 0.04) * smooth(0.1, 0.14, p.z),
                ),
                marked(
                  '#ff9ad8',
                  (p) =>
                    smooth(-0.3, -1.1, p.y + p.x * 0.4) *
                    smooth(0.03, 0, display(p.x, p.y, p.z) + 0.04) *
                    smooth(0.1, 0.14, p.z),
                ),
              ),
            ),
          },
          {
            solid: union(
              [-0.39, -0.13, 0.13, 0.39].map((x) => box([x, -0.8, 0.16], [0.1, 0.1, 0.05], 0.04)),
            ),
            paint: plain(
              '#ffffff',
              0.4,
              marks(
                marked('#5ad06a', (p) => smooth(-0.26, -0.28, p.x)),
                marked('#ffb03a', (p) => smooth(-0.02, 0, p.x) * smooth(0.26, 0.24, p.x)),
                marked('#ff5a6a', (p) => smooth(0.24, 0.28, p.x)),
              ),
            ),
          },
          { solid: box([0, 1.02, 0.17], [0.2, 0.035, 0.03], 0.03), paint: plain('#2a2c3c') },
        ]),
        bottom: -1.2,
        side: 0.74,
        shoulder: -0.34,
        size: 0.8,
        face: { y: 0.26, size: 0.9 },
        skin: accent,
        iris: '#2a5ab0',
        limbs: { limb: '#4a5068', shoe: '#ff7a5a' },
        speech: metallic,
        inside: '#5ad0a0',
        juice: accent,
      }),
  },
} satisfies Record<string, Subject>;
