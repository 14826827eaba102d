/** Letters, digits and marks that may matter; everything else only separates. */
const TOKEN = /\p{Extended_Pictographic}|[\p{L}\p{N}]+|[.,;:!?\n]/gu;
/** Skin tones, joiners, variation selectors and signs of sex: an emoji means the same without. */
const TRIMMINGS = /[\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u2640|\u2642/gu;
/** Nobody describes eight seconds in more words. */
const MOST = 1500;

/**
 * The words, emoji and marks of a text, in small letters without accents. Marks are `.` (any end of
 * a sentence), `,` and `:`; "isn't" is "is not", "the cat's hat" is "the cat hat".
 */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(TRIMMINGS, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\b(ca|wo)n't\b/g, '$1 not')
    .replace(/n't\b/g, ' not')
    .replace(/'s\b/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/'/g, '');
  const tokens: string[] = [];
  for (const [token] of plain.matchAll(TOKEN)) {
    tokens.push(/[.;!?\n]/.test(token) ? '.' : token);
    if (tokens.length === MOST) break;
  }
  return tokens;
}

/** A mark, which ends a phrase. */
export function isMark(token: string | undefined): boolean {
  return token === undefined || token === '.' || token === ',' || token === ':';
}
