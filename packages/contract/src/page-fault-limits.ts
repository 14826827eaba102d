/** Places in the code that one page fault may name. */
export const MOST_PLACES = 8;
