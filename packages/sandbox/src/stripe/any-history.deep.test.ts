import { test } from 'vitest';
import { deepSeed } from '../../../../scripts/checks/deep-seed.ts';
import { expectAddsUp } from './any-history.suite.ts';

test('any history adds up, and its events tell all of it', () =>
  expectAddsUp({ seed: deepSeed, numRuns: 5000 }));
