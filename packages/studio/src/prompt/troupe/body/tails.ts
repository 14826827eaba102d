import { melted, rod } from '../../../kit/cast/solid.ts';
import { bent, egg } from './solids.ts';

/** One that ends in a tuft, which is not part of it. */
export const tuftTail = bent(0.1, [
  [0, 0, 0, 0.07],
  [0.52, 0.2, -0.1, 0.06],
  [0.66, 0.52, -0.1, 0.05],
]);

/** A bushy one. */
export const brushTail = melted(0.2, [
  rod([0, 0, 0], [0.5, 0.16, -0.1], 0.1, 0.22),
  egg([0.72, 0.42, -0.1], [0.25, 0.42, 0.22]),
]);
