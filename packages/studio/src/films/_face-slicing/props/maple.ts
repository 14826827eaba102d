import { rows } from '../../../kit/math/rows.ts';

const half = rows(
  2,
  [
    0, -1, 0.16, -0.62, 0.36, -0.72, 0.34, -0.3, 0.62, -0.5, 0.68, -0.34, 0.98, -0.36, 0.8, -0.06,
    0.86, 0.06, 0.36, 0.36, 0.42, 0.52, 0.05, 0.46, 0.04, 0.95,
  ],
);

/** The outline of a maple leaf in a square from -1 to 1, its stem down. */
export const mapleLeaf = [...half, ...half.toReversed().map(([x, y]) => [-x, y])].flat();
