/** A flat map as canvas transforms have it: x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The maps one after another, the last applied first, as a canvas does. */
export function chain(...maps: readonly Affine[]): Affine {
  return maps.reduce(([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]);
}

/** Moves. */
export const shift = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
/** Scales. */
export const stretch = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];
/** Turns clockwise, in radians. */
export function turn(angle: number): Affine {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, s, -s, c, 0, 0];
}
