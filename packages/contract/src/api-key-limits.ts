/** Of a key's name, in code points. */
export const MAX_KEY_NAME = 60;

/** Keys that one person may have at a time: one for each program, and room. */
export const MOST_KEYS = 20;

/** More than anybody buys in a month, and few enough to be no slip of the keyboard. */
export const MOST_KEY_CREDITS = 100_000;

/** Days that the usage of keys goes back. */
export const MOST_USAGE_DAYS = 366;
