import type { Cast } from '../../kit/cast/cast-frame.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Pose } from '../../kit/cast/pose.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';

/** A thing that could not be, which falls apart at the plane x = 0; lengths in units. */
export type Material = {
  solid: Solid;
  /** Painters may depend on the pose: glass shows what is behind it. */
  skin: (pose: Pose) => Painter;
  /** Paints what the cut shows. */
  inside: (pose: Pose) => Painter;
  alpha?: Cast['alpha'];
  bottom: number;
  top: number;
  half: number;
  light: Light;
};
