/** Of a reason, in characters. */
export const MAX_REASON = 500;
