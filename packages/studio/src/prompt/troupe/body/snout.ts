import { egg } from './solids.ts';

/** A bear's, on a head around its neck. */
export const snout = egg([0, -0.26, 0.48], [0.32, 0.23, 0.18]);
