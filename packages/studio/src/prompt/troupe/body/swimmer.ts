import type { Solid } from '../../../kit/cast/solid.ts';
import { towards } from '../../../kit/math/colors.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { type DollLayer, kind } from './doll.ts';
import { faceOn } from './face-colors.ts';
import { type Mark, marked, painted } from './paints.ts';
import { model, type Shape } from './shape.ts';
import { egg, polygon, rolled, slab } from './solids.ts';
import type { Speech, VoiceName } from './voices.ts';

export const tailFin = slab(
  polygon([0, 0.1, 0.5, 0.62, 0.78, 0.56, 0.6, 0, 0.74, -0.5, 0.46, -0.56, 0, -0.12]),
  0.09,
  0.07,
);

const sideFin = rolled(egg([0.18, -0.16, 0], [0.34, 0.15, 0.08]), -0.5);

export const dorsal = slab(polygon([-0.42, 0, -0.1, 0.52, 0.3, 0.66, 0.34, 0]), 0.09, 0.07);

/** What sets a swimmer apart; colors are #rrggbb. */
type Swimmer = {
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
  speech: VoiceName | Speech;
  iris?: string;
  before?: readonly DollLayer[];
  /** Its unit against the picture's. */
  size: number;
  /** Its height with what is painted. */
  top?: number;
};

/** Dolls that swim: a body, a tail and fins instead of arms. */
export const swimmer = kind<Swimmer>((it) => ({
  layers: [
    {
      name: 'tail',
      shape: painted(it.fin, 0.5, it.tail, [
        marked(
          towards(it.fin, '#ffffff', 0.4),
          (p) => smooth(0.4, 0.9, Math.sin(p.y * 22 - p.x * 9)) * 0.4,
        ),
      ]),
      at: it.tailAt,
      size: it.tailSize ?? 1,
      turn: (stance) =>
        stance.headTilt * 1.5 - stance.lean + (stance.leftArm - stance.rightArm) * 0.12,
    },
    {
      name: 'body',
      shape: model([painted(it.coat, 0.6, it.body, [it.mark]), ...(it.onBody ?? [])]),
      at: [0, it.middle],
    },
    'face',
    {
      name: 'fin',
      shape: painted(it.fin, 0.5, sideFin),
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
  speech: it.speech,
}));

export const belly = (color: string, height: number): Mark =>
  marked(
    color,
    (p) => smooth(height + 0.02, height - 0.04, p.y - p.x * p.x * 0.24) * smooth(-0.1, 0.2, p.z),
  );
