import { test } from 'vitest';
import { expectAddsUp } from './any-history.suite.ts';

// The same histories in each run; any-history.deep.test.ts draws others.
test('any history adds up, and its events tell all of it', () =>
  expectAddsUp({ seed: 1, numRuns: 30 }));
