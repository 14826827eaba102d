import { MAX_WORK } from '@shortcake/contract/report-limits';

/** What the page with the form says of what was written into it. */
export const words = {
  /** How a fault names a field: it completes "... must not be empty". */
  fields: {
    kind: 'What it is about',
    text: 'What you report',
    name: 'Your name',
    email: 'Your e-mail address',
    work: 'The work',
  },
  kind: 'Choose what the report is about.',
  text: 'Write what you report, and why.',
  goodFaith: 'Tick that you believe what you write to be right and complete.',
  copyright: {
    name: 'Write your name: a notice of copyright needs it.',
    email: 'Write your e-mail address: a notice of copyright needs it.',
    work: `Write which work it is, and where it can be found, in at most ${MAX_WORK} characters.`,
    rightsHolder: 'Tick that you hold the right, or act for who does.',
  },
} as const;
