import type { Cast, CastShape } from '../../kit/cast/cast-frame.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Pose } from '../../kit/cast/pose.ts';
import { blend, type Solid } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';

// What halves look like, for the workshop alone: renders open the sprites that ship.

/** A thing that could not be, which falls apart at the plane x = 0; lengths in units. */
export type Material = {
  solid: Solid;
  /** Painters may depend on the pose: glass shows what is behind it. */
  skin: (pose: Pose) => Painter;
  /** Paints what the cut shows. */
  inside: (pose: Pose) => Painter;
  alpha?: Cast['alpha'];
  light: Light;
};

const BEVEL = 0.035;
const FLAT = 0.97;

/** The thing in one piece. */
export function wholeShape({ solid, skin, light, alpha }: Material): CastShape {
  return { solid, paint: skin({}), light, ...(alpha && { alpha }) };
}

/** One half in a pose: side -1 has negative x. */
export function halfShape(material: Material, side: -1 | 1, pose: Pose): CastShape {
  const { light, alpha } = material;
  const skin = material.skin(pose);
  const inside = material.inside(pose);
  return {
    solid(x, y, z) {
      const past = -side * x;
      if (past > 0.1) return past;
      return -blend(-past, -material.solid(x, y, z), BEVEL);
    },
    paint: (point, surface) =>
      (Math.abs(point.nx) > FLAT && Math.abs(point.x) < 0.02 ? inside : skin)(point, surface),
    light,
    ...(alpha && { alpha }),
  };
}
