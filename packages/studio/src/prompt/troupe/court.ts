import { rod, type Solid, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { band, cape } from './body/costume.ts';
import type { Subject } from './body/doll.ts';
import { backHair, beard, hair } from './body/hair.ts';
import { marked, marks, metal, plain } from './body/paints.ts';
import { person } from './body/person.ts';
import type { Shape } from './body/shape.ts';
import { egg, starOutline } from './body/solids.ts';
import { low, small } from './body/voices.ts';

const smallStar = starOutline(5, 0.2, 0.09);

/** A crown that sits on the hair, with `points` tips. */
function crown(radius: number, height: number, points: number): Shape {
  const solid: Solid = (x, y, z) => {
    const wall = Math.abs(Math.sqrt(x * x + z * z) - radius) - 0.035;
    const tips =
      height * (0.5 + 0.5 * Math.abs(Math.sin((Math.atan2(x, z) * points) / 2 + Math.PI / 2)));
    return Math.max(wall, y - 0.5 - tips, 0.46 - y) * 0.65;
  };
  return {
    solid,
    paint: metal(
      '#ffc426',
      marked(
        '#ff3a6a',
        (p) => smooth(0.06, 0.045, Math.hypot(p.x, p.y - 0.6)) * smooth(0, 0.1, p.z),
      ),
    ),
  };
}

const pointedHat = union(
  [
    egg([0, 0.46, 0], [0.92, 0.07, 0.86]),
    rod([0, 0.46, 0], [0.06, 1.1, 0], 0.48, 0.22),
    rod([0.06, 1.1, 0], [0.3, 1.42, 0], 0.22, 0.04),
  ],
  0.08,
);

/** How to make princess, king, wizard. */
export const court = {
  princess: {
    coats: ['#ff66b0', '#4f94f0', '#9a68f0'],
    make: (coat) =>
      person({
        skin: '#fbd6b8',
        iris: '#3f8ab8',
        extras: [hair('long', '#f0b84a'), crown(0.3, 0.36, 5)],
        behind: [{ name: 'hair', on: 'head', shape: backHair('#f0b84a'), at: [0, 0] }],
        clothes: {
          top: coat,
          gown: true,
          smooth: true,
          sleeves: towards(coat, '#ffffff', 0.5),
          shoes: '#ffd04a',
          mark: marks(
            marked('#ffd04a', band(0.02, 0.04)),
            marked(
              towards(coat, '#ffffff', 0.6),
              (p) =>
                smooth(0.1, 0.05, Math.abs(p.x)) * smooth(0.02, -0.1, p.y) +
                smooth(-0.5, -0.53, p.y),
            ),
            marked(
              '#ffffff',
              (p) =>
                smooth(0.6, 0.9, Math.sin(p.x * 22) * Math.sin(p.y * 22)) *
                smooth(-0.06, -0.1, p.y),
            ),
          ),
        },
        speech: small,
      }),
  },
  king: {
    coats: ['#c8203a', '#5a3ac0'],
    make: (coat) =>
      person({
        skin: '#f4c8a4',
        iris: '#4a6a3a',
        extras: [hair('short', '#8a5a2c'), beard('#8a5a2c', 0.72), crown(0.46, 0.4, 7)],
        brow: '#7a4a20',
        clothes: {
          top: coat,
          gown: true,
          smooth: true,
          mark: marks(
            marked('#ffd04a', (p) => smooth(0.1, 0.08, Math.abs(p.x)) * smooth(0, 0.1, p.z)),
            marked('#ffffff', (p) => smooth(-0.44, -0.48, p.y)),
          ),
        },
        onBody: [
          {
            solid: egg([0, 0.32, 0.02], [0.5, 0.17, 0.44]),
            paint: plain(
              '#ffffff',
              0.05,
              marked('#2a2028', (p) =>
                smooth(0.6, 0.85, Math.sin(p.x * 22 + 1) * Math.sin(p.y * 28 + p.z * 8)),
              ),
            ),
          },
        ],
        behind: [cape(coat)],
        speech: low,
      }),
  },
  wizard: {
    coats: ['#4a3ac8', '#7a2fb0', '#1f6a9a'],
    make: (coat) => {
      const stars = marked('#ffe06a', (p) => {
        const row = Math.round(p.y * 3.4);
        const x = ((((p.x * 3.4 + row * 0.5) % 1) + 1.5) % 1) - 0.5;
        return smooth(0.02, 0, smallStar(x, p.y * 3.4 - row)) * smooth(0, 0.1, p.z);
      });
      return person({
        skin: '#f4cdb0',
        iris: '#4a7ac0',
        extras: [
          beard('#f2f4fa', 1.0),
          {
            solid: pointedHat,
            paint: plain(
              coat,
              0.2,
              marks(
                marked('#ffc83a', (p) => band(0.58, 0.06)(p)),
                stars,
              ),
            ),
          },
        ],
        brow: '#e8eaf2',
        clothes: { top: coat, gown: true, smooth: true, mark: stars },
        speech: low,
      });
    },
  },
} satisfies Record<string, Subject>;
