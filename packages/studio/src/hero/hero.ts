import type { Solid } from '../cast/solid.ts';
import type { Painter } from '../cast/surface.ts';
import type { FaceColors } from '../face/face.ts';

/**
 * A little creature in three pieces. Heads are about 0.7 in radius around their own (0, 0, 0);
 * bodies stand from -0.62 to 0.45; an arm hangs from (0, 0) down to about -0.45.
 */
export type Hero = {
  head: Solid;
  paintHead: Painter;
  body: Solid;
  paintBody: Painter;
  arm: Solid;
  paintArm: Painter;
  face: FaceColors;
  /** CSS color of the nose; none for people and robots. */
  nose: string | undefined;
  /** Highest point of the head with ears and hat. */
  top: number;
  /** Half the width of the head with ears. */
  half: number;
};

export const HEAD_HEIGHT = 1.42;
export const BODY_MIDDLE = -0.08;
export const FEET = -0.66;
