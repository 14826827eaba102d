/** Whether two e-mail addresses are the same as people write them, among blanks and in any case. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
