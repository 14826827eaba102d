import { expect, test } from 'vitest';
import { faultWords, secondsInWords } from './words.ts';

test('faults and times are told as people say them', () => {
  expect(faultWords('NO_ANSWER')).toBe('No answer');
  expect(faultWords('FILTERED_PROMPT')).toBe('Filtered prompt');
  expect([0, 48, 60, 125].map(secondsInWords)).toEqual(['0 s', '48 s', '1 min', '2 min 5 s']);
});
