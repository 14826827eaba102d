/**
 * Whether a name has what is not seen and changes what is: controls, which a terminal obeys, and characters
 * that turn the direction of writing.
 */
export const hasUnseenOrders = (name: string): boolean => /[\p{Cc}\p{Bidi_Control}]/u.test(name);

/** Whether anything of a name is seen: blanks and characters without width are not. */
export const isSeen = (name: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}]/u.test(name);
