import { expect, test } from 'vitest';
import { secondsInWords } from './words.ts';

test('times are told as people say them', () => {
  expect([0, 48, 60, 125].map(secondsInWords)).toEqual(['0 s', '48 s', '1 min', '2 min 5 s']);
});
