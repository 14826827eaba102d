import { test } from 'vitest';
import { deepSeed } from '../../../../scripts/checks/deep-seed.ts';
import { expectBytesRead, expectRead } from './hostile.suite.ts';

test('whatever a file is, it is read, or said to be broken, and soon', () =>
  expectRead({ seed: deepSeed, numRuns: 2000 }));

test('a manifest of which any byte has another value is read, or said to be broken', () =>
  expectBytesRead(1));
