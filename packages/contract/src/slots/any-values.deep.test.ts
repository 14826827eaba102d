import { test } from 'vitest';
import { deepSeed } from '../../../../scripts/checks/deep-seed.ts';
import { expectFound, expectKept, expectWords } from './any-values.suite.ts';

const chance = { seed: deepSeed, numRuns: 20_000 };

test('a prompt is its template’s words with the values between them, whatever they are', () =>
  expectWords(chance));

test('values of one line are found again, each in its own slot', () => expectFound(chance));

test('what is written by hand outside of the slots outlives every value', () => expectKept(chance));
