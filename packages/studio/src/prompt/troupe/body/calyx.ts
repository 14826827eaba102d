import { leafRing } from '../../../kit/cast/leaves.ts';

/** The five leaves around a fruit's stalk. */
export const calyx = (height: number, length: number) =>
  leafRing({
    count: 5,
    height,
    start: 0,
    length,
    width: 0.24,
    thickness: 0.04,
    rise: 0.15,
    droop: 0.75,
  });
