import { MAX_PROMPT } from '@shortcake/contract/project-limits';
import { expect, test } from 'vitest';
import { rewritten } from './rewritten.ts';

test('an answer is trimmed, and may be as long as a prompt', () => {
  expect(rewritten('\n A snail. \n')).toBe('A snail.');
  const emoji = '🐌'.repeat(MAX_PROMPT);
  expect(rewritten(emoji)).toBe(emoji);
});

test.each([
  undefined,
  null,
  7,
  {},
  '',
  ' \n',
  'a'.repeat(MAX_PROMPT + 1),
  'A\0snail',
  '\ud83d snail',
])('what is no prompt is refused', (answer) => {
  expect(() => rewritten(answer)).toThrow(/^the text model gave/);
});
