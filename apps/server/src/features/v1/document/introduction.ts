/** What the document begins with, in Markdown. */
export const INTRODUCTION = [
  'Short vertical videos from templates, for programs.',
  'Make a key in Settings and send it as `Authorization: Bearer sc_...`. `read` looks at things, `generate` makes, cancels and deletes them.',
  'Times are ISO 8601 in UTC, ids are opaque. An answer of 400 or more is `{code, message}`: the code is for programs, the message for people.',
  'Nothing in version 1 ever breaks. New fields, calls, templates, categories and events may come, and new values of `code`, `step` and `type`: ignore what you do not know.',
].join('\n\n');
