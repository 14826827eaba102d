import { leafRing } from '../../../kit/cast/leaves.ts';
import { leafPaint } from '../../../kit/cast/paint.ts';
import { rod } from '../../../kit/cast/solid.ts';
import { painted } from './paints.ts';
import type { Shape } from './shape.ts';

const green = leafPaint('#4f9a2c');

/** A fruit's stalk, rooted at that height. */
export const stalk = (height: number): Shape =>
  painted('#6a4420', 0.3, rod([0, height - 0.2, 0], [0.1, height + 0.3, 0.02], 0.05, 0.06));

/** A fruit's leaf; `turn` is its direction as a share of the round. */
export const leaf = (height: number, turn = 0.72): Shape => ({
  solid: leafRing({
    count: 1,
    height,
    start: 0.02,
    length: 0.62,
    width: 0.22,
    thickness: 0.025,
    rise: 0.6,
    droop: 0.7,
    turn,
  }),
  paint: green,
});
