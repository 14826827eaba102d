import { patch } from '../../kit/cast/fur.ts';
import { ball, rod, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { hangingEars, longEars, pointedEars } from './body/ears.ts';
import { furry, marked, plain } from './body/paints.ts';
import { egg } from './body/solids.ts';
import { tabby } from './body/tabby.ts';
import { small, tiny, young } from './body/voices.ts';
import { whiskerShape } from './body/whiskers.ts';

const curled = union(
  [
    rod([0, 0, 0], [0.42, 0.1, -0.1], 0.1, 0.1),
    rod([0.42, 0.1, -0.1], [0.58, 0.5, -0.1], 0.1, 0.1),
    rod([0.58, 0.5, -0.1], [0.42, 0.72, -0.1], 0.1, 0.085),
  ],
  0.12,
);

/** How to make cat, dog, bunny. */
export const pets = {
  cat: {
    coats: ['#f2a24a', '#9aa4b4', '#f0c890'],
    make: (coat) => {
      const dark = towards(coat, '#4a1c08', 0.55);
      return animal({
        coat,
        belly: '#fff3e2',
        iris: '#3f9a4a',
        nose: { color: '#ee6f7c', size: 0.9 },
        extras: [...pointedEars(coat), whiskerShape],
        headMark: marked(dark, (p) => tabby(p) * 0.8),
        bodyMark: marked(
          dark,
          (p) => smooth(0.28, 0.36, Math.abs(p.x)) * smooth(0.2, 0.6, Math.sin(p.y * 18)) * 0.7,
        ),
        behind: [
          tail(
            {
              solid: curled,
              paint: furry(
                coat,
                marked(dark, (p) => smooth(0.3, 0.6, Math.sin((p.y + p.x) * 16)) * 0.8),
              ),
            },
            0.26,
            0.26,
          ),
        ],
        speech: small,
      });
    },
  },
  dog: {
    coats: ['#d9a066', '#e8cfa8', '#b98a5a'],
    make: (coat) => {
      const dark = towards(coat, '#4a2410', 0.55);
      return animal({
        coat,
        belly: '#fff4e6',
        nose: { color: '#2a1a18', size: 1.5 },
        muzzle: egg([0, -0.26, 0.48], [0.3, 0.22, 0.18]),
        extras: [
          ...hangingEars(dark),
          { solid: egg([0, -0.66, 0.2], [0.42, 0.07, 0.36]), paint: plain('#e8344a', 0.4) },
          { solid: egg([0, -0.76, 0.5], [0.1, 0.11, 0.06]), paint: plain('#ffd04a', 0.8) },
        ],
        headMark: marked(dark, (p) => patch(p, 0.36, 0.08, 0.5, 0.34)),
        behind: [
          tail(
            { solid: rod([0, 0, 0], [0.5, 0.42, -0.1], 0.12, 0.08), paint: furry(coat) },
            0.3,
            0.36,
          ),
        ],
        speech: young,
      });
    },
  },
  bunny: {
    coats: ['#f4ece8', '#d8b894', '#c8ccd8'],
    make: (coat) =>
      animal({
        coat,
        belly: '#ffffff',
        iris: '#9a4a7a',
        nose: { color: '#f08a98', size: 0.9 },
        extras: [
          ...longEars(coat),
          {
            solid: union([ball(-0.24, -0.28, 0.48, 0.2), ball(0.24, -0.28, 0.48, 0.2)]),
            paint: furry('#ffffff'),
          },
        ],
        behind: [tail({ solid: ball(0.1, 0, 0, 0.24), paint: furry('#ffffff') }, 0.42, 0.3)],
        speech: tiny,
      }),
  },
} satisfies Record<string, Subject>;
