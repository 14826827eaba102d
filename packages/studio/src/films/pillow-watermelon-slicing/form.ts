/** Half the pillow's length, and how far its seam opens to each side, in units. */
export const LENGTH = 1.32;
export const SLIT = 0.98;
/** Where around the long axis the seam that opens lies: 0 is the front, in radians upward. */
export const SEAM = 0.42;

/** Radius at a place along the pillow, without seams. */
export function girth(x: number): number {
  return 0.86 * Math.max(0, 1 - (Math.abs(x) / LENGTH) ** 2.4) ** 0.55;
}

/** How far below the middle of its picture the paw's underside is, in units. */
export const PAW_DOWN = 2.13;
