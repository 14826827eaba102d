/** Videos that one request asks for, at most. */
export const MAX_SERIES = 100;

/** Videos of one series, at most: those it began with, and what was added later. */
export const MAX_BOARD = 300;
