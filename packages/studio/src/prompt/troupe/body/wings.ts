import type { DollLayer } from './doll.ts';
import type { Shape } from './shape.ts';

/** Wings that beat with the arms, behind everything else. */
export function wings(shape: Shape, apart: number, height: number): DollLayer {
  return {
    name: 'wing',
    shape,
    at: [apart, height],
    twin: true,
    turn: (stance, side) => 0.25 - 0.35 * (side < 0 ? stance.leftArm : stance.rightArm),
  };
}
