/** When things happen, in seconds. */
export const at = { touch: 0.45, press: 2.35, pop: 3.6, open: 3.8, close: 6.35, closed: 7.3 };
