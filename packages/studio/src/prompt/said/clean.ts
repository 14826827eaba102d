import { MAX_SPOKEN } from '@shortcake/contract/slots/slot';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** More marks than these on one letter would climb out of their line. */
const MARKS = /(\p{Mn}{2})\p{Mn}+/gu;

/**
 * What can be set as letters, in one line: no control characters, no overrides of direction, no marks
 * without end. What is too long ends in an ellipsis.
 */
export function clean(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    // Joiners hold Persian words and emoji together; tags tell the flags of countries' parts.
    .replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '')
    .replace(/[\p{Cn}\p{Co}]/gu, '\ufffd')
    .replace(MARKS, '$1')
    .trim();
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(plain)) {
    count += [...segment].length;
    if (count > MAX_SPOKEN) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return kept;
}

/** The direction of a text's first letter that has one. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u.test(first)
    ? 'rtl'
    : 'ltr';
}
