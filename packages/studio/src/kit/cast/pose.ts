/** Turns of a solid in radians, applied in this order: around the upright axis, towards the viewer, sideways. */
export type Pose = { yaw?: number; tip?: number; roll?: number };

/** A 3x3 matrix, row by row: solid axes to world axes. */
export type Matrix = readonly number[];

export function matrixOf({ yaw = 0, tip = 0, roll = 0 }: Pose): Matrix {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [ct, st] = [Math.cos(tip), Math.sin(tip)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  return [
    cr * cy - sr * st * sy,
    -sr * ct,
    cr * sy + sr * st * cy,
    sr * cy + cr * st * sy,
    cr * ct,
    sr * sy - cr * st * cy,
    -ct * sy,
    st,
    ct * cy,
  ];
}
