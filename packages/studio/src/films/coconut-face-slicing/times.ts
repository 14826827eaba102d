/** When the knife's spine raps on his crown, and when he cracks, in seconds. */
export const RAPS = [1.75, 2.2] as const;
export const CRACK = 2.3;
