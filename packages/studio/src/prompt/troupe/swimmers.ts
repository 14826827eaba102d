import { rod, type Solid, turned, union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Doll, Layer, Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { type Mark, marked, marks, plain } from './body/paints.ts';
import { model, type Shape } from './body/shape.ts';
import { drawFangs, drawSpout } from './body/sketches.ts';
import { egg, moved, polygon, rolled, slab } from './body/solids.ts';
import { deep, low, type Speech, small } from './body/voices.ts';

const tailFin = slab(
  polygon(rows(2, [0, 0.1, 0.5, 0.62, 0.78, 0.56, 0.6, 0, 0.74, -0.5, 0.46, -0.56, 0, -0.12])),
  0.09,
  0.07,
);

const fluke = union(
  [
    rod([-0.1, -0.3, 0], [0.34, 0.2, 0], 0.3, 0.12),
    egg([0.1, 0.46, 0], [0.32, 0.14, 0.1]),
    rolled(egg([0.72, 0.2, 0], [0.32, 0.14, 0.1]), -0.2),
  ],
  0.16,
);

const sideFin = rolled(egg([0.18, -0.16, 0], [0.34, 0.15, 0.08]), -0.5);

const dorsal = slab(polygon(rows(2, [-0.42, 0, -0.1, 0.52, 0.3, 0.66, 0.34, 0])), 0.09, 0.07);

type Swimmer = {
  coat: string;
  fin: string;
  body: Solid;
  mark: Mark;
  onBody?: readonly Shape[];
  tail: Solid;
  tailAt: readonly [number, number];
  tailSize?: number;
  /** Height of the body's middle, and where the side fins begin. */
  middle: number;
  side: number;
  faceSize: number;
  speech: Speech;
  iris?: string;
  before?: readonly Layer[];
  /** Its unit against the picture's. */
  size: number;
  /** Its height with what is painted. */
  top?: number;
};

function swimmer(it: Swimmer): Doll {
  return {
    layers: [
      {
        name: 'tail',
        shape: {
          solid: it.tail,
          paint: plain(
            it.fin,
            0.5,
            marked(
              towards(it.fin, '#ffffff', 0.4),
              (p) => smooth(0.4, 0.9, Math.sin(p.y * 22 - p.x * 9)) * 0.4,
            ),
          ),
        },
        at: it.tailAt,
        size: it.tailSize ?? 1,
        turn: (stance) =>
          stance.headTilt * 1.5 - stance.lean + (stance.leftArm - stance.rightArm) * 0.12,
      },
      {
        name: 'body',
        shape: model([
          { solid: it.body, paint: plain(it.coat, 0.6, it.mark) },
          ...(it.onBody ?? []),
        ]),
        at: [0, it.middle],
      },
      'face',
      {
        name: 'fin',
        shape: { solid: sideFin, paint: plain(it.fin, 0.5) },
        at: [it.side, it.middle - 0.12],
        twin: true,
        turn: (stance, side) => 0.35 - 0.7 * (side < 0 ? stance.leftArm : stance.rightArm),
      },
      ...(it.before ?? []),
    ],
    face: { y: it.middle - 0.02, size: it.faceSize, colors: faceOn(it.coat, it.iris) },
    size: it.size,
    ...(it.top && { top: it.top }),
    hovers: true,
    inside: '#ff9a8a',
    juice: '#9adcff',
    ...it.speech,
  };
}

const whaleBody = turned(rows(2, [-90, 0.78, -40, 0.94, 0, 1.1, 40, 0.98, 90, 0.82]));

const belly = (color: string, height: number): Mark =>
  marked(
    color,
    (p) => smooth(height + 0.02, height - 0.04, p.y - p.x * p.x * 0.24) * smooth(-0.1, 0.2, p.z),
  );

/** How to make fish, shark, whale. */
export const swimmers = {
  fish: {
    coats: ['#ff8a1e', '#ffc21e'],
    make: (coat) =>
      swimmer({
        coat,
        fin: towards(coat, '#d01a4a', 0.35),
        body: egg([0, 0, 0], [1, 0.82, 0.66]),
        mark: marks(
          marked('#ffffff', (p) => smooth(0.13, 0.1, Math.abs(Math.abs(p.x) - 0.74))),
          marked(
            '#5a2a14',
            (p) => smooth(0.03, 0.015, Math.abs(Math.abs(Math.abs(p.x) - 0.74) - 0.13)) * 0.8,
          ),
        ),
        onBody: [
          { solid: moved(dorsal, [0, 0.62, 0]), paint: plain(towards(coat, '#d01a4a', 0.35), 0.5) },
        ],
        tail: tailFin,
        tailAt: [0.78, 1.02],
        size: 0.88,
        middle: 1.0,
        side: 0.72,
        faceSize: 0.98,
        speech: small,
      }),
  },
  shark: {
    coats: ['#6f8fb0', '#5a7aa8'],
    make: (coat) =>
      swimmer({
        coat,
        fin: towards(coat, '#1a2a4a', 0.2),
        body: union(
          [egg([0, 0, 0], [0.86, 0.84, 0.7]), egg([0, 0.44, 0.3], [0.36, 0.34, 0.4])],
          0.3,
        ),
        mark: belly('#ffffff', -0.12),
        onBody: [
          {
            solid: moved(dorsal, [0.02, 0.72, -0.1]),
            paint: plain(towards(coat, '#1a2a4a', 0.15), 0.5),
          },
        ],
        tail: tailFin,
        tailAt: [0.62, 0.8],
        size: 0.95,
        middle: 1.0,
        side: 0.74,
        faceSize: 0.96,
        speech: low,
        iris: '#2a3a5a',
        before: [{ sketch: (context, _stance, look) => drawFangs(context, 1.0 - 0.02, look.open) }],
      }),
  },
  whale: {
    coats: ['#3f84d8', '#5a6ad0'],
    make: (coat) =>
      swimmer({
        coat,
        fin: coat,
        body: whaleBody,
        mark: marks(
          belly('#eaf4ff', -0.3),
          marked(
            '#b8cfe8',
            (p) =>
              smooth(0.5, 0.9, Math.sin(p.x * 26)) *
              smooth(-0.36, -0.42, p.y - p.x * p.x * 0.24) *
              smooth(0, 0.2, p.z) *
              0.8,
          ),
        ),
        tail: fluke,
        tailAt: [0.9, 0.92],
        tailSize: 0.72,
        size: 0.92,
        top: 2.12,
        middle: 0.8,
        side: 0.84,
        faceSize: 0.98,
        speech: deep,
        iris: '#1c3a6a',
        before: [{ sketch: (context, stance) => drawSpout(context, 1.58, stance.headBob) }],
      }),
  },
} satisfies Record<string, Subject>;
