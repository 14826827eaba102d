/** A mail in words, before it has a form; all of it is text. */
export type Words = {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts side by side, such as what was paid. */
  table?: readonly (readonly [name: string, value: string])[];
  button?: { label: string; path: string };
  /** Why it came. */
  reason: string;
};

/** What stands in every mail. */
export const EVERYWHERE = {
  stop: 'Stop these mails',
  choices: 'Choose what you hear of',
  stopInText: 'To stop these mails',
  choicesInText: 'To choose what you hear of',
} as const;

const LONGEST_TITLE = 80;

/** Line breaks and other controls, and what turns the direction of all that follows. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Somebody's own title as it may stand in a sentence or a subject: on one line, in quotes, and not endless. */
export function quoted(title: string): string {
  const line = title.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...line];
  const short =
    letters.length > LONGEST_TITLE
      ? `${letters
          .slice(0, LONGEST_TITLE - 1)
          .join('')
          .trim()}…`
      : line;
  // Isolated: it turns nothing around it.
  return RIGHT_TO_LEFT.test(short) ? `“\u2068${short}\u2069”` : `“${short}”`;
}

/** What an operator wrote, a paragraph a line, of nothing but text. */
export const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const inDollars = (cents: number): string => dollars.format(cents / 100);
export const onDay = (date: Date): string => day.format(date);
