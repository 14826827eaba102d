/** When things happen, in seconds. */
export const at = { touch: 1.35, crack: 3.75, split: 4.15, join: 6.3, fused: 7.15 };
