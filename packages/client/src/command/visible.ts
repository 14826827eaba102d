/** What a terminal obeys in the place of showing it, and what turns the direction of all that follows. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A line with marks such as \u001b in the place of characters that a terminal obeys: titles, reasons and
 * messages are other people's. The marks are those of JSON, which stays what it is.
 */
export const visible = (line: string): string =>
  line.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
