/** When a drop of juice begins to run down his cheek, in seconds. */
export const TRICKLE = 4.7;
