import { test } from 'vitest';
import { expectAppliedOnce } from './migrate.suite.ts';

test('eight processes at once apply each file once between them, indexes built beside them too', () =>
  expectAppliedOnce(8));
