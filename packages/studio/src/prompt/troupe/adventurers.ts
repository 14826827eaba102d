import { type Solid, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { band, cape } from './body/costume.ts';
import type { Subject } from './body/doll.ts';
import { hair, mustache } from './body/hair.ts';
import { marked, marks, plain } from './body/paints.ts';
import { looksFor, person } from './body/person.ts';
import { drawPatch } from './body/sketches.ts';
import { egg, moved, rolled, slab, starOutline, tipped, within } from './body/solids.ts';
import { low, young } from './body/voices.ts';

const star = starOutline(5, 0.15, 0.065);

const pirateHat = union(
  [
    egg([0, 0.6, -0.04], [0.52, 0.34, 0.5]),
    tipped(
      slab(
        (x, y) =>
          Math.max(Math.sqrt(x * x + ((y - 0.34) * 1.6) ** 2) - 0.96, 0.36 - y - 0.12 * x * x),
        0.1,
        0.05,
      ),
      -0.05,
    ),
  ],
  0.04,
);

const pirateBrim = moved(pirateHat, [0, 0, 0.1]);

const hood = within(egg([0, 0.02, -0.02], [0.78, 0.71, 0.67]), (_x, _y, z) => z - 0.7);

const eyeSlit: Solid = (x, y, z) =>
  Math.max(Math.abs(y + 0.01) - 0.26, -z + 0.1, Math.abs(x) - 0.62);

/** How to make pirate, superhero, ninja. */
export const adventurers = {
  pirate: {
    coats: ['#b82a3a', '#2a5a9a'],
    make: (coat) => {
      const bone = marked(
        '#ffffff',
        (p) =>
          (smooth(0.13, 0.11, Math.hypot(p.x, (p.y - 0.68) * 1.1)) -
            smooth(0.05, 0.03, Math.hypot(Math.abs(p.x) - 0.055, p.y - 0.69))) *
          smooth(0, 0.1, p.z),
      );
      return person({
        skin: '#e8ad80',
        iris: '#3a6a5a',
        extras: [
          hair('short', '#2a1a14'),
          mustache('#2a1a14'),
          {
            solid: pirateBrim,
            paint: plain(
              '#2a2430',
              0.3,
              marks(
                marked(
                  '#e8b83a',
                  (p) =>
                    smooth(0.06, 0.03, Math.abs(Math.hypot(p.x, (p.y - 0.34) * 1.6) - 0.92)) *
                    smooth(0.1, 0.15, p.z),
                ),
                bone,
              ),
            ),
          },
        ],
        brow: '#2a1a14',
        clothes: {
          top: '#f8f4ee',
          legs: '#4a3a5a',
          sleeves: coat,
          shoes: '#2a1a14',
          mark: marks(
            marked(coat, (p) => smooth(0.3, 0.6, Math.sin(p.y * 24))),
            marked('#3a2418', band(-0.24, 0.07)),
            marked(
              '#ffc83a',
              (p) =>
                smooth(0.09, 0.07, Math.max(Math.abs(p.x), Math.abs(p.y + 0.24))) *
                smooth(0, 0.1, p.z),
            ),
          ),
        },
        before: [{ on: 'head', sketch: (context) => drawPatch(context) }],
        speech: { ...low, voice: { ...low.voice, growl: 0.35 } },
      });
    },
  },
  superhero: {
    coats: ['#2f6af0', '#e8283a', '#7a3ad8'],
    make: (coat, accent = '#ff3a3a') => {
      const { skin, hair: color, iris } = looksFor(coat);
      const shade = coat === '#e8283a' ? '#2f6af0' : accent;
      return person({
        skin,
        iris,
        extras: [hair('tousled', color)],
        headMark: marked(
          shade,
          (p) =>
            smooth(0.27, 0.25, Math.abs(p.y - 0.02) - 0.06 * Math.cos(p.x * 4)) *
            smooth(0, 0.1, p.z),
        ),
        clothes: {
          top: coat,
          legs: coat,
          gloves: shade,
          shoes: shade,
          smooth: true,
          mark: marks(
            marked(
              '#ffd83a',
              (p) => smooth(0.25, 0.23, Math.hypot(p.x, p.y - 0.12)) * smooth(0.1, 0.2, p.z),
            ),
            marked(
              shade,
              (p) => smooth(0.02, 0, star(p.x / 1.4, (p.y - 0.12) / 1.4)) * smooth(0.1, 0.2, p.z),
            ),
            marked('#ffd83a', band(-0.22, 0.05)),
          ),
        },
        behind: [cape(shade)],
        speech: young,
      });
    },
  },
  ninja: {
    coats: ['#2c3048', '#4a2a5a'],
    make: (coat, accent = '#f0303a') =>
      person({
        skin: '#f4c8a0',
        iris: '#3a2418',
        extras: [
          {
            solid: (x, y, z) => Math.max(hood(x, y, z), -eyeSlit(x, y, z)),
            paint: plain(coat, 0.15),
          },
          {
            solid: within(
              egg([0, 0.02, -0.02], [0.82, 0.75, 0.71]),
              (_x, y) => Math.abs(y - 0.38) - 0.1,
            ),
            paint: plain(
              accent,
              0.2,
              marked(
                '#e8eef4',
                (p) =>
                  smooth(0.26, 0.24, Math.abs(p.x)) *
                  smooth(0.08, 0.07, Math.abs(p.y - 0.38)) *
                  smooth(0, 0.1, p.z),
              ),
            ),
          },
        ],
        clothes: {
          top: coat,
          legs: coat,
          shoes: towards(coat, '#000000', 0.4),
          gloves: towards(coat, '#ffffff', 0.12),
          smooth: true,
          mark: marks(
            marked(accent, band(-0.16, 0.07)),
            marked(
              towards(coat, '#ffffff', 0.25),
              (p) =>
                smooth(0.03, 0.01, Math.abs(p.x - p.y * 0.5 + 0.04)) *
                smooth(-0.08, 0, p.y) *
                smooth(0, 0.1, p.z),
            ),
          ),
        },
        behind: [
          {
            name: 'ribbon',
            on: 'head',
            shape: {
              solid: union([
                rolled(egg([0.3, 0, 0], [0.36, 0.09, 0.04]), 0.35),
                rolled(egg([0.3, -0.08, 0], [0.34, 0.08, 0.04]), -0.25),
              ]),
              paint: plain(accent, 0.2),
            },
            at: [0.62, 0.36],
            turn: (stance) => stance.headTilt - stance.lean,
          },
        ],
        speech: young,
      }),
  },
} satisfies Record<string, Subject>;
