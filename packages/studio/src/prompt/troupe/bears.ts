import { patch } from '../../kit/cast/fur.ts';
import { rod, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, skull } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { roundEars } from './body/ears.ts';
import { furry, marked, plain } from './body/paints.ts';
import { snout } from './body/snout.ts';
import { egg, mirrored } from './body/solids.ts';
import { beast, low, small, young } from './body/voices.ts';

/** How to make bear, panda, koala, bigfoot, yeti. */
export const bears = {
  bear: {
    coats: ['#a8683a', '#8a5230'],
    make: (coat) =>
      animal({
        coat,
        belly: '#f0cf9a',
        nose: { color: '#33201a', size: 1.6 },
        muzzle: snout,
        extras: roundEars(coat, 0.26, 0.54, 0.5, '#e0a878'),
        speech: low,
      }),
  },
  panda: {
    coats: ['#f6f4f0'],
    make: (coat) => {
      const dark = '#2a2a32';
      return animal({
        coat,
        iris: '#4a2c18',
        nose: { color: '#1c1c22', size: 1.4 },
        muzzle: snout,
        extras: roundEars(dark, 0.26, 0.56, 0.5, '#3c3c46'),
        headMark: marked(dark, (p) => patch(p, Math.sign(p.x) * 0.36, -0.04, 0.5, 0.3)),
        bodyMark: marked(dark, (p) => Math.max(smooth(0.18, 0.26, p.y), smooth(-0.36, -0.42, p.y))),
        paws: dark,
        arm: { solid: rod([0, 0, 0], [0.02, -0.42, 0.04], 0.13, 0.17), paint: furry(dark) },
        skin: '#4a4a54',
        speech: young,
      });
    },
  },
  koala: {
    coats: ['#a3a9b8'],
    make: (coat) =>
      animal({
        coat,
        belly: '#eef0f4',
        nose: { color: '#26262e', size: 2.3 },
        extras: roundEars(coat, 0.4, 0.82, 0.32, '#f8e4e8'),
        headMark: marked('#eef0f4', (p) => patch(p, 0, -0.4, 0.5, 0.3)),
        speech: small,
      }),
  },
  bigfoot: {
    coats: ['#7a4a2a', '#5f3c28'],
    make: (coat) => {
      const tan = '#d8a878';
      return animal({
        coat,
        nose: { color: '#4a2818', size: 1.6 },
        head: union(
          [egg([0, 0, 0], [0.72, 0.62, 0.6]), egg([0, 0.42, -0.05], [0.42, 0.5, 0.42])],
          0.3,
        ),
        extras: [],
        headMark: marked(tan, (p) =>
          Math.max(patch(p, Math.sign(p.x) * 0.28, 0.02, 0.52, 0.34), patch(p, 0, -0.26, 0.5, 0.4)),
        ),
        body: union(
          [
            egg([0, 0.0, 0], [0.58, 0.6, 0.48]),
            mirrored(egg([0.3, -0.54, 0.2], [0.27, 0.13, 0.38])),
          ],
          0.12,
        ),
        paws: tan,
        skin: tan,
        arm: {
          solid: rod([0.04, 0, 0], [0.06, -0.5, 0.04], 0.17, 0.2),
          paint: furry(
            coat,
            marked(tan, (p) => smooth(-0.46, -0.56, p.y)),
          ),
        },
        speech: beast,
      });
    },
  },
  yeti: {
    coats: ['#f2f7ff'],
    make: (coat) => {
      const blue = '#8fc0ee';
      return animal({
        coat,
        iris: '#2a6ab0',
        nose: { color: '#3a5a8a', size: 1.4 },
        head: union([skull, egg([0, 0.36, -0.05], [0.5, 0.44, 0.44])], 0.3),
        extras: [
          {
            solid: mirrored(
              union(
                [
                  rod([0.5, 0.5, 0], [0.78, 0.72, 0], 0.14, 0.1),
                  rod([0.78, 0.72, 0], [0.8, 1.0, 0], 0.1, 0.03),
                ],
                0.06,
              ),
            ),
            paint: plain('#c8b08a', 0.5),
          },
        ],
        headMark: marked(blue, (p) =>
          Math.max(patch(p, Math.sign(p.x) * 0.3, 0.04, 0.5, 0.36), patch(p, 0, -0.28, 0.5, 0.42)),
        ),
        body: union(
          [egg([0, 0.0, 0], [0.6, 0.6, 0.5]), mirrored(egg([0.3, -0.54, 0.2], [0.27, 0.13, 0.36]))],
          0.12,
        ),
        paws: blue,
        skin: blue,
        arm: {
          solid: rod([0.04, 0, 0], [0.06, -0.5, 0.04], 0.17, 0.2),
          paint: furry(
            coat,
            marked(blue, (p) => smooth(-0.48, -0.58, p.y)),
          ),
        },
        speech: beast,
      });
    },
  },
} satisfies Record<string, Subject>;
