/** Videos of one series, at most. */
export const MAX_SERIES = 100;
