import { patch } from '../../kit/cast/fur.ts';
import { rod, type Solid, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import type { Layer, Subject } from './body/doll.ts';
import { furry, type Mark, marked, marks, plain } from './body/paints.ts';
import type { Shape } from './body/shape.ts';
import { egg, mirrored } from './body/solids.ts';
import { grown, small, tiny } from './body/voices.ts';

const plump = egg([0, -0.02, 0], [0.54, 0.56, 0.48]);
const wing = egg([0.05, -0.24, 0], [0.17, 0.38, 0.12]);
/** A short beak around the mouth, and a flat wide bill. */
const beak = egg([0, -0.34, 0.52], [0.24, 0.15, 0.22]);
const bill = egg([0, -0.35, 0.52], [0.4, 0.15, 0.26]);
const webbed: Layer = {
  name: 'foot',
  shape: {
    solid: union(
      [-0.35, 0, 0.35].map((a) => rod([0, 0, 0], [Math.sin(a) * 0.22, -0.04, 0.3], 0.08, 0.07)),
      0.05,
    ),
    paint: plain('#ff9a2a', 0.4),
  },
  at: [0.24, 0.1],
  twin: true,
};

type Bird = {
  coat: string;
  belly: string;
  wing?: string;
  mouth?: Solid;
  mouthColor?: string;
  extras?: readonly Shape[];
  headMark?: Mark;
  bodyMark?: Mark;
  iris?: string;
  skin?: string;
  tail?: Layer;
  speech: typeof tiny;
};

function bird(it: Bird) {
  const wings = it.wing ?? towards(it.coat, '#000020', 0.14);
  return animal({
    coat: it.coat,
    belly: it.belly,
    ...(it.iris && { iris: it.iris }),
    ...(it.skin && { skin: it.skin }),
    extras: [
      { solid: it.mouth ?? beak, paint: plain(it.mouthColor ?? '#ffa22a', 0.45) },
      ...(it.extras ?? []),
    ],
    ...(it.headMark && { headMark: it.headMark }),
    ...(it.bodyMark && { bodyMark: it.bodyMark }),
    body: plump,
    arm: {
      solid: wing,
      paint: furry(
        wings,
        marked(towards(wings, '#ffffff', 0.45), (p) => smooth(-0.4, -0.5, p.y) * 0.8),
      ),
    },
    behind: [...(it.tail ? [it.tail] : []), webbed],
    speech: it.speech,
  });
}

function tuft(color: string, ...tips: readonly (readonly [number, number])[]): Shape {
  return {
    solid: union(
      tips.map(([x, y]) => rod([x * 0.3, 0.54, 0], [x, y, -0.04], 0.1, 0.045)),
      0.04,
    ),
    paint: furry(color),
  };
}

function tailFeathers(color: string): Layer {
  return {
    name: 'tail',
    shape: {
      solid: union(
        [-0.3, 0, 0.3].map((a) =>
          egg([0.36 + Math.cos(a) * 0.2, Math.sin(a) * 0.34 + 0.06, -0.2], [0.34, 0.11, 0.07]),
        ),
      ),
      paint: furry(color),
    },
    at: [0.34, 0.36],
    turn: (stance) => stance.lean - 0.25,
  };
}

/** How to make bird, chick, duck, penguin, owl, parrot. */
export const birds = {
  bird: {
    coats: ['#4aa8f0', '#ff7a6a', '#7ac85a'],
    make: (coat) =>
      bird({
        coat,
        belly: '#fff4e0',
        extras: [tuft(coat, [-0.16, 0.84], [0, 0.94], [0.16, 0.84])],
        tail: tailFeathers(towards(coat, '#101040', 0.25)),
        speech: tiny,
      }),
  },
  chick: {
    coats: ['#ffd93a'],
    make: (coat) =>
      bird({
        coat,
        belly: '#fff0a8',
        wing: coat,
        mouthColor: '#ff8a2a',
        extras: [tuft('#ffc21e', [-0.06, 0.82], [0.1, 0.86])],
        iris: '#3a2418',
        speech: tiny,
      }),
  },
  duck: {
    coats: ['#fffdf4'],
    make: (coat) =>
      bird({
        coat,
        belly: coat,
        wing: towards(coat, '#e8d0a0', 0.25),
        mouth: bill,
        mouthColor: '#ff9a1e',
        extras: [
          tuft(coat, [-0.1, 0.84], [0.06, 0.9]),
          {
            solid: mirrored(
              union([
                egg([0.2, -0.68, 0.44], [0.2, 0.14, 0.08]),
                egg([0, -0.68, 0.48], [0.09, 0.09, 0.07]),
              ]),
            ),
            paint: plain('#3f7ae0', 0.4),
          },
        ],
        skin: '#ffe9b8',
        iris: '#2a5a8a',
        tail: tailFeathers(coat),
        speech: small,
      }),
  },
  penguin: {
    coats: ['#26304e', '#3a4a7a'],
    make: (coat) =>
      bird({
        coat,
        belly: '#ffffff',
        wing: coat,
        headMark: marked('#ffffff', (p) =>
          Math.max(patch(p, Math.sign(p.x) * 0.28, 0, 0.52, 0.36), patch(p, 0, -0.32, 0.5, 0.44)),
        ),
        bodyMark: marked('#ffffff', (p) => patch(p, 0, -0.12, 0.42, 0.5)),
        extras: [
          {
            solid: egg([0, -0.62, 0.04], [0.56, 0.12, 0.54]),
            paint: furry(
              '#ff4f5a',
              marked('#fff0e0', (p) => smooth(0.2, 0.5, Math.sin(Math.atan2(p.x, p.z) * 12))),
            ),
          },
        ],
        skin: '#d8dce8',
        speech: small,
      }),
  },
  owl: {
    coats: ['#a06a3c', '#8a5434'],
    make: (coat) =>
      bird({
        coat,
        belly: '#f6dfb8',
        mouth: egg([0, -0.22, 0.56], [0.1, 0.13, 0.12]),
        mouthColor: '#ffb02a',
        extras: [
          {
            solid: mirrored(rod([0.44, 0.42, 0], [0.72, 0.86, 0], 0.24, 0.04)),
            paint: furry(towards(coat, '#2a1408', 0.3)),
          },
        ],
        headMark: marks(
          marked('#f8e6c4', (p) => patch(p, Math.sign(p.x) * 0.32, -0.02, 0.52, 0.42)),
          marked(towards(coat, '#2a1408', 0.45), (p) =>
            patch(p, Math.sign(p.x) * 0.33, -0.02, 0.54, 0.29),
          ),
        ),
        bodyMark: marked(towards(coat, '#2a1408', 0.3), (p) => {
          const row = Math.floor(p.y * 7);
          return (
            smooth(0.3, 0.7, Math.cos(p.x * 26 + row * 3.14)) *
            smooth(0.34, 0.5, p.y * 7 - row) *
            smooth(0.2, 0.3, p.z) *
            0.8
          );
        }),
        iris: '#e08a1c',
        speech: grown,
      }),
  },
  parrot: {
    coats: ['#e8342e', '#3fae4a'],
    make: (coat) =>
      bird({
        coat,
        belly: '#ffd23a',
        wing: '#2f7ae8',
        mouth: union(
          [egg([0, -0.26, 0.56], [0.22, 0.2, 0.24]), egg([0, -0.44, 0.62], [0.12, 0.16, 0.14])],
          0.1,
        ),
        mouthColor: '#4a3a44',
        headMark: marked('#fff8f0', (p) => patch(p, Math.sign(p.x) * 0.36, -0.02, 0.5, 0.32)),
        extras: [tuft('#ffc81e', [-0.2, 0.9], [0, 1.06], [0.2, 0.94])],
        tail: tailFeathers('#2f9ae8'),
        speech: small,
      }),
  },
} satisfies Record<string, Subject>;
