/**
 * Names and their words, as lists with commas. Plurals and verb forms follow by themselves. A word
 * that begins with ~ only hints: it counts where nothing is said outright.
 */
export type Words<Name extends string> = Partial<Record<Name, string>>;
