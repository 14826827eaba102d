/** How a hero stands at one moment; angles in radians, lengths in units. */
export type Stance = {
  x: number;
  lift: number;
  /** Above 0 stretched, below 0 squashed. */
  stretch: number;
  lean: number;
  spin: number;
  headTilt: number;
  headBob: number;
  /** Arms: 0 hangs, 1.5 points sideways, 2.8 points up. */
  leftArm: number;
  rightArm: number;
};
