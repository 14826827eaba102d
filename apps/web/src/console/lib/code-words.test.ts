import { expect, test } from 'vitest';
import { codeWords } from './code-words.ts';

test.each([
  ['NO_ANSWER', 'No answer'],
  ['FILTERED_PROMPT', 'Filtered prompt'],
  ['grant-credits', 'Grant credits'],
  ['reconcile --fix', 'Reconcile --fix'],
])('%s is read as %s', (code, words) => {
  expect(codeWords(code)).toBe(words);
});
