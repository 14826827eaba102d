/** As many takes as show whether another seed does better, for a price that nobody regrets. */
export const MORE_AT_ONCE = 3;
