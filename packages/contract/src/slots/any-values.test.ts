import { test } from 'vitest';
import { expectFound, expectKept, expectWords } from './any-values.suite.ts';

// The same values in each run; any-values.deep.test.ts draws others.
const chance = { seed: 1, numRuns: 200 };

test('a prompt is its template’s words with the values between them, whatever they are', () =>
  expectWords(chance));

test('values of one line are found again, each in its own slot', () => expectFound(chance));

test('what is written by hand outside of the slots outlives every value', () => expectKept(chance));
