import type { Cast } from '../cast/cast.ts';
import type { Light } from '../cast/light.ts';
import type { Solid } from '../cast/solid.ts';
import type { Painter } from '../cast/surface.ts';
import type { Air } from '../parts/atmosphere.ts';
import type { BurstLook } from '../parts/burst.ts';
import type { Room } from '../parts/kitchen.ts';
import type { TableLook } from '../parts/table.ts';
import type { CutSound } from '../sound/cut-sounds.ts';

/** A thing that could not be, to be cut in two down the middle (x = 0), with all its mood. */
export type Material = {
  solid: Solid;
  skin: Painter;
  /** Paints what the cut shows. */
  inside: Painter;
  alpha?: Cast['alpha'];
  bottom: number;
  top: number;
  half: number;
  size: number;
  light: Light;
  room: Room;
  table: TableLook;
  air: Air;
  /** What flies out at the cut, and what floats around all the time. */
  burst: readonly BurstLook[];
  glint: string;
  sound: CutSound;
};
