import type { TextFault } from '@shortcake/contract/text-field';

/** A field of the form, as the page names it. */
export type Field = 'kind' | 'text' | 'name' | 'email' | 'work' | 'goodFaith' | 'rightsHolder';
/** What is wrong with it; `missing` is for a notice of copyright alone. */
export type FaultCode = TextFault | 'missing';

/** The fields' names in a sentence; the page has the same as questions and labels. */
const NAMES: Readonly<Record<Field, string>> = {
  kind: 'What it is about',
  text: 'What is wrong',
  work: 'Which work it is',
  name: 'Your name',
  email: 'Your e-mail address',
  goodFaith: 'That all of it is right and complete',
  rightsHolder: 'That you hold the rights',
};

const EMPTY: Readonly<Partial<Record<Field, string>>> = {
  kind: 'Choose what it is about.',
  text: 'Write what is wrong with the video.',
  goodFaith: 'Tick that you believe all of it to be right and complete.',
};

const MISSING: Readonly<Partial<Record<Field, string>>> = {
  name: 'Write your name: a report about copyright needs it.',
  email: 'Write your e-mail address: a report about copyright needs it.',
  work: 'Write which work it is: a report about copyright needs it.',
  rightsHolder: 'Tick that you hold the rights in the work, or may act for whoever does.',
};

/** All that the server says to whoever fills in the form. */
export const words = {
  /** What is wrong with a field, whose text may have `most` characters. */
  faultOf(field: Field, code: FaultCode, most: number): string {
    const name = NAMES[field];
    switch (code) {
      case 'empty':
        return EMPTY[field] ?? `${name} is missing.`;
      case 'missing':
        return MISSING[field] ?? `${name} is missing.`;
      case 'too long':
        return `${name} may have at most ${most.toLocaleString('en-US')} characters.`;
      case 'not text':
        return `${name} has characters that are not text.`;
      case 'no address':
        return `${name} must be one such as name@example.com, or left out.`;
    }
  },
  /** What the page says in the place of the form, by status. */
  refused: {
    title: 'This was not sent',
    wait: 'One moment, please',
    tooMuch:
      'What you wrote is more than a report can hold. Go back in your browser, where it still stands, and shorten it.',
    noForm: 'A report is sent with the form on this page.',
    anew: 'Open the form anew',
  },
} as const;
