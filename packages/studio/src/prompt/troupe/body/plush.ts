import { blend, ellipsoid, rod, type Solid, union } from '../../../kit/cast/solid.ts';

const trunk = ellipsoid([0, -0.05, 0], [0.5, 0.52, 0.44]);
const feet = union([
  ellipsoid([-0.25, -0.54, 0.14], [0.2, 0.13, 0.26]),
  ellipsoid([0.25, -0.54, 0.14], [0.2, 0.13, 0.26]),
]);

export const plushBody: Solid = (x, y, z) => blend(trunk(x, y, z), feet(x, y, z), 0.1);
export const plushArm = rod([0, 0, 0], [0.02, -0.42, 0.04], 0.13, 0.165);
