import { expect, test } from 'vitest';
import { faultWords, inDollars, secondsInWords } from './words.ts';

test('faults, times and amounts are told as people say them', () => {
  expect(faultWords('NO_ANSWER')).toBe('No answer');
  expect(faultWords('FILTERED_PROMPT')).toBe('Filtered prompt');
  expect([0, 48, 60, 125].map(secondsInWords)).toEqual(['0 s', '48 s', '1 min', '2 min 5 s']);
  expect(inDollars(12_600_000)).toBe('$12.60');
  expect(inDollars(1_234_567_890)).toBe('$1,234.57');
});
