import { ball, melted, rod } from '../../../kit/cast/solid.ts';
import type { DollLayer } from './doll.ts';
import { painted } from './paints.ts';
import { model } from './shape.ts';
import { egg } from './solids.ts';

const upper = rod([0, 0, 0], [0.05, -0.3, 0.05], 0.062, 0.058);
const hand = melted(0.05, [
  ball(0.06, -0.42, 0.07, 0.125),
  egg([-0.04, -0.38, 0.12], [0.06, 0.09, 0.06]),
]);
const cuff = egg([0.052, -0.305, 0.05], [0.085, 0.045, 0.085]);
const shin = rod([0, 0.12, 0], [0, -0.22, 0], 0.075, 0.07);
const shoe = melted(0.05, [
  egg([0.03, -0.275, 0.09], [0.16, 0.095, 0.22]),
  egg([0.02, -0.25, -0.02], [0.12, 0.11, 0.12]),
]);
const sole = egg([0.03, -0.335, 0.08], [0.175, 0.035, 0.235]);

/** Colors (#rrggbb) of thin arms and legs, of gloves and shoes. */
export type LimbColors = { limb: string; glove: string; shoe: string };

/** Two legs under a body; `apart` is half the distance between them, in units. */
export function legs({ limb, shoe: color }: LimbColors, apart: number): DollLayer {
  return {
    name: 'leg',
    shape: model([
      painted(limb, 0.3, shin),
      painted(color, 0.5, shoe),
      painted('#fff6ea', 0.2, sole),
    ]),
    at: [apart, 0.37],
    twin: true,
    limb: true,
    turn: (stance) => -Math.min(0.4, stance.lift * 0.7),
  };
}

/** Two arms whose shoulders are that far from the middle, and that high, in units. */
export function arms({ limb, glove }: LimbColors, apart: number, height: number): DollLayer {
  return {
    name: 'arm',
    shape: model([painted(limb, 0.3, upper), painted(glove, 0.2, cuff), painted(glove, 0.2, hand)]),
    at: [apart, height],
    twin: true,
    limb: true,
    turn: (stance, side) => -0.42 - (side < 0 ? stance.leftArm : stance.rightArm),
  };
}
