import { PITCH } from '../../engine/stage.ts';
import { matrixOf, type Pose } from '../cast/pose.ts';
import type { Context } from '../pen/pen.ts';

const DOWN = Math.sin(PITCH);
const LEVEL = Math.cos(PITCH);

/** Units to the right of and below the solid's origin, and how near the viewer. */
export type Shown = { x: number; y: number; near: number };

/** Tells where points of a posed solid show on the table. */
export function projector(pose: Pose): (x: number, y: number, z: number) => Shown {
  const m = matrixOf(pose);
  return (x, y, z) => {
    const up = m[3]! * x + m[4]! * y + m[5]! * z;
    const out = m[6]! * x + m[7]! * y + m[8]! * z;
    return {
      x: m[0]! * x + m[1]! * y + m[2]! * z,
      y: out * DOWN - up * LEVEL,
      near: out * LEVEL + up * DOWN,
    };
  };
}

/** Lays the context into the solid's plane x = 0: right becomes its z axis, down its -y axis. */
export function enterCutPlane(context: Context, pose: Pose) {
  const show = projector(pose);
  const right = show(0, 0, 1);
  const down = show(0, -1, 0);
  context.transform(right.x, right.y, down.x, down.y, 0, 0);
}
